/** Country codes whose numbers are dialled in France with a leading 0: mainland and overseas departments. */
const FRENCH = ['33', '262', '590', '594', '596'];

function inPairs(national: string): string {
  return (national.match(/.{1,2}/g) ?? []).join('\u00a0');
}

/**
 * A French number stored in E.164 (`+33612345678`) as `06 12 34 56 78`, kept on one line. Any other text is given back
 * unchanged: `formatForeignPhone` knows the rest of the world but weighs 80 kB.
 */
export function formatPhone(e164: string): string {
  const code = FRENCH.find((prefix) => e164.startsWith(`+${prefix}`) && e164.length === prefix.length + 10);
  return code ? inPairs(`0${e164.slice(code.length + 1)}`) : e164;
}

/** A number of another country in its international writing; loads the numbering plans on first use. */
export async function formatForeignPhone(e164: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

/** The `tel:` address that makes a call. */
export function phoneHref(e164: string): string {
  return `tel:${e164.replace(/[^+\d]/g, '')}`;
}
