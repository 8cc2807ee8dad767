import { privatePaths } from '../common/fields/field-catalogue';
import { CONTACT_FIELDS } from '../contact/contact-catalogue';
import { PROPERTY_FIELDS } from '../property/property-catalogue';

/**
 * Paths hidden from customers in each API response; `*` stands for every item. Screens mask them, PUBLIC documents omit
 * them, and tests check both.
 */
export const PRIVATE_FIELDS = {
  property: privatePaths(PROPERTY_FIELDS, 'VALUE'),
  contact: privatePaths(CONTACT_FIELDS, 'VALUE'),
  contactSummary: ['phones.*', 'email'],
  mandate: ['counterParts.*.name', 'price', 'endDate', 'noticeEnd', 'conclusion.price', 'conclusion.name'],
  market: ['time.since', 'time.until', 'time.days', 'likes.count', 'likes.median'],
  visit: ['contacts.*.name', 'feedback.positives.*', 'feedback.negatives.*', 'feedback.priceAmount', 'feedback.notes'],
  event: ['title', 'text'],
} as const satisfies Record<string, readonly string[]>;
export type PrivateKind = keyof typeof PRIVATE_FIELDS;

function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (step === '*') return Object.values(value).flatMap((item) => valuesAt(item, rest));
  return valuesAt((value as Record<string, unknown>)[step], rest);
}

const hasText = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

/** Collects the private values of a response: texts and amounts that are not empty. */
export function privateValues(kind: PrivateKind, answer: unknown): (string | number)[] {
  return PRIVATE_FIELDS[kind].flatMap((path) => valuesAt(answer, path.split('.'))).filter(hasText);
}
