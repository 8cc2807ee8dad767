import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { callTable } from '../call-table';
import { contractRecord } from './test/contract-record';

const RECORD = path.join(__dirname, 'record');

/* Fails for a change of the API until `npm run records` writes it down: the diff of record/ is its review. */
it('equals the recorded contract', async () => {
  const frozenFiles = readdirSync(RECORD).map((file) => [file, readFileSync(path.join(RECORD, file), 'utf8')]);
  expect(Object.fromEntries(frozenFiles)).toEqual(await contractRecord(callTable, path.join(__dirname, '../..')));
});
