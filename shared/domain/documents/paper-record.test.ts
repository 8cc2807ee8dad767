import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { paperRecord } from './test/document-record';

const RECORD = path.join(__dirname, 'record');
const PAPERS = paperRecord();

/* Legal clauses and their order only change on purpose: `npm run records` writes them, and a diff shows the change. */
it.each(Object.keys(PAPERS))('equal their record: %s', (file) => {
  expect(PAPERS[file]).toBe(readFileSync(path.join(RECORD, file), 'utf8'));
});

it('have no record of documents that no longer exist', () => {
  expect(readdirSync(RECORD).sort()).toEqual(Object.keys(PAPERS).sort());
});
