/** Single-byte encodings found in French files: Windows, MS-DOS (code page 850), Macintosh. */
export const SINGLE_BYTE = ['windows-1252', 'cp850', 'macintosh'] as const;
export type SingleByte = (typeof SINGLE_BYTE)[number];
export type TextEncoding = 'utf-8' | 'utf-16' | 'utf-32' | SingleByte;

const FIRST_FOREIGN = 0x80;

/** Characters 0x80 to 0xFF of code page 850, which web decoders lack. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const fromCp850 = (bytes: Uint8Array): string => {
  const letters: string[] = [];
  for (const byte of bytes)
    letters.push(byte < FIRST_FOREIGN ? String.fromCharCode(byte) : CP850.charAt(byte - FIRST_FOREIGN));
  return letters.join('');
};

/** Characters of windows-1252 in 0x80 to 0x9F; some decoders leave control characters of Latin-1 there. */
export const WINDOWS_LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const fromWindows = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (letter) => WINDOWS_LETTERS.charAt(letter.charCodeAt(0) - FIRST_FOREIGN));

const DECODERS: Readonly<Record<SingleByte, (bytes: Uint8Array) => string>> = {
  'windows-1252': fromWindows,
  cp850: fromCp850,
  macintosh: (bytes) => new TextDecoder('macintosh').decode(bytes),
};

export const decodeAs = (bytes: Uint8Array, encoding: SingleByte): string => DECODERS[encoding](bytes);

const LOWER_CASE_LETTERS = 'éèêëàâçîïôùûœ';
const UPPER_CASE_LETTERS = 'ÉÈÊÀÂÇÎÔÙŒ';
/** Letters in names of neighbouring languages: Spanish, Basque, Portuguese, Italian, German. */
const NEIGHBOURS = 'áíóúñäöüåìòãõæßÿ';
const PLAIN = '€’“”«»–—…°²³ºª•·\u00a0\u202f©®';

/** True for letters and signs usual in French texts beside ASCII. */
export const isUsual = (letter: string): boolean => weightOf(letter) >= 0;

/** Weighs a letter as evidence for an encoding; a control character is evidence against it. */
function weightOf(letter: string): number {
  if (LOWER_CASE_LETTERS.includes(letter)) return 2;
  if (UPPER_CASE_LETTERS.includes(letter) || NEIGHBOURS.includes(letter)) return 1;
  if (PLAIN.includes(letter)) return 0;
  return /\p{Cc}/u.test(letter) ? -6 : -2;
}

/** Maximum number of examined characters. */
const SAMPLE = 2_000;

/** Guesses the encoding that gives French letters. */
export function guessSingleByte(bytes: Uint8Array): SingleByte {
  const sample = bytes.filter((byte) => byte >= FIRST_FOREIGN).subarray(0, SAMPLE);
  const weights = SINGLE_BYTE.map((encoding) =>
    Array.from(decodeAs(sample, encoding)).reduce((sum, letter) => sum + weightOf(letter), 0),
  );
  return SINGLE_BYTE[weights.indexOf(Math.max(...weights))] ?? 'windows-1252';
}

function fromUtf32(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const letters: string[] = [];
  for (let at = 4; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, isLittle);
    letters.push(code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD');
  }
  return letters.join('');
}

interface Decoded {
  text: string;
  encoding: TextEncoding;
}

/** Decodes bytes that begin with a byte-order mark, without it; null without one. */
export function decodeAnnounced(bytes: Uint8Array): Decoded | null {
  const startsWithBytes = (...bytesOfMark: number[]) => bytesOfMark.every((byte, index) => bytes[index] === byte);
  if (startsWithBytes(0xff, 0xfe, 0, 0)) return { text: fromUtf32(bytes, true), encoding: 'utf-32' };
  if (startsWithBytes(0, 0, 0xfe, 0xff)) return { text: fromUtf32(bytes, false), encoding: 'utf-32' };
  if (startsWithBytes(0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' };
  if (startsWithBytes(0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16' };
  // A single invalid sequence does not change the encoding.
  if (startsWithBytes(0xef, 0xbb, 0xbf)) return { text: new TextDecoder('utf-8').decode(bytes), encoding: 'utf-8' };
  return null;
}
