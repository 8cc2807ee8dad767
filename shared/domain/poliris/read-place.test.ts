import { FieldReader } from './field-reader';
import { MAX_FIELDS, POLIRIS, type PolirisField } from './poliris-columns';
import { readPlace } from './read-place';

function placesOf(listingFields: Partial<Record<PolirisField, string>>): string[] {
  const fields = Array<string>(MAX_FIELDS).fill('');
  for (const [name, text] of Object.entries(listingFields)) fields[POLIRIS[name as PolirisField] - 1] = text;
  const place = readPlace(new FieldReader({ line: 1, fields }));
  return [place, ...place.others].map(({ postcode, city }) => `${postcode ?? '-'} ${city}`.trim());
}

it.each<[Partial<Record<PolirisField, string>>, string[]]>([
  [{ postcode: '40100', city: 'Dax' }, ['40100 Dax', '40100']],
  [
    { postcode: '40130', city: 'Capbreton', realPostcode: '40150', realCity: 'Hossegor' },
    ['40150 Hossegor', '40130 Capbreton', '40150 Capbreton', '40130 Hossegor', '40150', '40130'],
  ],
  [{ city: '64200 Biarritz' }, ['64200 Biarritz', '64200']],
  [{ city: 'Biarritz (64)' }, ['- Biarritz']],
  [{ city: 'Centre', address: '3 rue des Pins, 64600 Anglet' }, ['- Centre', '64600 Anglet']],
  [{ postcode: '64600', district: 'Chiberta' }, ['64600', '64600 Chiberta']],
])('lists the places of %j, the most trusted first', (fields, expected) => {
  expect(placesOf(fields)).toEqual(expected);
});
