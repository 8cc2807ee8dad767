import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { paperRecord } from './test/document-record';

const RECORD = path.join(__dirname, 'record');
const PAPERS = paperRecord();

/* Clauses that the law asks for, and their order, change only on purpose: `npm run records` writes them, a diff shows them. */
it.each(Object.keys(PAPERS))('keeps the words that are on record: %s', (file) => {
  expect(PAPERS[file]).toBe(readFileSync(path.join(RECORD, file), 'utf8'));
});

it('keeps nothing on record that is no longer written', () => {
  expect(readdirSync(RECORD).sort()).toEqual(Object.keys(PAPERS).sort());
});
