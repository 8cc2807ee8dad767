let segmenter: Intl.Segmenter | undefined;

/** Created lazily: most texts are short enough. */
const lettersOf = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter('fr', { granularity: 'grapheme' })).segment(text);

/**
 * Truncates a text to `most` UTF-16 units, as schemas and columns count, between visible characters (grapheme clusters,
 * Unicode UAX #29), so that no emoji and no accent is halved.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = lettersOf(text).containing(max)?.index ?? max;
  // A character longer than the limit is cut between code points.
  return end > 0 ? text.slice(0, end) : text.slice(0, max).replace(/\p{Surrogate}$/u, '');
}

/** First `count` grapheme clusters; the text itself when it is shorter. */
export function firstLetters(text: string, count: number): string {
  if (text.length <= count) return text;
  let length = 0;
  for (const { index } of lettersOf(text)) if (length++ === count) return text.slice(0, index);
  return text;
}

/** Control characters but tab and line ends (U+0000 to U+001F, U+007F to U+009F), and halves of surrogate pairs. */
// oxlint-disable-next-line no-control-regex -- these are the ones that are looked for
const UNFIT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Surrogate}]/u;
const EVERY_UNFIT = new RegExp(UNFIT.source, 'gu');

/** First forbidden character of a text, as "U+0007"; null for none. */
export function forbiddenCharacter(text: string): string | null {
  const [found] = UNFIT.exec(text) ?? [];
  const code = found?.codePointAt(0);
  return code === undefined ? null : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Removes forbidden characters. */
export const withoutForbiddenCharacters = (text: string): string => text.replace(EVERY_UNFIT, '');

/**
 * Invisible characters (category Cf): direction marks, byte-order marks, blanks without a width, soft hyphens. The
 * joiner of an emoji and the tags of a flag are part of a character.
 */
const INVISIBLE =
  /(?<!\p{Extended_Pictographic}|\uFE0F|\p{Emoji_Modifier})\u200D|(?![\u200D\u{E0020}-\u{E007F}])\p{Cf}/gu;

/** Printable ASCII, which is as it should be. */
const PRINTABLE_ASCII = /^[ -~]*$/;

/** Normalises names, addresses and search texts: removes invisible characters and composes (NFC). */
export const withoutInvisible = (text: string): string =>
  PRINTABLE_ASCII.test(text) ? text : text.replace(INVISIBLE, '').normalize('NFC');
