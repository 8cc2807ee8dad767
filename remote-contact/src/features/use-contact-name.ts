import { useTranslation } from '@pignon/shared/i18n';
import { useRecordNames } from '@pignon/shared/ui/core';

const asRecord = (id: number) => ({ kind: 'contact', id: String(id) });

/** How a contact of which only the id is known is called inside a sentence: by name, or "ce contact". */
export function useContactName(id: number): string {
  const { t } = useTranslation('contact');
  return useRecordNames([asRecord(id)])(asRecord(id)) ?? t('detail.thisContact');
}

/** How each of these contacts is called where nothing can be masked. */
export function useListedNames(ids: readonly number[]): (id: number) => string {
  const { t } = useTranslation('contact');
  const nameOf = useRecordNames(ids.map(asRecord));
  return (id) => nameOf(asRecord(id)) ?? t('detail.contact');
}
