import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { callTable } from '../call-table';
import { contractRecord } from './test/contract-record';

const RECORD = path.join(__dirname, 'record');

/* A change of what clients see fails here until `npm run records` writes it down: the diff of record/ is its review. */
it('keeps what clients of the API see as it is on record', async () => {
  const frozenFiles = readdirSync(RECORD).map((file) => [file, readFileSync(path.join(RECORD, file), 'utf8')]);
  expect(Object.fromEntries(frozenFiles)).toEqual(await contractRecord(callTable, path.join(__dirname, '../..')));
});
