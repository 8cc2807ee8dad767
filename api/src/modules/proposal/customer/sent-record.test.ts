import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sentRecord } from '../../../../test/record/sent-record';

const RECORD = path.join(__dirname, '../../../../test/record/sent');
const SENT = sentRecord();

/* What customers read, and what their own programs are told, changes only on purpose: `npm run records` writes it, a diff shows it. */
it.each(Object.keys(SENT))('leaves as it is on record: %s', (file) => {
  expect(SENT[file]).toBe(readFileSync(path.join(RECORD, file), 'utf8'));
});

it('keeps nothing on record that no longer leaves', () => {
  expect(readdirSync(RECORD).sort()).toEqual(Object.keys(SENT).sort());
});
