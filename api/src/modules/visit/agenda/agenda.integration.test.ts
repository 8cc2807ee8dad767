import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import { contactFields, mandateFields, propertyFields, SOMEBODY, visitOf } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertEvents } from '../../event/event-write.repo';
import { insertManyMandates } from '../../mandate/mandate.service';
import { insertManyProperties } from '../../property/property.service';
import { insertManyVisits } from '../visit.service';

const WEEK = { from: '2026-11-22T23:00:00.000Z', to: '2026-11-29T23:00:00.000Z' };
const NORA = SOMEBODY.user;
const PAUL = 'paul@pignon.test';

let world: World;
let manager: string;
let nora: string;
let support: string;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  manager = await world.signIn(['MANAGER']);
  nora = await world.signIn(['NEGOTIATOR'], { email: NORA });
  support = await world.signIn(['SUPPORT']);
  await world.db.tx(async (tx) => {
    const [buyer = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    await insertManyProperties(tx, SOMEBODY, [{ reference: 'V1', fields: propertyFields({ title: 'Loft' }) }]);
    const visit = (day: string, overrides: object = {}) =>
      visitOf({
        propertyRef: 'V1',
        contactIds: [buyer],
        start: `${day}T10:00:00.000Z`,
        end: `${day}T10:45:00.000Z`,
        ...overrides,
      });
    await insertManyVisits(tx, SOMEBODY, [
      visit('2026-11-23', { status: 'CONFIRMED' }),
      visit('2026-11-24', { negotiator: PAUL }),
      visit('2026-11-25', { status: 'CANCELLED' }),
      visit('2026-11-30'),
    ]);
    const property = [{ kind: 'property' as const, id: 'V1' }];
    const contact = [{ kind: 'contact' as const, id: String(buyer) }];
    await insertEvents(tx, { ...SOMEBODY, user: PAUL }, [
      { type: 'MEETING', title: 'Estimation', start: '2026-11-26T08:00:00.000Z', links: property },
      { type: 'CALL', title: 'Rappeler', start: '2026-11-26T09:00:00.000Z', links: contact },
      { type: 'CALL', title: 'Fait', start: '2026-11-26T09:00:00.000Z', done: true },
      { type: 'TASK', title: 'Diagnostics', due: '2026-11-27T17:00:00.000Z', user: NORA },
      { type: 'TASK', title: 'Sans date' },
      { type: 'NOTE', title: 'Note', start: '2026-11-26T09:00:00.000Z' },
    ]);
  });
});
afterAll(() => world.close());

const findAgenda = (token: string, body: object = {}) =>
  world.call('POST visit/agenda/find', { token, body: { ...WEEK, ...body } });

const entriesOf = ({ entries }: { entries: AgendaEntry[] }) => entries;
const entrySummaries = (body: { entries: AgendaEntry[] }) =>
  entriesOf(body).map(({ kind, title, movable }) => `${kind} ${title}${movable ? ' movable' : ''}`);

describe('POST visit/agenda/find', () => {
  it('returns visits, meetings, open calls and tasks of a period, the earliest first', async () => {
    const { status, body } = await findAgenda(manager);
    expect(status).toBe(200);
    expect(body).toMatchObject({ truncated: false });
    expect(entrySummaries(body)).toEqual([
      'VISIT Loft movable',
      'VISIT Loft movable',
      'MEETING Estimation movable',
      'CALL Rappeler movable',
      'TASK Diagnostics movable',
    ]);
    const entries = entriesOf(body);
    expect(entries[0]).toMatchObject({
      start: '2026-11-23T10:00:00.000Z',
      end: '2026-11-23T10:45:00.000Z',
      day: null,
      city: 'Bayonne',
      propertyRef: 'V1',
      users: [NORA],
      status: 'CONFIRMED',
      contacts: [{ contactId: expect.any(Number) as number }],
    });
    expect(entries[2]).toMatchObject({ propertyRef: 'V1', end: null, users: [PAUL] });
    expect(entries[3]).toMatchObject({ contacts: [{ contactId: expect.any(Number) as number }] });
    expect(entries[4]).toMatchObject({ start: '2026-11-27T17:00:00.000Z', users: [NORA] });
  });

  it('returns what began before the period and lasts into it, not what ends as it begins', async () => {
    await world.db.tx(async (tx) => {
      const visit = { propertyRef: 'V1', contactIds: [], end: '2026-12-06T23:30:00.000Z' };
      await insertManyVisits(tx, SOMEBODY, [visitOf({ ...visit, start: '2026-12-06T22:30:00.000Z' })]);
      const meeting = (title: string, start: string, end: string | null) =>
        ({ type: 'MEETING', title, start, end }) as const;
      await insertEvents(tx, SOMEBODY, [
        meeting('Salon', '2026-12-03T08:00:00.000Z', '2026-12-08T17:00:00.000Z'),
        meeting('Tard', '2026-12-06T22:30:00.000Z', null),
        meeting('Avant', '2026-12-06T22:00:00.000Z', null),
        meeting('Fini', '2026-12-03T08:00:00.000Z', '2026-12-06T23:00:00.000Z'),
        { type: 'CALL', title: 'Appel', start: '2026-12-06T22:59:00.000Z' },
      ]);
    });
    const titles = async (from: string, to: string) =>
      entriesOf((await findAgenda(manager, { from, to })).body).map(({ title }) => title);
    expect(await titles('2026-12-06T23:00:00.000Z', '2026-12-07T23:00:00.000Z')).toEqual(['Salon', 'Tard', 'Loft']);
    expect(await titles('2026-12-07T23:00:00.000Z', '2026-12-08T23:00:00.000Z')).toEqual(['Salon']);
    expect(await titles('2026-12-08T23:00:00.000Z', '2026-12-09T23:00:00.000Z')).toEqual([]);
  });

  it('filters by users, including mandates of their properties', async () => {
    const { body } = await findAgenda(manager, { users: [NORA] });
    expect(entrySummaries(body)).toEqual(['VISIT Loft movable', 'TASK Diagnostics movable']);
  });

  it('tells which entries the caller may move', async () => {
    expect(entrySummaries((await findAgenda(nora)).body)).toEqual([
      'VISIT Loft movable',
      'VISIT Loft movable',
      'MEETING Estimation',
      'CALL Rappeler',
      'TASK Diagnostics movable',
    ]);
    expect(entrySummaries((await findAgenda(support)).body).filter((line) => line.endsWith('movable'))).toEqual([]);
  });

  it('shows the signature of a mandate, and the last day of a running one', async () => {
    await world.db.tx(async (tx) => {
      const [owner = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
      const fields = mandateFields({ propertyRef: 'V1', counterParts: [owner], endDate: '2026-11-29' });
      const life = { status: 'RUNNING' as const, registerNumber: 64, registerDate: '2026-11-24T15:00:00.000Z' };
      await insertManyMandates(tx, SOMEBODY, [{ fields, life }]);
    });
    const mandates = async (users?: string[]) => {
      const { body } = await findAgenda(manager, users && { users });
      return entriesOf(body).filter(({ kind }) => kind === 'SIGNING' || kind === 'MANDATE_TERM');
    };
    expect(await mandates()).toMatchObject([
      { kind: 'SIGNING', start: '2026-11-24T15:00:00.000Z', day: null, movable: false, propertyRef: 'V1' },
      { kind: 'MANDATE_TERM', start: null, day: '2026-11-29', users: [NORA] },
    ]);
    expect(await mandates([NORA])).toHaveLength(2);
    expect(await mandates([PAUL])).toEqual([]);
  });

  it('refuses a span that ends before it begins, or is too long', async () => {
    const refused = await findAgenda(manager, { to: WEEK.from });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'to' }] } });
    const long = await findAgenda(manager, { to: '2027-01-29T23:00:00.000Z' });
    expect(long).toMatchObject({ status: 422, body: { errors: [{ path: 'to' }] } });
  });
});
