import { decodeAnnounced, decodeAs, guessSingleByte, isUsual, SINGLE_BYTE, type SingleByte } from './decode-text';
import type { Encoding } from './encodings';

export interface ReadText {
  text: string;
  /** Null when the file's mark decides. */
  encoding: Encoding | null;
  /** True when the decoding is ambiguous or certainly wrong. */
  isDoubtful: boolean;
}

const isSingleByte = (encoding: Encoding): encoding is SingleByte => SINGLE_BYTE.some((each) => each === encoding);

/** Decodes bytes in the chosen encoding; invalid ones become U+FFFD. */
export const decodeBy = (bytes: Uint8Array, encoding: Encoding): string =>
  isSingleByte(encoding) ? decodeAs(bytes, encoding) : new TextDecoder(encoding).decode(bytes);

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Maximum number of examined bytes. */
const SAMPLE = 200_000;
const MIN_LENGTH = 4;

/** UTF-16 without a byte-order mark: for ASCII letters, one byte of two is zero. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 1_000);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [evenZeros = 0, oddZeros = 0] = zeros;
  if (sample.length < MIN_LENGTH || Math.max(evenZeros, oddZeros) < sample.length / 4) return null;
  if (evenZeros === 0) return 'utf-16le';
  return oddZeros === 0 ? 'utf-16be' : null;
}

/** Characters that show a wrong encoding: replacement and C1 control characters. */
const REPLACEMENT_CHARACTERS = /[\uFFFD\u0080-\u009F]/;
/** UTF-8 letters decoded as windows-1252: "HÃ©lÃ¨ne". */
const DOUBLE_DECODED = /Ã[\u0080-\u00BF\u0152-\u0178\u2013-\u203A]|Â[\u00A0-\u00BF]|â€/;
/**
 * "HÈlËne", "HÇlène": a capital after a small letter is a sign of the wrong encoding; double names have no accent
 * there.
 */
const CAPITAL_INSIDE = /\p{Ll}[À-ÞŒŠŽŸ]|\p{L}[À-ÞŒŠŽŸ]\p{Ll}/u;

const isPlausible = (text: string): boolean =>
  !REPLACEMENT_CHARACTERS.test(text) &&
  !CAPITAL_INSIDE.test(text) &&
  (text.match(/\P{ASCII}/gu) ?? []).every((letter) => isUsual(letter));

/** Possible single-byte encodings of a text. */
const plausible = (bytes: Uint8Array): SingleByte[] => {
  const sample = bytes.subarray(0, SAMPLE);
  return SINGLE_BYTE.filter((encoding) => isPlausible(decodeAs(sample, encoding)));
};

/** Decodes a file: by its mark, else UTF-8 if valid, UTF-16 if likely, else the likeliest single-byte encoding. */
export function readText(bytes: Uint8Array): ReadText {
  const announced = decodeAnnounced(bytes);
  const text = announced?.text ?? strictUtf8(bytes);
  const utf16 = announced ? null : unmarkedUtf16(bytes);
  if (utf16) return { text: decodeBy(bytes, utf16), encoding: utf16, isDoubtful: true };
  if (text !== null) {
    const encoding = announced && announced.encoding !== 'utf-8' ? null : 'utf-8';
    return { text, encoding, isDoubtful: REPLACEMENT_CHARACTERS.test(text) || DOUBLE_DECODED.test(text) };
  }
  const encoding = guessSingleByte(bytes);
  const [only, ...others] = plausible(bytes);
  return { text: decodeAs(bytes, encoding), encoding, isDoubtful: only !== encoding || others.length > 0 };
}
