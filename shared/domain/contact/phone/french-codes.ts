/**
 * Country codes of numbers dialled in France with 0 and nine digits: mainland and overseas (Arcep, plan de
 * numérotation).
 */
const NINE_DIGITS = ['33', '262', '590', '594', '596', '508'] as const;
const NATIONAL = 9;

/** Saint-Pierre-et-Miquelon has numbers of six digits too, after 0508. */
const SIX_DIGITS = /^\+508(?=\d{6}$)/;

/** "0612345678" for "+33612345678" and "0692123456" for "+262692123456": nine digits after the code; null for any other. */
export function dialledInFrance(e164: string): string | null {
  const code = NINE_DIGITS.find((each) => e164.startsWith(`+${each}`) && e164.length === each.length + 1 + NATIONAL);
  return code ? `0${e164.slice(code.length + 1)}` : null;
}

/** E.164 as typed in France: "+33612345678" -> "0612345678", "+262…" too, others as bare digits. */
export const typedDigits = (e164: string): string =>
  dialledInFrance(e164) ?? e164.replace(SIX_DIGITS, '0508').replace(/\D/g, '');

/** Replaces a French country code after "+" or "00" by the dialled 0: "33612" -> "0612". */
export function withoutCode(digits: string): string {
  const code = NINE_DIGITS.find((each) => digits.startsWith(each));
  if (code === undefined) return digits;
  const national = digits.slice(code.length).replace(/^0/, '');
  return code === '508' && !national.startsWith('708') ? `0508${national}` : `0${national}`;
}
