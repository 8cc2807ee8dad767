import type { CardKind } from '../agency/agency.enums';

/** A register number; `register` is null when not stated. */
export interface TypedRegisterNumber {
  register: CardKind | null;
  number: number;
}

const NAME = String.raw`mandat(?:\s*de\s+gestion)?`;
const SIGN = String.raw`n\s*[°ºo]?\.?`;
const LETTER = String.raw`([tg])\s*[-–—‑./]?`;
// nine digits always fit into an integer of PostgreSQL
const DIGITS = String.raw`([1-9]\d{0,8})`;
const TYPED = new RegExp(String.raw`^(?:(${NAME})\s*)?(?:${SIGN}\s*)?(?:${LETTER}\s*)?${DIGITS}$`, 'i');
const GROUP = /(\d)[\s\u00a0\u202f.](?=\d{3}(?!\d))/g;

/**
 * Parses a loosely typed register number ("42", "n° T-1042", "g 12", "Mandat de gestion n° G-12"); null when invalid.
 */
export function typedRegisterNumber(text: string): TypedRegisterNumber | null {
  const [, name, letter, digits] = TYPED.exec(text.trim().replace(GROUP, '$1')) ?? [];
  if (digits === undefined) return null;
  const letterOfNumber = letter?.toUpperCase() ?? (name !== undefined && /gestion/i.test(name) ? 'G' : null);
  return { register: letterOfNumber === 'G' || letterOfNumber === 'T' ? letterOfNumber : null, number: Number(digits) };
}

const FULL_SIGN = String.raw`n\s?[°º]\s*`;
const WITHIN = new RegExp(
  [
    String.raw`(?<!\S)(?:${NAME}\s+)?(?:${FULL_SIGN})?[tg]\s?[-–—‑]\s?\d{1,9}(?!\S)`,
    String.raw`(?<!\S)(?:${NAME}\s+(?:${FULL_SIGN})?|${FULL_SIGN})(?:[tg]\s?)?\d{1,9}(?!\S)`,
  ].join('|'),
  'gi',
);

/**
 * Splits a search of mandates into register numbers with a sign or letter ("n° 374", "T-374") and words. A bare number
 * and "T4" stay words, which a property may match too.
 */
export function splitRegisterNumbers(text: string): { places: TypedRegisterNumber[]; words: string } {
  const places: TypedRegisterNumber[] = [];
  const words = text.replaceAll(WITHIN, (found: string) => {
    const place = typedRegisterNumber(found);
    if (place === null) return found;
    places.push(place);
    return ' ';
  });
  return { places, words: words.trim() };
}
