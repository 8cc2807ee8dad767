import { frenchDay } from '../../common/french';
import type { FieldProblem } from '../../common/problem';
import type { PropertyStatus, TransactionType } from '../../property/property.enums';
import { signedOn } from '../mandate-termination';
import type { Mandate } from '../mandate.schema';
import type { Conclusion, ConclusionInput } from './conclusion.schema';

type Concluded = { conclusion: Conclusion } | { problem: FieldProblem };

const problem = (path: string, message: string): { problem: FieldProblem } => ({
  problem: { path: `conclusion.${path}`, message },
});

/** Resulting status of the property. */
export const CONCLUDED_STATUS: Readonly<Record<TransactionType, PropertyStatus>> = { SALE: 'SOLD', RENT: 'RENTED' };

const UNSAID: Readonly<Record<TransactionType, string>> = {
  SALE: 'Dites le jour de la vente, son prix et l’acquéreur',
  RENT: 'Dites le jour du bail, son loyer et le locataire',
};

/**
 * Builds the sale or letting that ends a mandate, or the first violated rule on day `today` (YYYY-MM-DD). A contact
 * takes precedence over a name.
 */
export function conclusionOf(mandate: Mandate, input: ConclusionInput | undefined, today: string): Concluded {
  if (input === undefined) return problem('date', UNSAID[mandate.transactionType]);
  const { date, price, contactId = null, name = null } = input;
  if (date > today) return problem('date', 'Ce jour est à venir');
  const signed = signedOn(mandate);
  if (date < signed) return problem('date', `Le mandat n’a été signé que le ${frenchDay(signed)}`);
  return { conclusion: { date, price, contactId, name: contactId === null ? name : null } };
}
