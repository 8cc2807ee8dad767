import type { ENCODINGS } from '../../sync/sync.enums';
import { WINDOWS_LETTERS } from '../../import/decode-text';

const FIRST_OF_WINDOWS = 0x80;
const FIRST_OF_LATIN = 0xa0;
const UNKNOWN = '?'.charCodeAt(0);

/** Closest windows-1252 characters for others. */
const NEAREST: Readonly<Record<string, string>> = {
  '\u202f': '\u00a0',
  '\u2009': ' ',
  '\u2011': '-',
  '\u2212': '-',
  '\u2032': "'",
  '\u2033': "''",
  '\u2192': '->',
};

function byteOf(letter: string): number | null {
  const code = letter.codePointAt(0) ?? UNKNOWN;
  if (code < FIRST_OF_WINDOWS || (code >= FIRST_OF_LATIN && code <= 0xff)) return code;
  const place = WINDOWS_LETTERS.indexOf(letter);
  return place === -1 ? null : FIRST_OF_WINDOWS + place;
}

function bytesOf(letter: string): number[] {
  const byte = byteOf(letter);
  if (byte !== null) return [byte];
  const nearest = NEAREST[letter] ?? letter.normalize('NFKD').replace(/\p{M}+/gu, '');
  return Array.from(nearest, (one) => byteOf(one) ?? UNKNOWN);
}

/**
 * The bytes of a text. `ISO-8859-1` is written as windows-1252, which every reader of it understands (WHATWG, Encoding) and
 * which has the French apostrophe, œ and €.
 */
export function encodeText(text: string, encoding: (typeof ENCODINGS)[number]): Uint8Array {
  if (encoding === 'UTF-8') return new TextEncoder().encode(text);
  return Uint8Array.from(Array.from(text).flatMap(bytesOf));
}
