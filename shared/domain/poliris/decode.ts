export type Encoding = 'utf-8' | 'windows-1252';

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What Windows put in 0x80 to 0x9F; some decoders leave the control characters of Latin-1 there. */
export const WINDOWS_LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST = 0x80;

const latin = (bytes: Uint8Array) =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (letter) => WINDOWS_LETTERS.charAt(letter.charCodeAt(0) - FIRST));
const NEWLINE = 10;

/**
 * Line by line: some exports glue listings of several programs together, each in its own encoding. That of the file is the
 * one of most lines that tell it: plain letters are the same in both.
 */
function decodeLines(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const lines: string[] = [];
  let [foreign, telling] = [0, 0];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, from);
    const to = end === -1 ? bytes.length : end + 1;
    const line = bytes.subarray(from, to);
    const read = strictUtf8(line);
    if (read === null) foreign += 1;
    if (line.some((byte) => byte >= FIRST)) telling += 1;
    lines.push(read ?? latin(line));
    from = to;
  }
  return { text: lines.join(''), encoding: foreign > telling / 2 ? 'windows-1252' : 'utf-8' };
}

/** The text of an export: UTF-8 with or without a byte-order mark, else Latin-1 as Windows writes it. */
export function decodeExport(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const whole = strictUtf8(bytes);
  return whole === null ? decodeLines(bytes) : { text: whole.replace(/^\uFEFF/, ''), encoding: 'utf-8' };
}
