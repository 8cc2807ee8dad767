import { decodeExport } from '../decode';
import { encodeText } from './encode';
import { writeAddress, writeDay, writeEuros, writeNumber, writeText, writeYes } from './write-values';

describe('a value of a Poliris file', () => {
  it.each([
    ['Une « belle » maison', 'Une « belle » maison'],
    ['dite "La Rose"', "dite 'La Rose'"],
    ['un!#deux', 'un! #deux'],
    ['Ligne 1\nLigne 2', 'Ligne 1<BR>Ligne 2'],
    ['Ligne 1 \r\n Ligne 2', 'Ligne 1<BR>Ligne 2'],
    ['<b>Rare</b>', 'Rare'],
    ['a\u0000b\tc', 'a b c'],
    ['  bord  ', 'bord'],
    ['', ''],
  ])('writes the text %j as %j', (text, expected) => expect(writeText(text)).toBe(expected));

  it.each([
    ['https://pignon.test/visite?a=1&b=é#plan', 'https://pignon.test/visite?a=1&b=é#plan'],
    ['https://pignon.test/"!#"2', 'https://pignon.test/%22%21#%222'],
    ['https://pignon.test/a b\r\n<c>!', 'https://pignon.test/a%20b%0D%0A%3Cc%3E!'],
    [null, ''],
  ])('writes the address %j as %j', (address, expected) => expect(writeAddress(address)).toBe(expected));

  it('truncates a text between two words, with an ellipsis, and counts a line break as written', () => {
    expect(writeText('Maison de ville', 15)).toBe('Maison de ville');
    expect(writeText('Maison de ville', 14)).toBe('Maison de…');
    expect(writeText('Maison', 4)).toBe('Mai…');
    expect(writeText('ab\ncd', 8)).toBe('ab<BR>cd');
    expect(writeText('ab\ncd', 7)).toBe('ab…');
  });

  it('writes numbers, amounts, days and booleans', () => {
    expect([writeNumber(112.5), writeNumber(0), writeNumber(null)]).toEqual(['112.5', '0', '']);
    expect([writeEuros(522_500), writeEuros(0.1), writeEuros(null)]).toEqual(['522500.00', '0.10', '']);
    expect([writeDay('2026-03-09'), writeDay(null)]).toEqual(['09/03/2026', '']);
    expect([writeYes(true), writeYes(false), writeYes(null)]).toEqual(['OUI', 'NON', '']);
  });
});

describe('the bytes of a text', () => {
  const bytes = (text: string) => Array.from(encodeText(text, 'ISO-8859-1'));

  it('are windows-1252, which French portals expect', () => {
    expect(bytes('é’€œ')).toEqual([0xe9, 0x92, 0x80, 0x9c]);
    expect(decodeExport(encodeText('« L’été à 12 € »', 'ISO-8859-1')).text).toBe('« L’été à 12 € »');
  });

  it('replace missing letters by the nearest ones', () => {
    expect(bytes('1\u202f000')).toEqual(bytes('1\u00a0000'));
    expect(bytes('ā−日')).toEqual(bytes('a-?'));
  });

  it('are UTF-8 when the portal requires it', () => {
    expect(Array.from(encodeText('é', 'UTF-8'))).toEqual([0xc3, 0xa9]);
  });
});
