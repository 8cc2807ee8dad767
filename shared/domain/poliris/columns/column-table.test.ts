import { PROPERTY_FIELDS } from '../../property/property-catalogue';
import { parseListing } from '../parse-listing';
import { PHOTO_FIELDS, POLIRIS } from '../poliris-columns';
import { readRecords } from '../read-records';
import { sampleLine, type SampleFields } from '../poliris-fixture';
import { ignoredColumns, POLIRIS_COLUMNS } from './column-table';

const COMMON: SampleFields = {
  coOwnership: 'OUI',
  procedure: 'OUI',
  mandateNumber: '128',
  mandataryLastName: 'Etchegaray',
  language1: 'en',
  title1: 'House',
  description1: 'Quiet.',
  language2: 'es',
  title2: 'Casa',
  description2: 'Tranquila.',
  language3: 'de',
  title3: 'Haus',
  description3: 'Ruhig.',
};
const RENTAL: SampleFields = {
  ...COMMON,
  kind: 'location',
  propertyType: 'bureaux',
  price: '950',
  charges: '50',
  payer: '',
  priceWithoutFees: '',
  fees: '300',
  referenceRentIncreased: '900',
};
/** Lines in which every imported column makes a difference, in at least one of them. */
const LINES = [
  COMMON,
  { ...COMMON, payer: '', priceWithoutFees: '', fees: '' },
  { ...COMMON, priceWithoutFees: '' },
  RENTAL,
].map((fields) => sampleLine({ propertyType: 'Appartement', ...fields }));
/** A caption only counts with its photograph. */
LINES.push(
  PHOTO_FIELDS.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)).reduce(
    (line, number) => withColumn(line, number, `https://a.test/${number}.jpg`),
    sampleLine(),
  ),
);
const PROBES = [
  'OUI',
  'NON',
  '3',
  '7',
  '512',
  '2',
  '12/05/2023',
  '64100',
  'abc',
  'it',
  'B',
  '2021',
  'https://a.test/1',
];

/** Parses a line, without notes about ignored columns. */
function listingText(line: string): string {
  const { records, unreadable } = readRecords(line);
  const [record] = records;
  if (!record) return JSON.stringify(unreadable);
  const listing = { ...parseListing(record) };
  const notes = 'notes' in listing ? listing.notes.filter(({ text }) => !text.startsWith('Champs laissés')) : [];
  return JSON.stringify({ ...listing, notes, leftOut: [] });
}

function withColumn(line: string, number: number, value: string): string {
  const fields = line.split('!#');
  fields[number - 1] = `"${value}"`;
  return fields.join('!#');
}

const before = LINES.map(listingText);
const isRead = (number: number): boolean =>
  PROBES.some((probe) => LINES.some((line, index) => listingText(withColumn(line, number, probe)) !== before[index]));

const numbers = POLIRIS_COLUMNS.map((_, index) => index + 1);
const columnAt = (number: number) => POLIRIS_COLUMNS[number - 1];

describe('the table of columns', () => {
  it('contains all 334 columns of the format', () => {
    expect(POLIRIS_COLUMNS).toHaveLength(334);
    expect(columnAt(1)?.label).toBe('Identifiant agence');
    expect(columnAt(175)?.label).toBe('Identifiant technique');
    expect(columnAt(334)?.label).toBe('Conso énergie finale');
    expect(columnAt(301)?.label).toBe('Version Format');
  });

  it('names a property path for each imported column', () => {
    const places = [...Object.keys(PROPERTY_FIELDS), 'import'];
    const unknown = POLIRIS_COLUMNS.filter((column) => 'to' in column && !places.includes(column.to));
    expect(unknown).toEqual([]);
  });

  it('marks exactly the imported columns', () => {
    const knownNumbers = numbers.filter((number) => 'to' in (columnAt(number) ?? {}));
    expect(numbers.filter(isRead)).toEqual(knownNumbers);
    expect(Object.values(POLIRIS).filter((number) => !knownNumbers.includes(number))).toEqual([]);
  });
});

it('finds filled columns that are not imported', () => {
  const fields = Array<string>(334).fill('');
  fields[9] = 'Boulangerie';
  fields[78] = '0';
  fields[61] = 'OUI';
  fields[62] = 'NON';
  fields[1] = 'V100';
  expect(ignoredColumns(fields)).toEqual([10, 62]);
});
