import { FieldReader } from './field-reader';
import { MAX_FIELDS, POLIRIS, type PolirisField } from './poliris-columns';
import { readTranslations } from './read-translations';

function read(listingFields: Partial<Record<PolirisField, string>>) {
  const fields = Array<string>(MAX_FIELDS).fill('');
  for (const [name, text] of Object.entries(listingFields)) fields[POLIRIS[name as PolirisField] - 1] = text;
  const reader = new FieldReader({ line: 1, fields });
  return { languages: readTranslations(reader).map(({ language }) => language), notes: reader.notes.length };
}

it.each([
  ['EN', 'en'],
  ['en-GB', 'en'],
  ['GB', 'en'],
  ['Anglais', 'en'],
  ['Espagnol', 'es'],
  ['de', 'de'],
])('reads the language %s as %s', (code, expected) => {
  expect(read({ language1: code, title1: 'House' })).toEqual({ languages: [expected], notes: 0 });
});

it('reports a text with an unknown or repeated language, and skips empty ones', () => {
  expect(read({ language1: 'klingon', title1: 'x' })).toEqual({ languages: [], notes: 1 });
  expect(read({ language1: '', title1: 'x' })).toEqual({ languages: [], notes: 1 });
  expect(read({ language1: 'en', title1: 'x', language2: 'GB', title2: 'y' })).toEqual({ languages: ['en'], notes: 1 });
  expect(read({ language1: 'en', language2: 'es', description2: 'Casa' })).toEqual({ languages: ['es'], notes: 0 });
});
