import type { BulkResult } from '@pignon/shared/domain/property/list/bulk.schema';
import type { ChangeMessage } from '@pignon/shared/domain/stream/change-message.schema';
import sql from 'sql-template-tag';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { contactFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { signInTeam } from '../../../../test/team';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyProperties } from '../property.service';

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** V26-00001 and V26-00002 are whole; V26-00003 has no contact, which no save accepts. */
beforeEach(async () => {
  await world.empty();
  token = await signInTeam(world);
  await world.db.tx(async (tx) => {
    const [owner = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    const fields = propertyFields({ contactTypes: { [owner]: ['OWNER'] } });
    const createdTime = '2026-11-20T10:00:00.000Z';
    await insertManyProperties(tx, SOMEBODY, [
      { fields, createdTime },
      { fields, createdTime },
      { fields: propertyFields(), createdTime },
    ]);
  });
});

const bulk = (changes: object[], by = token) => world.call('POST property/bulk', { token: by, body: { changes } });
const bulkResults = async (changes: object[]) => ((await bulk(changes)).body as { results: BulkResult[] }).results;
const suspended = (number: number, version?: number) => ({
  reference: `V26-0000${number}`,
  fields: { propertyStatus: 'SUSPENDED' },
  ...(version !== undefined && { version }),
});
const active = (number: number) => ({ reference: `V26-0000${number}`, fields: { propertyStatus: 'ACTIVE' } });
const statuses = async () =>
  (await world.db.query<{ at: string }>(sql`select property_status as at from property order by reference`)).map(
    ({ at }) => at,
  );

describe('a bulk change of properties', () => {
  it('returns the outcome of each, and refuses one without stopping the others', async () => {
    const results = await bulkResults([suspended(1, 1), suspended(2, 9), suspended(3), suspended(4)]);
    expect(results.map(({ reference, outcome, version }) => [reference, outcome, version])).toEqual([
      ['V26-00001', 'CHANGED', 2],
      ['V26-00002', 'STALE', 1],
      ['V26-00003', 'REFUSED', 1],
      ['V26-00004', 'REFUSED', null],
    ]);
    expect(results[2]?.message).toBe('Au moins 1 contact est requis');
    expect(results[0]?.before).toEqual({ propertyStatus: 'ACTIVE' });
    expect(await statuses()).toEqual(['SUSPENDED', 'ACTIVE', 'ACTIVE']);
  });

  it('is journaled as if each had been changed by hand', async () => {
    await bulkResults([suspended(1), suspended(2)]);
    const rows = await world.db.query(sql`select ref, user_email as user, changes from audit_entry
      where action = 'UPDATE' order by ref`);
    const changes = [{ path: 'propertyStatus', before: 'ACTIVE', after: 'SUSPENDED' }];
    expect(rows).toEqual(['V26-00001', 'V26-00002'].map((ref) => ({ ref, user: 'nora@pignon.test', changes })));
  });

  it('notifies other screens once, whatever it changes; a change of one property names it', async () => {
    const received: ChangeMessage[] = [];
    const stop = world.app.notices.subscribe({ onNotice: (notice) => received.push(notice), onGap: () => undefined });
    const idsOf = (kind: string) => received.filter((notice) => notice.kind === kind).map(({ id }) => id);
    try {
      // nothing is received before the first subscriber
      let version = 1;
      const other = () => (version % 2 === 1 ? suspended(1) : active(1));
      for (; idsOf('property').length === 0 && version < 100; version += 1) await bulkResults([other()]);
      // the last notice: no earlier one is still on its way
      const last = () => received.some((notice) => notice.kind === 'property' && notice.version === version);
      await waitFor(() => expect(last()).toBe(true));
      received.length = 0;
      await bulkResults([other(), suspended(2)]);
      await bulkResults([active(2)]);
      await waitFor(() => expect(idsOf('property')).toEqual([null, 'V26-00002']));
      expect(idsOf('event')[0]).toBeNull();
    } finally {
      stop();
    }
  });

  it('changes nothing more when repeated, whatever version it names', async () => {
    await bulkResults([suspended(1, 1)]);
    expect(await bulkResults([suspended(1, 1)])).toMatchObject([{ outcome: 'UNCHANGED', version: 2 }]);
  });

  it('is undone with the returned former values', async () => {
    const [result] = await bulkResults([{ reference: 'V26-00001', fields: { negotiator: 'leo@pignon.test' } }]);
    const undoChange = { reference: 'V26-00001', version: result?.version, fields: result?.before };
    expect(await bulkResults([undoChange])).toMatchObject([
      { outcome: 'CHANGED', before: { negotiator: 'leo@pignon.test' } },
    ]);
  });

  it('assigns no inactive user', async () => {
    const [result] = await bulkResults([{ reference: 'V26-00001', fields: { negotiator: 'gone@pignon.test' } }]);
    expect(result).toMatchObject({ outcome: 'REFUSED' });
    expect(await bulkResults([{ reference: 'V26-00001', fields: { negotiator: null } }])).toMatchObject([
      { outcome: 'CHANGED', before: { negotiator: 'nora@pignon.test' } },
    ]);
  });

  it.each([
    ['nothing to change', [{ reference: 'V26-00001', fields: {} }]],
    ['no property', []],
    ['a property twice', [suspended(1), suspended(1)]],
    ['more than 50', Array.from({ length: 51 }, (_, at) => ({ ...suspended(1), reference: `V26-${at + 1}` }))],
    ['another field', [{ reference: 'V26-00001', fields: { title: 'Villa' } }]],
  ])('is refused as a whole for %s', async (_, changes) => {
    expect((await bulk(changes)).status).toBe(422);
  });

  it('is allowed only to users who may write', async () => {
    const reader = await world.signIn(['SUPPORT', 'SYNCHRO']);
    expect((await bulk([suspended(1)], reader)).status).toBe(403);
    expect(await statuses()).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
  });
});
