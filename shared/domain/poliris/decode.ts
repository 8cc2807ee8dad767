import { decodeAnnounced, decodeAs, guessSingleByte, type SingleByte, type TextEncoding } from '../import/decode-text';

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const FIRST = 0x80;

const NEWLINE = 10;

/** Encoding of the lines that are not UTF-8. */
function foreignEncoding(bytes: Uint8Array): SingleByte {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, from);
    const to = end === -1 ? bytes.length : end + 1;
    const line = bytes.subarray(from, to);
    if (strictUtf8(line) === null) lines.push(line);
    from = to;
  }
  const joinedBytes = new Uint8Array(lines.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const line of lines) {
    joinedBytes.set(line, at);
    at += line.length;
  }
  return guessSingleByte(joinedBytes);
}

/**
 * Decodes line by line: some exports concatenate listings of several programs in different encodings. The file's
 * encoding is that of most lines with non-ASCII letters.
 */
function decodeLines(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const other = foreignEncoding(bytes);
  const lines: string[] = [];
  let [singleByteLines, accentedLines] = [0, 0];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, from);
    const to = end === -1 ? bytes.length : end + 1;
    const line = bytes.subarray(from, to);
    const read = strictUtf8(line);
    if (read === null) singleByteLines += 1;
    if (line.some((byte) => byte >= FIRST)) accentedLines += 1;
    lines.push(read ?? decodeAs(line, other));
    from = to;
  }
  return { text: lines.join(''), encoding: singleByteLines > accentedLines / 2 ? other : 'utf-8' };
}

/** Text of an export: decoded by its byte-order mark, else UTF-8, else the likeliest single-byte encoding. */
export function decodeExport(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const announced = decodeAnnounced(bytes);
  if (announced) return announced;
  const whole = strictUtf8(bytes);
  return whole === null ? decodeLines(bytes) : { text: whole, encoding: 'utf-8' };
}
