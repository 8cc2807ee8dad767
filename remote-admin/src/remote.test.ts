import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteRecord } from '@pignon/shared/testing/remote-record';
import remote from './remote';

/* Addresses, menus, who is offered what: changed on purpose only. `npm run records` writes them anew, a diff shows them. */
it('offers what is on record', () => {
  expect(remoteRecord(remote)).toBe(readFileSync(path.join(__dirname, '../remote.record.json'), 'utf8'));
});
