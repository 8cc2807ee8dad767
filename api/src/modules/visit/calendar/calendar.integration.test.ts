import ICAL from 'ical.js';
import sql from 'sql-template-tag';
import { contactFields, propertyFields, SOMEBODY, visitOf } from '../../../../test/factories';
import { startWorld, tokenOf, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertEvents } from '../../event/event-write.repo';
import { insertManyProperties } from '../../property/property.service';
import { insertManyVisits } from '../visit.service';

const DAY_MS = 86_400_000;
const inDays = (days: number, minutes = 0) =>
  new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + days * DAY_MS + minutes * 60_000).toISOString();

let world: World;
let token: string;
let visits: number[];
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn([], { email: 'nora@pignon.test' });
  await world.db.tx(async (tx) => {
    const [buyer = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'V1', fields: propertyFields({ title: 'Loft; vue, mer' }) },
    ]);
    const at = (days: number) => ({ start: inDays(days), end: inDays(days, 45) });
    const visit = (overrides: object) => visitOf({ propertyRef: 'V1', contactIds: [buyer], ...overrides });
    visits = await insertManyVisits(tx, SOMEBODY, [
      visit({ ...at(2), status: 'CONFIRMED' }),
      visit({ ...at(3), status: 'CANCELLED' }),
      visit(at(4)),
      visit(at(-31)),
      visit(at(366)),
      visit({ ...at(5), negotiator: 'paul@pignon.test' }),
    ]);
    await insertEvents(tx, SOMEBODY, [
      { type: 'TASK', title: 'Relancer', due: inDays(1, 30) },
      { type: 'TASK', title: 'Faite', due: inDays(1), done: true },
      { type: 'MEETING', title: 'Estimation', start: inDays(6), end: inDays(6, 60) },
      { type: 'MEETING', title: 'Signature', start: inDays(7) },
      { type: 'NOTE', title: 'Remarque', start: inDays(6) },
    ]);
  });
});
afterAll(() => world.close());

async function open(caller = token): Promise<{ token: string; path: string; createdTime: string }> {
  const answer = await world.call('POST user/me/calendar-token', { token: caller });
  expect(answer.status).toBe(201);
  return answer.body;
}
const feed = (path: string) => world.call(`GET ${path.replace('/api/', '')}`);
function read(bytes: Buffer) {
  const calendar = new ICAL.Component(ICAL.parse(bytes.toString('utf8')) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      status: component.getFirstPropertyValue('status'),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
      description: event.description,
      location: event.location,
    };
  });
}

it('user/me/calendar-token says whether there is an address, and since when, but not which', async () => {
  const state = async () => (await world.call('GET user/me/calendar-token', { token })).body as object;
  expect(await state()).toEqual({ createdTime: null });
  const { createdTime } = await open();
  expect(await state()).toEqual({ createdTime });
  expect(Math.abs(Date.now() - Date.parse(createdTime))).toBeLessThan(60_000);
  await world.db.query(sql`update calendar_token set created_time = '2026-01-05T10:00:00Z'`);
  const replacement = await open();
  expect(await state()).toEqual({ createdTime: replacement.createdTime });
  await world.call('DELETE user/me/calendar-token', { token });
  expect(await state()).toEqual({ createdTime: null });
});

it('user/me/calendar-token shows, replaces and closes the address of its caller only', async () => {
  const other = await world.signIn([], { email: 'paul@pignon.test' });
  const { path, createdTime } = await open(other);
  expect((await world.call('GET user/me/calendar-token', { token })).body).toEqual({ createdTime: null });
  await open();
  await world.call('DELETE user/me/calendar-token', { token });
  expect((await world.call('GET user/me/calendar-token', { token: other })).body).toEqual({ createdTime });
  expect((await feed(path)).status).toBe(200);
});

describe('visit/calendar.ics', () => {
  it('shows a program its owner’s appointments, without sign-in', async () => {
    const answer = await feed((await open()).path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    const entries = read(answer.bytes);
    expect(entries).toMatchObject([
      {
        uid: `visit-${visits[0]}@pignon.app`,
        summary: 'Visite V1 – Loft; vue, mer, Bayonne',
        status: 'CONFIRMED',
        start: inDays(2),
        sequence: 0,
        description: 'Harispe Maïalen',
        location: '4 rue des Œillets, 64100 Bayonne',
      },
      { uid: `visit-${visits[1]}@pignon.app`, status: 'CANCELLED' },
      { uid: `visit-${visits[2]}@pignon.app`, status: 'TENTATIVE' },
      { summary: 'À faire\u00a0: Relancer', start: inDays(1, 30) },
      { summary: 'Estimation', start: inDays(6), end: inDays(6, 60) },
      // the hour that is reserved for a meeting without an end
      { summary: 'Signature', start: inDays(7), end: inDays(7, 60) },
    ]);
    expect(entries).toHaveLength(6);
  });

  it('contains no telephone and no e-mail of a person', async () => {
    const text = (await feed((await open()).path)).bytes.toString('utf8');
    expect(text).not.toMatch(/612345678|maialen@example\.test/);
  });

  it('increments the sequence with every change', async () => {
    await world.db.query(sql`update visit set version = 4 where id = ${visits[0]}`);
    expect(read((await feed((await open()).path)).bytes)[0]).toMatchObject({ sequence: 3 });
  });

  it('increments sequence and last change with the property and the visitors', async () => {
    const { path } = await open();
    const eventLines = async () => {
      const text = (await feed(path)).bytes.toString('utf8').replace(/\r\n /g, '');
      const [event = ''] = text.match(/UID:visit-[^]*?END:VEVENT/g) ?? [];
      return [/SEQUENCE:(\d+)/.exec(event)?.[1], /LAST-MODIFIED:(\w+)/.exec(event)?.[1]].map(String);
    };
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    const [sequence = '', modified = ''] = await eventLines();
    await world.db.query(sql`update property set title = 'Atelier', modified_time = ${later(60)}::timestamptz`);
    const [second = '', since = ''] = await eventLines();
    expect(Number(second)).toBeGreaterThan(Number(sequence));
    expect(since > modified).toBe(true);
    await world.db.query(sql`update contact set last_name = 'Etche', modified_time = ${later(120)}::timestamptz`);
    expect(Number((await eventLines())[0])).toBeGreaterThan(Number(second));
  });

  it('contains the last change of an appointment', async () => {
    const { path } = await open();
    const changed = async () =>
      /UID:event-[^]*?LAST-MODIFIED:(\w+)/.exec((await feed(path)).bytes.toString('utf8'))?.[1] ?? '';
    await world.db.query(sql`update event set modified_time = '2026-01-05T10:00:00Z'`);
    expect(await changed()).toBe('20260105T100000Z');
    await world.db.query(sql`update event set title = 'Rappeler', version = version + 1 where type = 'TASK'`);
    expect(await changed()).not.toBe('20260105T100000Z');
  });

  it('ends every entry after its start', async () => {
    await world.db.query(sql`update event set end_time = start_time where title = 'Estimation'`);
    const calendar = new ICAL.Component(
      ICAL.parse((await feed((await open()).path)).bytes.toString('utf8')) as unknown[],
    );
    for (const component of calendar.getAllSubcomponents('vevent')) {
      const { startDate, endDate } = new ICAL.Event(component);
      expect(endDate.toUnixTime()).toBeGreaterThan(startDate.toUnixTime());
    }
  });

  it.each(['', '?token=', '?token=x', `?token=${'A'.repeat(43)}`, `?token=${'A'.repeat(5000)}`, '?other=1'])(
    'answers 404 for %.20s',
    async (query) => {
      expect((await feed(`/api/visit/calendar.ics${query}`)).status).toBe(404);
    },
  );

  it('is closed by a new address, by its owner, and when they leave', async () => {
    const [first, second] = [await open(), await open()];
    expect([(await feed(first.path)).status, (await feed(second.path)).status]).toEqual([404, 200]);
    await world.db.query(sql`update app_user set status = 'SUSPENDED' where login_email = 'nora@pignon.test'`);
    expect((await feed(second.path)).status).toBe(404);
    await world.db.query(sql`update app_user set status = 'ACTIVE' where login_email = 'nora@pignon.test'`);
    expect((await world.call('DELETE user/me/calendar-token', { token })).status).toBe(204);
    expect((await feed(second.path)).status).toBe(404);
    expect((await world.call('DELETE user/me/calendar-token', { token })).status).toBe(204);
  });

  it('stays closed when an account closed by a manager is admitted again', async () => {
    const { path } = await open();
    const manager = await world.signIn(['MANAGER']);
    const change = (status: string, version: number) =>
      world.call('PATCH user/nora@pignon.test', {
        token: manager,
        body: { status },
        headers: { 'if-match': `"${version}"` },
      });
    expect((await change('SUSPENDED', 1)).status).toBe(200);
    expect((await change('ACTIVE', 2)).status).toBe(200);
    expect((await feed(path)).status).toBe(200);
    expect((await change('CLOSED', 3)).status).toBe(200);
    expect((await change('ACTIVE', 4)).status).toBe(200);
    expect((await feed(path)).status).toBe(404);
  });

  it('is closed when another identity takes the account over by its verified address', async () => {
    const { path } = await open();
    const successor = tokenOf({ uid: 'successor', email: 'nora@pignon.test' });
    expect((await world.call('GET user/me', { token: successor })).body).toMatchObject({ active: true });
    expect((await feed(path)).status).toBe(404);
  });

  it('stores only the hash of a token, and journals when it is created and deleted', async () => {
    const { token: first } = await open();
    await world.call('DELETE user/me/calendar-token', { token });
    // there is nothing left to delete, and to journal
    await world.call('DELETE user/me/calendar-token', { token });
    const { token: second } = await open();
    const tokenRows = await world.db.query(sql`select token_hash from calendar_token`);
    const entries = await world.db.query(
      sql`select action, ref, changes from audit_entry where entity = 'user' order by id`,
    );
    expect(tokenRows).toHaveLength(1);
    for (const secret of [first, second]) expect(JSON.stringify([tokenRows, entries])).not.toContain(secret);
    expect(entries).toMatchObject(
      ['opened', 'closed', 'opened'].map((after) => ({
        action: 'UPDATE',
        ref: 'nora@pignon.test',
        changes: [{ path: 'calendarToken', after }],
      })),
    );
    expect((await world.call('POST user/me/calendar-token')).status).toBe(401);
  });
});
