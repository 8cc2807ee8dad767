import { REFERENCE } from '@pignon/shared/domain/property/reference';

const listed = (text: string | null): string[] => [...new Set((text ?? '').split(',').filter((part) => part !== ''))];

/* Parses numbers; skips invalid ones. */

const numbersIn = (text: string | null): number[] =>
  listed(text)
    .filter((part) => /^[1-9]\d{0,14}$/.test(part))
    .map(Number);

/** The contacts that a parameter of an address names: `12,15`. */
export const contactsInAddress = numbersIn;

/** The mandates that a parameter of an address names: `7`. */
export const mandatesInAddress = numbersIn;

/** The properties that a parameter of an address names: `V26-00042,L26-00007`. */
export function propertiesInAddress(text: string | null): string[] {
  return listed(text).filter((part) => REFERENCE.test(part));
}
