import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { DateText, MaskedValue, RecordLink, type Fact } from '@pignon/shared/ui/core';
import { dealKey } from '../field-labels';
import { MandatePrice } from '../mandate-price';
import type { Words } from '../mandate-title';

/** Facts of the sale or letting that ended a mandate, if recorded. */
export function conclusionFacts({ conclusion, transactionType }: Mandate, t: Words): Fact[] {
  if (conclusion === null) return [];
  const { date, price, contactId, name } = conclusion;
  return [
    { label: t(dealKey('conclusion.date', transactionType)), value: <DateText iso={date} /> },
    {
      label: t(dealKey('conclusion.price', transactionType)),
      value: <MandatePrice mandate={{ price, transactionType }} />,
    },
    {
      label: t(dealKey('conclusion.contactId', transactionType)),
      value:
        contactId === null ? (
          <MaskedValue>{name}</MaskedValue>
        ) : (
          <MaskedValue>
            <RecordLink record={{ kind: 'contact', id: String(contactId) }} fallback={t('detail.contact')} />
          </MaskedValue>
        ),
    },
  ];
}
