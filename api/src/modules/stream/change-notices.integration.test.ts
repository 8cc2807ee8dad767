import { text } from 'node:stream/consumers';
import type { ChangeMessage } from '@pignon/shared/domain/stream/change-message.schema';
import sql from 'sql-template-tag';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { contactFields, propertyFields, SOMEBODY, visitOf } from '../../../test/factories';
import { startWorld, tokenOf, type World } from '../../../test/world';
import { insertManyContacts } from '../contact/contact.service';
import { insertManyProperties } from '../property/property.service';
import { queueRun } from '../sync/run/run.repo';
import { insertManyVisits } from '../visit/visit.service';
import { openChangeNotices, type ChangeNotices } from './change-notices';

const GROUP = '3f0c0c9e-5c55-4d7b-9a51-0d5e5d8f7c11';

let world: World;
let notices: ChangeNotices;
let received: ChangeMessage[] = [];
let gaps = 0;
let contacts: number[];
let visits: number[];

beforeAll(async () => {
  world = await startWorld();
  notices = openChangeNotices(world.db);
  notices.subscribe({ onNotice: (notice) => received.push(notice), onGap: () => (gaps += 1) });
});
beforeEach(async () => {
  await world.empty();
  await world.db.tx(async (tx) => {
    contacts = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }, { fields: contactFields() }]);
    await insertManyProperties(tx, SOMEBODY, [{ reference: 'V1', fields: propertyFields() }]);
    await tx.query(sql`insert into portal (code, name, kind, enabled, settings)
      values ('essai', 'Essai', 'POLIRIS', false, '{}')`);
    const visit = { propertyRef: 'V1', contactIds: contacts.slice(0, 1), groupId: GROUP };
    visits = await insertManyVisits(tx, SOMEBODY, [
      visitOf({ ...visit, start: '2026-11-20T09:00:00.000Z', end: '2026-11-20T10:00:00.000Z' }),
      visitOf({ ...visit, start: '2026-11-20T11:00:00.000Z', end: '2026-11-20T12:00:00.000Z' }),
    ]);
  });
  await discardReceived(['contact', 'property', 'sync', 'visit']);
});
afterAll(async () => {
  await notices.close();
  await world.close();
});

/** Discards received notices once there is one of each kind: a late one would be taken for a later change. */
async function discardReceived(kinds: readonly ChangeMessage['kind'][]): Promise<void> {
  await waitFor(() => expect(received.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds])));
  received = [];
}

/** Waits for this many notices of a kind. */
async function noticesOf(kind: ChangeMessage['kind'], count: number): Promise<ChangeMessage[]> {
  const found = () => received.filter((notice) => notice.kind === kind);
  await waitFor(() => expect(found()).toHaveLength(count), { timeout: 3_000 });
  expect(gaps).toBe(0);
  return found();
}

describe('a notice of a deleted record', () => {
  it('names each visit of a deleted tour without a version', async () => {
    const token = await world.signIn(['NEGOTIATOR']);
    expect((await world.call(`DELETE visit/group/${GROUP}`, { token })).status).toBe(204);
    const visitNotices = visits.map((id) => ({ kind: 'visit', id: String(id), version: null }));
    expect((await noticesOf('visit', 2)).toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(visitNotices);
  });

  it.each([
    ['contact', sql`delete from contact where id = (select max(id) from contact)`],
    ['visit', sql`delete from visit where id = (select max(id) from visit)`],
    ['proposal', sql`delete from proposal`],
    ['user', sql`delete from app_user where login_email = 'gone@pignon.test'`],
    ['property', sql`delete from property where reference = 'V2'`],
    ['sync', sql`delete from sync_run`],
  ] as const)('has no version for a %s', async (kind, statement) => {
    await world.signIn([], { email: 'gone@pignon.test' });
    await world.db.tx(async (tx) => {
      await insertManyProperties(tx, SOMEBODY, [{ reference: 'V2', fields: propertyFields() }]);
      await tx.query(sql`insert into proposal (contact_id, property_ref, status, created_time, modified_time)
        values (${contacts[0]}, 'V1', 'PROPOSED', now(), now())`);
      await queueRun(tx, { code: 'essai', user: 'nora@pignon.test', at: '2026-11-20T09:00:00Z' });
    });
    await discardReceived(['user', 'property', 'proposal', 'sync']);
    await world.db.query(statement);
    const [notice] = await noticesOf(kind, 1);
    expect(notice).toEqual({ kind, id: expect.any(String) as string, version: null });
  });

  it('is sent for an erased contact, whose row is kept', async () => {
    await world.db.query(sql`insert into contact_erasure (contact_id) values (${contacts[1]})`);
    expect(await noticesOf('contact', 1)).toEqual([{ kind: 'contact', id: String(contacts[1]), version: null }]);
  });
});

describe('a notice of a lower price', () => {
  const setPrice = (price: number | null) =>
    world.db.query(sql`update property set price = ${price}, version = version + 1 where reference = 'V1'`);
  const property = (version: number) => ({ kind: 'property', id: 'V1', version });

  it('contains the former and the new price, beside the notice of the change', async () => {
    await setPrice(300_000);
    await noticesOf('property', 1);
    await setPrice(290_000.5);
    expect((await noticesOf('property', 3)).slice(1)).toEqual(
      expect.arrayContaining([property(3), { ...property(3), drop: { before: 300_000, after: 290_000.5 } }]),
    );
  });

  it.each([
    ['higher', 300_001],
    ['the same', 300_000],
    ['no longer known', null],
  ])('is not sent when the price is %s', async (_, price) => {
    await setPrice(300_000);
    await setPrice(price);
    await setPrice(null);
    expect(await noticesOf('property', 3)).toEqual([property(2), property(3), property(4)]);
  });
});

describe('a notice of a portal’s run', () => {
  it('names the portal and the run, and increases with every change', async () => {
    const run = await queueRun(world.db, { code: 'essai', user: 'nora@pignon.test', at: '2026-11-20T09:00:00Z' });
    const id = `essai/${run?.runId}`;
    expect(await noticesOf('sync', 1)).toEqual([{ kind: 'sync', id, version: 1 }]);
    await world.db.query(sql`update sync_run set status = 'RUNNING'`);
    expect((await noticesOf('sync', 2))[1]).toEqual({ kind: 'sync', id, version: 2 });
  });
});

it('of a suspension ends the streams of the account before their heartbeat', async () => {
  const [token, leaving] = [await world.signIn(['MANAGER']), await world.signIn([], { email: 'leaving@pignon.test' })];
  const headers = { authorization: `Bearer ${leaving}` };
  const response = await world.app.inject({ url: '/api/stream', headers, payloadAsStream: true });
  await world.app.notices.listening();
  const change = { token, body: { status: 'SUSPENDED' }, headers: { 'if-match': '"1"' } };
  expect((await world.call('PATCH user/leaving@pignon.test', change)).status).toBe(200);
  expect(await text(response.stream())).toContain('leaving@pignon.test');
}, 10_000);

it('of sessions ended everywhere ends their streams before their heartbeat, and no later ones', async () => {
  await world.signIn([], { email: 'lost@pignon.test' });
  const identity = { uid: 'uid of lost@pignon.test', email: 'lost@pignon.test' };
  const openStream = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await world.app.inject({ url: '/api/stream', headers, payloadAsStream: true });
    await world.app.notices.listening();
    return response.stream();
  };
  const token = tokenOf({ ...identity, signedInAt: Date.now() - 60_000 });
  const [earlier, later] = [await openStream(token), await openStream(tokenOf(identity))];
  expect((await world.call('DELETE user/me/session', { token })).status).toBe(204);
  expect(await text(earlier)).toContain('lost@pignon.test');
  expect(later.readableEnded).toBe(false);
  // read on, so that it closes with the server
  later.resume();
}, 10_000);

describe('a change of settings', () => {
  const noticesOf = async (kind: ChangeMessage['kind'], change: () => Promise<unknown>) => {
    received = [];
    await change();
    await waitFor(() => expect(received).toContainEqual({ kind, id: null, version: null }), { timeout: 3_000 });
  };

  it('of a portal, its listings or a text reaches open screens', async () => {
    const token = await world.signIn(['SYNCHRO', 'SUPPORT']);
    const headers = { 'if-match': '"1"' };
    await noticesOf('sync', () => world.call('PATCH sync/essai', { token, headers, body: { name: 'Autre' } }));
    const choice = { changes: [{ reference: 'V1', included: false }] };
    await noticesOf('sync', () => world.call('PATCH sync/essai/listings', { token, body: choice }));
    await noticesOf('sync', () => world.call('DELETE sync/essai', { token }));
    await noticesOf('message', () =>
      world.db.query(sql`insert into message (lang, key, text, modified_by) values ('fr', 'k', 't', 'x')`),
    );
    await noticesOf('message', () => world.db.query(sql`delete from message`));
  });
});
