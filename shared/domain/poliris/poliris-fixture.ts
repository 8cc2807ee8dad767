import { MAX_FIELDS, POLIRIS, type PolirisField } from './poliris-columns';

export type SampleFields = Partial<Record<PolirisField, string>> & {
  photos?: readonly string[];
  captions?: readonly string[];
};

/** A complete handwritten sale; tests override what they need. */
export const SAMPLE: SampleFields = {
  agencyId: 'AG-1',
  reference: 'V100',
  kind: 'vente',
  propertyType: 'maison/villa',
  postcode: '64200',
  city: 'BIARRITZ',
  country: 'France',
  price: '522500.00',
  fees: '4.5',
  size: '112.5',
  landSize: '640',
  rooms: '5',
  bedrooms: '3',
  title: 'Maison au calme',
  description: 'Une maison.<br>Un jardin.',
  technicalId: 'T-100',
  energyValue: '142',
  energyClass: 'C',
  gesValue: '8',
  gesClass: 'B',
  version: '4.12',
  payer: '1',
  priceWithoutFees: '500000',
  energyDate: '14/03/2024',
};

const FIRST_PHOTO = 85;
const FIRST_CAPTION = 94;

/** Makes a line of a Poliris file with 334 fields, quoted and separated as the format requires. For tests. */
export function sampleLine(changes: SampleFields = {}, fieldCount = MAX_FIELDS): string {
  const { photos = [], captions = [], ...named } = { ...SAMPLE, ...changes };
  const fields = Array.from({ length: fieldCount }, () => '');
  for (const [name, value] of Object.entries(named)) fields[POLIRIS[name as PolirisField] - 1] = value;
  photos.forEach((url, index) => (fields[FIRST_PHOTO - 1 + index] = url));
  captions.forEach((caption, index) => (fields[FIRST_CAPTION - 1 + index] = caption));
  return fields
    .slice(0, fieldCount)
    .map((field) => `"${field}"`)
    .join('!#');
}
