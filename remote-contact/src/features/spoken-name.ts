import { spokenName } from '@pignon/shared/domain/privacy/private-name';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';

/** Names a contact where nothing can be masked; anonymous where the name is private. */
export function useSpokenName(): (contact: Parameters<typeof spokenName>[0]) => string {
  const { t } = useTranslation('contact');
  const masked = usePrivacy();
  return (contact) => spokenName(contact, masked) ?? t('detail.contact');
}
