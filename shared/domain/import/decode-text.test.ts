import { guessSingleByte } from './decode-text';
import { ENCODINGS } from './encodings';
import { decodeBy, readText } from './read-text';

const decodeText = (bytes: Uint8Array) => readText(bytes).text;

/** A line of invented contacts in the encoding of each program. */
const TEXT = 'Lagrèze;Hélène\nÉtchevers;François;Hélette';
const WRITTEN = {
  cp850: [0x8a, 0x82, 0x8a, 0x90, 0x87, 0x82],
  macintosh: [0x8f, 0x8e, 0x8f, 0x83, 0x8d, 0x8e],
  'windows-1252': [0xe8, 0xe9, 0xe8, 0xc9, 0xe7, 0xe9],
} as const;

function bytesOf(accents: readonly number[]): Uint8Array {
  let next = 0;
  return Uint8Array.from(Array.from(TEXT), (letter) =>
    letter > '\u007f' ? (accents[next++] ?? 0) : letter.charCodeAt(0),
  );
}

it.each(Object.entries(WRITTEN))('reads %s', (encoding, accents) => {
  expect(guessSingleByte(bytesOf(accents))).toBe(encoding);
  expect(decodeText(bytesOf(accents))).toBe(TEXT);
});

it('reads names of neighbouring languages in windows-1252', () => {
  const text = 'Civilité;Œnone;Ibáñez;Xorroxín;Núñez;Ordóñez';
  const bytes = Uint8Array.from(Array.from(text), (letter) => (letter === 'Œ' ? 0x8c : letter.charCodeAt(0)));
  expect(decodeText(bytes)).toBe(text);
});

it('reads a column of such names whose other letters suggest MS-DOS', () => {
  const text = 'Œnone;Xorroxín\n'.repeat(20);
  const bytes = Uint8Array.from(Array.from(text), (letter) => (letter === 'Œ' ? 0x8c : letter.charCodeAt(0)));
  expect(guessSingleByte(bytes)).toBe('windows-1252');
});

it('trusts a byte-order mark', () => {
  const utf16 = (isLittle: boolean) => {
    const bytes = new Uint8Array(2 + TEXT.length * 2);
    const view = new DataView(bytes.buffer);
    [0xfeff, ...Array.from(TEXT).map((letter) => letter.charCodeAt(0))].forEach((unit, index) =>
      view.setUint16(index * 2, unit, isLittle),
    );
    return bytes;
  };
  const utf32 = new Uint8Array(4 + TEXT.length * 4);
  const view = new DataView(utf32.buffer);
  [0xfeff, ...Array.from(TEXT).map((letter) => letter.charCodeAt(0))].forEach((code, index) =>
    view.setUint32(index * 4, code, true),
  );
  for (const bytes of [utf16(true), utf16(false), utf32, new TextEncoder().encode(`\ufeff${TEXT}`)])
    expect(decodeText(bytes)).toBe(TEXT);
});

/** Bytes of windows-1252 or UTF-8, for letters that exist in Latin-1. */
const latin = (text: string) => Uint8Array.from(Array.from(text), (letter) => letter.charCodeAt(0));
const unmarked = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  Array.from(text).forEach((letter, index) => view.setUint16(index * 2, letter.charCodeAt(0), isLittle));
  return bytes;
};

it.each([
  ['plain letters', latin('Nom;Ville\nDupont;Pau'), 'utf-8', false],
  ['UTF-8', new TextEncoder().encode(TEXT), 'utf-8', false],
  ['windows-1252 of usual names', latin('Nom;Prénom\nLagrèze;Hélène\nÉtchevers;Anaïs'), 'windows-1252', false],
  ['cp850', bytesOf(WRITTEN.cp850), 'cp850', false],
  ['Macintosh', bytesOf(WRITTEN.macintosh), 'macintosh', false],
  ['capital letters alone', latin('NOM\nÉTCHÉVERS'), 'windows-1252', true],
  ['a sign that means several', latin('Prix\n1 200 \u0080'), 'cp850', true],
  [
    'control characters that windows-1252 does not have',
    latin('Nom\nH\u0081l\u009dne \u00e9\u00e9\u00e9'),
    'macintosh',
    true,
  ],
  ['UTF-8 that was read and kept as windows-1252', new TextEncoder().encode('Nom\nHÃ©lÃ¨ne'), 'utf-8', true],
  ['a mark of UTF-8 before other letters', latin('\u00ef\u00bb\u00bfNom\nH\u00e9l\u00e8ne'), 'utf-8', true],
  ['UTF-16 without a mark, little end first', unmarked(TEXT, true), 'utf-16le', true],
  ['UTF-16 without a mark, big end first', unmarked(TEXT, false), 'utf-16be', true],
] as const)('reports its certainty about %s', (_, bytes, encoding, isDoubtful) => {
  expect(readText(bytes)).toMatchObject({ encoding, isDoubtful });
});

it('reads the same bytes in each selectable encoding', () => {
  const bytes = latin('\u00a4 \u00e9\u008e');
  expect(ENCODINGS.slice(0, 5).map((encoding) => decodeBy(bytes, encoding))).toEqual([
    '\uFFFD \uFFFD',
    '¤ éŽ',
    '€ é\u008e',
    'ñ ÚÄ',
    '§ Èé',
  ]);
});
