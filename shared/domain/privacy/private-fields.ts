import { privatePaths } from '../common/fields/field-catalogue';
import { CONTACT_FIELDS } from '../contact/contact-catalogue';
import { PROPERTY_FIELDS } from '../property/property-catalogue';

/**
 * What the customer's view hides of each answer of the API, as paths; `*` stands for every item. The list is the rule:
 * screens mask it, PUBLIC papers leave it out, and tests hold both against it.
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

/** What an answer holds that a customer must not read: texts and amounts, without what is empty. */
export function privateValues(kind: PrivateKind, answer: unknown): (string | number)[] {
  return PRIVATE_FIELDS[kind].flatMap((path) => valuesAt(answer, path.split('.'))).filter(hasText);
}
