import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sentRecord } from '../../../../test/record/sent-record';

const RECORD = path.join(__dirname, '../../../../test/record/sent');
const SENT = sentRecord();

/*
 * Texts to customers and calendar programs change on purpose only: `npm run records` writes them, and a diff shows the
 * change.
 */
it.each(Object.keys(SENT))('leaves as it is on record: %s', (file) => {
  expect(SENT[file]).toBe(readFileSync(path.join(RECORD, file), 'utf8'));
});

it('keeps nothing on record that no longer leaves', () => {
  expect(readdirSync(RECORD).sort()).toEqual(Object.keys(SENT).sort());
});
