import { unmaskedName } from '@pignon/shared/domain/privacy/contact-name-privacy';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';

/** Names a contact where nothing can be masked; anonymous where the name is private. */
export function useUnmaskedName(): (contact: Parameters<typeof unmaskedName>[0]) => string {
  const { t } = useTranslation('contact');
  const masked = usePrivacy();
  return (contact) => unmaskedName(contact, masked) ?? t('detail.contact');
}
