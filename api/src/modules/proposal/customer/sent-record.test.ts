import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sentRecord } from '../../../../test/record/sent-record';

const RECORD = path.join(__dirname, '../../../../test/record/sent');
const SENT = sentRecord();

/*
 * Texts to customers and calendar programs must only change on purpose: `npm run records` writes them, and a diff shows
 * the change.
 */
it.each(Object.keys(SENT))('equals its record: %s', (file) => {
  expect(SENT[file]).toBe(readFileSync(path.join(RECORD, file), 'utf8'));
});

it('has no record of texts that are no longer sent', () => {
  expect(readdirSync(RECORD).sort()).toEqual(Object.keys(SENT).sort());
});
