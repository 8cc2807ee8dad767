import { decodeText, guessSingleByte } from './decode-text';

/** A line of invented contacts, as each program writes it. */
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

it('reads names of the neighbours in windows-1252', () => {
  const text = 'Civilité;Œnone;Ibáñez;Xorroxín;Núñez;Ordóñez';
  const bytes = Uint8Array.from(Array.from(text), (letter) => (letter === 'Œ' ? 0x8c : letter.charCodeAt(0)));
  expect(decodeText(bytes)).toBe(text);
});

it('reads a column of such names, whose other letters speak for MS-DOS', () => {
  const text = 'Œnone;Xorroxín\n'.repeat(20);
  const bytes = Uint8Array.from(Array.from(text), (letter) => (letter === 'Œ' ? 0x8c : letter.charCodeAt(0)));
  expect(guessSingleByte(bytes)).toBe('windows-1252');
});

it('takes a mark at its word', () => {
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
