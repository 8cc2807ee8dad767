import { recoded } from './recode-listings';

/** "Hélène" in the MS-DOS encoding cp850. */
const BYTES = Uint8Array.from([0x48, 0x82, 0x6c, 0x8a, 0x6e, 0x65]);
const file = (name: string) => new File([BYTES], name);
const bytesOf = async (recodedFile: File) => new Uint8Array(await recodedFile.arrayBuffer());

it('converts a table from the chosen encoding to UTF-8 with a byte order mark', async () => {
  const recodedFile = await recoded(file('Annonces.csv'), 'cp850');
  expect(recodedFile.name).toBe('Annonces.csv');
  expect(await bytesOf(recodedFile)).toEqual(new TextEncoder().encode('\uFEFFHélène'));
});

it.each([
  ['Annonces.csv', ''],
  ['export.zip', 'cp850'],
] as const)('leaves %s unchanged with the encoding %j', async (name, encoding) => {
  expect(await bytesOf(await recoded(file(name), encoding))).toEqual(BYTES);
});
