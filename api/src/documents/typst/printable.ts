/** Code points in every weight of Kanit, as printed by `fc-query --format '%{charset}'`, without its private one. */
const KANIT =
  '20-7e a0-17e 18f 192 1a0-1a1 1af-1b0 1cd-1dc 1e6-1e7 1fa-1ff 218-21b 237 251 259 2bb-2bc 2be-2bf 2c6-2cc 2d8-2dd 300-304 306-30c 31b 323-324 326-328 32e 331 394 3a9 3bc 3c0 e01-e3a e3f-e5b 1e0c-1e0f 1e20-1e21 1e24-1e25 1e2a-1e2b 1e36-1e3b 1e42-1e49 1e5a-1e63 1e6c-1e6f 1e80-1e85 1e8e-1e8f 1e92-1e93 1e97 1e9e 1ea0-1ef9 2007 2010 2012-2015 2018-201a 201c-201e 2020-2022 2026 2030 2032-2033 2039-203a 2044 2070 2074-2079 207d-2089 208d-208e 20a1 20a4 20a6-20a7 20ab-20ac 20b1-20b2 20b5 20b9-20ba 20bd 210a 2113 2117 2120 2122 2126 212e 2153-2154 215b-215e 2190-2193 2202 220f 2211-2212 2215 2219-221a 221e 222b 2248 2260 2264-2265 25a0 25b2-25b3 25b6-25b7 25bc-25bd 25c0-25c1 25c6 25ca fb01-fb02';
/**
 * Characters that the font need not have: line ends and tabs, blanks without a glyph, the narrow blank that the
 * templates replace, and the private letters that mark blanks to fill in (`blank-line.ts`).
 */
const SET = '\t\n\r\\u2009\\u200B\\u2011\\u202F\\u2060\\uE000-\\uE003';

const charset = KANIT.split(' ')
  .map((range) =>
    range
      .split('-')
      .map((code) => `\\u{${code}}`)
      .join('-'),
  )
  .join('');
const PRINTS = new RegExp(`^[${charset}${SET}]*$`, 'u');
const letters = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Replacement of a character missing in every weight of the font: emoji, Chinese, Word's private bullets. */
const BULLET = '•';

/** Returns a form that the font has, as "1" for "①"; nothing for combining marks; else a bullet. */
function replacementOf(letter: string): string {
  if (PRINTS.test(letter)) return letter;
  const plain = letter.normalize('NFKC').replace(/\p{Cf}|\p{Variation_Selector}/gu, '');
  if (PRINTS.test(plain)) return plain;
  const withoutMarks = plain.normalize('NFD').replace(/\p{M}/gu, '');
  return withoutMarks !== '' && PRINTS.test(withoutMarks) ? withoutMarks : BULLET;
}

/** Words or URLs too long to fit on a line for certain. */
const ENDLESS_WORD = /[^\s\u00A0\u202F\uE000-\uE003]{40,}/gu;
/** Number of letters between two break opportunities in such a word. */
const UNBROKEN = 12;
const ZERO_WIDTH_SPACE = '\u200B';

const breakable = (word: string): string =>
  Array.from(letters.segment(word), ({ segment }, index) =>
    index > 0 && index % UNBROKEN === 0 ? ZERO_WIDTH_SPACE + segment : segment,
  ).join('');

/**
 * Replaces characters that the font lacks, so that none prints as an empty box and the PDF stays archivable; adds break
 * opportunities to long words.
 */
export function printable(text: string): string {
  const known = PRINTS.test(text)
    ? text
    : Array.from(letters.segment(text), ({ segment }) => replacementOf(segment)).join('');
  return known.replace(ENDLESS_WORD, breakable);
}
