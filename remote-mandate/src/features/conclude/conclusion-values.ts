import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import { conclusionOf } from '@pignon/shared/domain/mandate/conclusion/conclusion';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { StatusAction } from '@pignon/shared/domain/mandate/mandate-write.schema';

/** Form values of a sale or letting: missing ones are null or empty. */
export interface ConclusionValues {
  conclusion: { date: string | null; price: number | null; contactId: number | null; name: string };
}

/** Defaults: today and the mandate's price, which is hidden on the client's screen. */
export const conclusionValues = ({ price }: Mandate, today: string, hidden: boolean): ConclusionValues => ({
  conclusion: { date: today, price: hidden ? null : price, contactId: null, name: '' },
});

/** Builds the request; a contact replaces a typed name. */
export function statusActionOf({ conclusion }: ConclusionValues): StatusAction {
  const { contactId, name } = conclusion;
  const buyerName = contactId === null ? name.trim() : '';
  return { conclusion: { ...conclusion, name: buyerName === '' ? null : buyerName } as StatusAction['conclusion'] };
}

/** First violated rule; null while day or price is missing. */
export function conclusionProblem(mandate: Mandate, values: ConclusionValues, today: string): FieldProblem | null {
  const { date, price } = values.conclusion;
  if (date === null || date === '' || typeof price !== 'number') return null;
  const concluded = conclusionOf(mandate, statusActionOf(values).conclusion, today);
  return 'problem' in concluded ? concluded.problem : null;
}
