import { spokenName } from '@pignon/shared/domain/privacy/private-name';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';

/** How a contact is called where nothing can be masked: by number where the name may not be said. */
export function useSpokenName(): (contact: Parameters<typeof spokenName>[0], id: number) => string {
  const { t } = useTranslation('contact');
  const masked = usePrivacy();
  return (contact, id) => spokenName(contact, masked) ?? t('detail.numbered', { id });
}
