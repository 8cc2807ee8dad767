import { cutContactName } from '@pignon/shared/domain/contact/contact-name';
import { unmaskedName } from '@pignon/shared/domain/privacy/contact-name-privacy';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { useContactsById } from '../data/records.queries';

/** Names contacts where nothing can be masked; anonymous where the name is private. */
export function useUnmaskedNames(ids: readonly number[]): (id: number) => string {
  const { t } = useTranslation('activity');
  const masked = usePrivacy();
  const { data: contacts } = useContactsById(ids);
  return (id) => {
    const name = unmaskedName(contacts?.get(id), masked);
    return name === undefined ? t('chip.contact') : cutContactName(name);
  };
}
