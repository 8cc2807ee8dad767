import type { ContactBulkResult } from '@pignon/shared/domain/contact/list/bulk.schema';
import type { ChangeMessage } from '@pignon/shared/domain/stream/change-message.schema';
import sql from 'sql-template-tag';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { contactFields, SOMEBODY } from '../../../../test/factories';
import { signInTeam } from '../../../../test/team';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../contact.service';

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** 1 and 2 are owners; 3 was erased. */
beforeEach(async () => {
  await world.empty();
  token = await signInTeam(world);
  const one = { fields: contactFields({ contactType: ['OWNER'], negotiator: 'nora@pignon.test' }) };
  await world.db.tx((tx) => insertManyContacts(tx, SOMEBODY, [one, one, one]));
  await world.db.query(sql`insert into contact_erasure (contact_id, erased_time) values (3, now())`);
});

const bulk = (changes: object[], by = token) => world.call('POST contact/bulk', { token: by, body: { changes } });
const bulkResults = async (changes: object[]) =>
  ((await bulk(changes)).body as { results: ContactBulkResult[] }).results;
const archive = (id: number, version?: number) => ({
  id,
  fields: { archived: true },
  ...(version !== undefined && { version }),
});
const archived = async () =>
  (await world.db.query<{ id: number }>(sql`select id from contact where archived order by id`)).map(({ id }) => id);

describe('a bulk change of contacts', () => {
  it('returns the outcome of each, and refuses one without stopping the others', async () => {
    const results = await bulkResults([archive(1, 1), archive(2, 9), archive(3), archive(4)]);
    expect(results.map(({ id, outcome, version }) => [id, outcome, version])).toEqual([
      [1, 'CHANGED', 2],
      [2, 'STALE', 1],
      [3, 'REFUSED', 1],
      [4, 'REFUSED', null],
    ]);
    expect(results[2]?.message).toBe('Les données de ce contact ont été effacées.');
    expect(results[0]?.before).toEqual({ archived: false });
    expect(await archived()).toEqual([1]);
  });

  it('is journaled as if each had been changed by hand, and other screens are notified once', async () => {
    const received: ChangeMessage[] = [];
    const stop = world.app.notices.subscribe({ onNotice: (notice) => received.push(notice), onGap: () => undefined });
    try {
      await waitFor(async () => {
        await world.db.query(sql`update contact set modified_time = now() where id = 3`);
        expect(received.length).toBeGreaterThan(0);
      });
      await bulkResults([archive(1), archive(2)]);
      await world.db.query(sql`update contact set version = 77 where id = 3`);
      await waitFor(() => expect(received.some(({ version }) => version === 77)).toBe(true));
      const of = (ids: readonly (string | null)[]) =>
        received.filter(({ kind, id }) => kind === 'contact' && ids.includes(id)).length;
      expect([of([null]), of(['1', '2'])]).toEqual([1, 0]);
    } finally {
      stop();
    }
    const rows = await world.db.query(sql`select ref, user_email as user, changes from audit_entry
      where action = 'UPDATE' order by ref`);
    const changes = [{ path: 'archived', before: false, after: true }];
    expect(rows).toEqual(['1', '2'].map((ref) => ({ ref, user: 'nora@pignon.test', changes })));
  });

  it('adds a type, and is undone with the returned former values', async () => {
    const [result] = await bulkResults([{ id: 1, fields: { addType: 'CUSTOMER', negotiator: 'leo@pignon.test' } }]);
    expect(result).toMatchObject({ before: { removeType: 'CUSTOMER', negotiator: 'nora@pignon.test' } });
    const types = async () =>
      (await world.db.query<{ types: string[] }>(sql`select contact_type as types from contact where id = 1`))[0]
        ?.types;
    expect(await types()).toEqual(['OWNER', 'CUSTOMER']);
    const undoChange = { id: 1, version: result?.version, fields: result?.before };
    expect(await bulkResults([undoChange])).toMatchObject([{ outcome: 'CHANGED' }]);
    expect(await types()).toEqual(['OWNER']);
    expect(await bulkResults([{ id: 1, fields: { addType: 'OWNER' } }])).toMatchObject([{ outcome: 'UNCHANGED' }]);
  });

  it('leaves nobody without a type, and assigns no inactive user', async () => {
    const results = await bulkResults([
      { id: 1, fields: { removeType: 'OWNER' } },
      { id: 2, fields: { negotiator: 'gone@pignon.test' } },
    ]);
    expect(results).toMatchObject([{ outcome: 'REFUSED' }, { outcome: 'REFUSED' }]);
    expect(results.map(({ message }) => message)).toEqual([
      'Un contact a au moins un type.',
      'Ce négociateur n’a pas de compte actif.',
    ]);
  });

  it.each([
    ['nothing to change', [{ id: 1, fields: {} }]],
    ['no contact', []],
    ['a contact twice', [archive(1), archive(1)]],
    ['more than 50', Array.from({ length: 51 }, (_, at) => archive(at + 1))],
    ['another field', [{ id: 1, fields: { email: 'x@example.test' } }]],
  ])('is refused as a whole for %s', async (_, changes) => {
    expect((await bulk(changes)).status).toBe(422);
  });

  it('is allowed only to users who may write', async () => {
    const reader = await world.signIn(['SUPPORT', 'SYNCHRO']);
    expect((await bulk([archive(1)], reader)).status).toBe(403);
    expect(await archived()).toEqual([]);
  });
});
