import { sameValue } from '@pignon/shared/domain/form/values';
import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import type { TypedContact } from '@pignon/shared/domain/contact/contact-from-text';
import { newValues, type ContactValues } from '../form/contact-values';
import type { RangeKey } from '../form/search-values';

/** Ranges asked on the telephone; the full form has the others. */
export const QUICK_RANGES: readonly RangeKey[] = ['PRICE', 'HOME_SIZE'];

/** Fields of the dialog. */
const QUICK_FIELDS: ReadonlySet<string> = new Set([
  'contactType',
  'firstName',
  'lastName',
  'phone',
  'email',
  'filters',
]);

/** Initial values of a new contact, with one telephone line and without search criteria. */
export function quickValues(negotiator: string | null, type: ContactType, known: TypedContact): ContactValues {
  const values = newValues(negotiator, type, known);
  return { ...values, filters: [], phone: values.phone.length > 0 ? values.phone : [{ number: '', main: true }] };
}

/** True when a restored draft has values that only the full form shows. */
export function hasOtherValues(values: Partial<ContactValues>, start: ContactValues): boolean {
  const keys = Object.keys(start) as (keyof ContactValues)[];
  return (
    (values.phone?.length ?? 0) > 1 ||
    keys.some((key) => !QUICK_FIELDS.has(key) && key in values && !sameValue(values[key], start[key]))
  );
}
