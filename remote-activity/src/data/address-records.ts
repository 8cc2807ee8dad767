import { REFERENCE } from '@pignon/shared/domain/property/reference';

const splitList = (text: string | null): string[] => [
  ...new Set((text ?? '').split(',').filter((part) => part !== '')),
];

/* Parses numbers; skips invalid ones. */

const numbersIn = (text: string | null): number[] =>
  splitList(text)
    .filter((part) => /^[1-9]\d{0,14}$/.test(part))
    .map(Number);

/** Parses contact ids of a query parameter: `12,15`. */
export const contactsInAddress = numbersIn;

/** Parses mandate ids of a query parameter: `7`. */
export const mandatesInAddress = numbersIn;

/** Parses references of a query parameter: `V26-00042,L26-00007`. */
export function propertiesInAddress(text: string | null): string[] {
  return splitList(text).filter((part) => REFERENCE.test(part));
}
