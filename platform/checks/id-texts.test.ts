import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['shared', 'host', ...readdirSync(ROOT).filter((name) => name.startsWith('remote-'))];

/** Keys of texts with another kind of id: a request id for support. */
const NO_RECORD = ['state.errorId', 'failure.reference'];

/** A placeholder that is filled with an internal id: `{{id}}`, `{{contactId}}`, `{{ids}}`. */
const ID = /\{\{\s*(?:ids?|\w+Ids?)\s*[,}]/;

const catalogues = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules') && /(?:^|[/.])(?:fr|en)\.json$/.test(file))
    .map((file) => path.join(folder, file)),
);

test('reads the texts of every folder with screens', () => {
  for (const folder of FOLDERS) expect(catalogues.some((file) => file.startsWith(`${folder}/`))).toBe(true);
});

test.each(catalogues)('no text of %s shows an internal id of a record', (file) => {
  const texts = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Record<string, string>;
  expect(Object.entries(texts).filter(([key, text]) => !NO_RECORD.includes(key) && ID.test(text))).toEqual([]);
});
