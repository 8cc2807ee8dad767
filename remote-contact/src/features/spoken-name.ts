import { spokenName } from '@pignon/shared/domain/privacy/private-name';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';

/** How a contact is called where nothing can be masked: by no name where it may not be said. */
export function useSpokenName(): (contact: Parameters<typeof spokenName>[0]) => string {
  const { t } = useTranslation('contact');
  const masked = usePrivacy();
  return (contact) => spokenName(contact, masked) ?? t('detail.contact');
}
