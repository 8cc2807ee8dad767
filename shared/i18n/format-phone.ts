import { dialledInFrance } from '../domain/contact/phone/french-codes';

function groupInPairs(national: string): string {
  return (national.match(/.{1,2}/g) ?? []).join('\u00a0');
}

/**
 * Formats a French E.164 number (`+33612345678`) as `06 12 34 56 78` with no-break spaces. Returns other text
 * unchanged: `formatForeignPhone` handles all countries but weighs 80 kB.
 */
export function formatPhone(e164: string): string {
  const dialledNumber = dialledInFrance(e164);
  return dialledNumber === null ? e164 : groupInPairs(dialledNumber);
}

/** International format of a foreign number; loads the numbering plans on first use. */
export async function formatForeignPhone(e164: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

/** `tel:` address of a number. */
export function phoneHref(e164: string): string {
  return `tel:${e164.replace(/[^+\d]/g, '')}`;
}
