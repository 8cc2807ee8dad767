import { useTranslation } from '@pignon/shared/i18n';
import { useRecordNames } from '@pignon/shared/ui/core';

const asRecord = (id: number) => ({ kind: 'contact', id: String(id) });

/** Name of a contact for use inside a sentence: its name, or "ce contact". */
export function useContactName(id: number): string {
  const { t } = useTranslation('contact');
  return useRecordNames([asRecord(id)])(asRecord(id)) ?? t('detail.thisContact');
}

/** Names contacts by id where nothing can be masked. */
export function useListedNames(ids: readonly number[]): (id: number) => string {
  const { t } = useTranslation('contact');
  const nameOf = useRecordNames(ids.map(asRecord));
  return (id) => nameOf(asRecord(id)) ?? t('detail.contact');
}
