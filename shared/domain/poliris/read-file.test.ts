import { decodeExport } from './decode';
import { readPostcode, readPropertyType, readTransaction } from './parse-kind';
import { readRecords } from './read-records';
import { sampleLine } from './poliris-fixture';
import { FieldReader } from './field-reader';
import { POLIRIS } from './poliris-columns';
import { plainText, readDate, readNumber } from './values';

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('decoding an export', () => {
  it('reads UTF-8 with and without a byte-order mark, and windows-1252', () => {
    expect(decodeExport(utf8('\uFEFFété')).text).toBe('été');
    expect(decodeExport(utf8('été'))).toEqual({ text: 'été', encoding: 'utf-8' });
    expect(decodeExport(Uint8Array.of(0xe9, 0x74, 0xe9, 0x20, 0x80))).toEqual({
      text: 'été €',
      encoding: 'windows-1252',
    });
  });

  it('reads each line in its own encoding when they are mixed', () => {
    const mixed = Uint8Array.from([...utf8('Évry\n'), ...utf8('Nîmes\n'), ...latin1('B\u00e9ziers')]);
    expect(decodeExport(mixed)).toEqual({ text: 'Évry\nNîmes\nBéziers', encoding: 'utf-8' });
    const plain = Uint8Array.from([...utf8('Dax\nPau\nPau\n'), ...latin1('B\u00e9ziers')]);
    expect(decodeExport(plain).encoding).toBe('windows-1252');
  });
});

describe('reading records', () => {
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('accepts %s line ends, a trailing separator and blank lines', (_, end) => {
    const { records, unreadable } = readRecords(
      [`${sampleLine()}!#`, '', sampleLine({ reference: 'V101' }), ''].join(end),
    );
    expect(unreadable).toEqual([]);
    expect(records.map(({ line, fields }) => [line, fields.length, fields[1]])).toEqual([
      [1, 334, 'V100'],
      [3, 334, 'V101'],
    ]);
  });

  it.each([329, 330, 332, 333, 334])('accepts lines of %i fields', (count) => {
    expect(readRecords(sampleLine({}, count)).records[0]?.fields).toHaveLength(334);
  });

  it('repairs a line broken inside a text', () => {
    const brokenLine = sampleLine({ description: 'Première ligne\r\ndeuxième ligne\n\ntroisième' });
    const { records, unreadable } = readRecords(`${brokenLine}\r\n${sampleLine({ reference: 'V101' })}`);
    expect(unreadable).toEqual([]);
    expect(records.map(({ fields }) => fields[1])).toEqual(['V100', 'V101']);
    expect(records[0]?.fields[20]).toBe('Première ligne\ndeuxième ligne\n\ntroisième');
  });

  it('keeps separators and quotes inside a text', () => {
    const [record] = readRecords(sampleLine({ description: 'Dit "la Pépite" !# rare' })).records;
    expect(record?.fields[20]).toBe('Dit "la Pépite" !# rare');
    expect(record?.fields).toHaveLength(334);
  });

  it('reports a truncated line, and goes on with the next', () => {
    const { records, unreadable } = readRecords(
      [sampleLine(), sampleLine({ reference: 'V2' }, 40), sampleLine({ reference: 'V3' })].join('\n'),
    );
    expect(records.map(({ fields }) => fields[1])).toEqual(['V100', 'V3']);
    expect(unreadable).toEqual([{ line: 2, reason: 'Ligne incomplète\u00a0: 40 champs au lieu de 334.' }]);
  });

  it('reports a line with too many fields', () => {
    expect(readRecords(sampleLine({}, 334) + '!#"x"!#"y"').unreadable[0]?.reason).toContain('336 champs');
  });
});

describe('reading values', () => {
  it('reads one point or comma before three digits as thousands in euros, and notes it for areas', () => {
    const fields: string[] = [];
    fields[POLIRIS.price - 1] = '295.000';
    fields[POLIRIS.size - 1] = '112.500';
    const reader = new FieldReader({ line: 1, fields });
    expect([reader.euros('price'), reader.area('size'), reader.area('size')]).toEqual([295_000, 112.5, 112.5]);
    expect(reader.notes).toEqual([
      { kind: 'ASSUMED', text: 'Champ 16\u00a0: «\u00a0112.500\u00a0» lu 112,5 et non 112\u202f500.' },
    ]);
  });

  it.each([
    ['295000.00', 295_000],
    ['295000,50', 295_000.5],
    ['1 250 000,00 €', 1_250_000],
    ['1\u00a0250\u202f000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['1.250.000,50', 1_250_000.5],
    ['1,250,000.50', 1_250_000.5],
    ['1,250', 1250],
    ['85.125', 85.125],
    ['0', 0],
    ['-3', -3],
    ['', null],
    ['N.C.', null],
    ['sur demande', null],
  ])('%s is %s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each([
    ['14/03/2024', '2024-03-14'],
    ['1/3/2024', '2024-03-01'],
    ['2024-03-14', '2024-03-14'],
    ['14/03/2024 10:00', '2024-03-14'],
    ['00/00/0000', null],
    ['31/02/2024', null],
    ['', null],
  ])('the date %s is %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  it('removes markup and decodes entities', () => {
    expect(plainText('A<br>B<BR/>C<br />D</p>E')).toBe('A\nB\nC\nD\nE');
    expect(plainText('l&rsquo;&eacute;t&eacute; &#233; &#xE9; &amp;amp; 5 &lt; 6 <i>x</i>')).toBe(
      'l’été é é & 5 < 6 x',
    );
    expect(plainText('a\u0000b &#0; &#x110000; &inconnu;')).toBe('ab &#0; &#x110000; &inconnu;');
  });

  it('restores the zero that a spreadsheet removed from a postcode', () => {
    expect(['6400', '06400', '64200.0', ' 64 200 ', 'W1A 1AA', ''].map(readPostcode)).toEqual([
      '06400',
      '06400',
      '64200',
      '64200',
      null,
      null,
    ]);
  });

  it('recognises kinds in any spelling', () => {
    expect(
      ['Vente', 'VENTE', 'vente ', 'Location', 'location vacances', 'fonds de commerce'].map(readTransaction),
    ).toEqual(['SALE', 'SALE', 'SALE', 'RENT', null, null]);
    expect(
      [
        'Appartement',
        'MAISON/VILLA',
        'Château',
        'loft/atelier/surface',
        'parking/box',
        'bureaux',
        'local',
        'boutique',
        'immeuble',
        'terrain',
        'divers',
      ].map(readPropertyType),
    ).toEqual([
      'APARTMENT',
      'HOUSE',
      'CASTLE',
      'LOFT',
      'PARKING',
      'OFFICE',
      'PREMISES',
      'SHOP',
      'BUILDING',
      'LAND',
      null,
    ]);
  });
});
