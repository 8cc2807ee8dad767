/** Writes a text on one line: no quotes (they end a field), line breaks as `<BR>`, no other markup. */
export function writeText(text: string, longest = Infinity): string {
  const plain = text
    .replace(/"/g, "'")
    .replace(/!#/g, '! #')
    .replace(/<[^<>]*>/g, ' ')
    // oxlint-disable-next-line no-control-regex -- a control character would end the line or spoil it
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
    .trim();
  return cutText(plain, longest, LINE_BREAK_LENGTH).replace(/ *\n */g, '<BR>');
}

const LINE_BREAK_LENGTH = '<BR>'.length;

/** Cuts a text at whole words, with an ellipsis; a line break counts with its written length. */
export function cutText(text: string, longest: number, lineBreak = 1): string {
  const lengthOf = (letter: string) => (letter === '\n' ? lineBreak : letter.length);
  const letters = Array.from(text);
  if (letters.reduce((sum, letter) => sum + lengthOf(letter), 0) <= longest) return text;
  let [room, end, wordEnd] = [longest - 1, 0, 0];
  for (const letter of letters) {
    room -= lengthOf(letter);
    if (room < 0) break;
    if (/\s/.test(letter)) wordEnd = end;
    end += letter.length;
  }
  return `${text.slice(0, wordEnd || end).trimEnd()}…`;
}

/** Percent-encodes characters that would end the field; empty for null. */
export const writeAddress = (address: string | null): string =>
  (address ?? '').replace(/!(?=#)|[^\P{ASCII}\x21\x23-\x3b\x3d\x3f-\x7e]/gu, (letter) =>
    letter === '!' ? '%21' : encodeURIComponent(letter),
  );

/** Decimal point and no trailing zeros; empty for null. */
export const writeNumber = (value: number | null): string => (value === null ? '' : String(value));

/** Amounts have two decimals. */
export const writeEuros = (value: number | null): string => (value === null ? '' : value.toFixed(2));

/** `JJ/MM/AAAA` of an ISO day. */
export const writeDay = (day: string | null): string => (day === null ? '' : day.split('-').reverse().join('/'));

export const writeYes = (isTrue: boolean | null): string => (isTrue === null ? '' : isTrue ? 'OUI' : 'NON');
