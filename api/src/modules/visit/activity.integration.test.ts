import type { EventFindReply } from '@pignon/shared/domain/event/event.schema';
import type { VisitFindReply } from '@pignon/shared/domain/visit/visit.schema';
import type { z } from 'zod';
import { contactFields, propertyFields, SOMEBODY, visitOf } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';
import { insertManyContacts } from '../contact/contact.service';
import { insertEvents } from '../event/event-write.repo';
import { insertManyProperties } from '../property/property.service';
import { insertManyVisits } from './visit.service';

const GROUP = '3f0c0c9e-5c55-4d7b-9a51-0d5e5d8f7c11';
const on = (day: number, hour = 9) =>
  `2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;

let world: World;
let token: string;
let visits: number[];
let events: number[];
let buyer: number;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([], { email: 'nora@pignon.test' });
  await world.db.tx(async (tx) => {
    [buyer = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields(), createdTime: on(1) }]);
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'V1', fields: propertyFields({ title: 'Villa Arcadie' }), createdTime: on(2) },
      { reference: 'V2', fields: propertyFields({ title: 'Loft', place: { city: 'Anglet' } }), createdTime: on(2, 10) },
    ]);
    const base = { contactIds: [buyer], createdTime: on(3) };
    visits = await insertManyVisits(tx, SOMEBODY, [
      visitOf({ ...base, propertyRef: 'V1', groupId: GROUP, start: on(20, 9), end: on(20, 10) }),
      visitOf({ ...base, propertyRef: 'V2', groupId: GROUP, start: on(20, 11), end: on(20, 12), status: 'CONFIRMED' }),
      visitOf({
        ...base,
        propertyRef: 'V1',
        negotiator: 'paul@pignon.test',
        start: on(10, 9),
        end: on(10, 10),
        status: 'DONE',
        feedback: {
          interest: 4,
          positives: ['vue'],
          negatives: [],
          priceOpinion: 'HIGH',
          priceAmount: null,
          next: null,
          nextDay: null,
          reason: null,
          notes: '',
        },
      }),
    ]);
    events = await insertEvents(tx, SOMEBODY, [
      { type: 'CALL', title: 'Appel', createdTime: on(25), links: [{ kind: 'contact', id: String(buyer) }] },
      { type: 'TASK', title: 'Relancer', user: 'paul@pignon.test', due: on(30), createdTime: on(26) },
    ]);
  });
});
afterAll(() => world.close());

async function post<Reply>(key: string, body: object): Promise<Reply> {
  const answer = await world.call(key, { token, body });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('visit/find', () => {
  const find = (body: object) => post<z.infer<typeof VisitFindReply>>('POST visit/find', body);

  it.each([
    ['nothing', {}, [1, 0, 2]],
    ['property', { propertyRef: 'V1' }, [0, 2]],
    ['status', { status: ['DONE'] }, [2]],
    ['negotiator', { negotiator: 'paul@pignon.test' }, [2]],
    ['days', { from: on(10), to: on(20, 11) }, [0, 2]],
    ['place', { text: 'anglet' }, [1]],
    ['visitor and property', { text: 'harispe villa' }, [0, 2]],
  ])('filters by %s, latest first', async (_, dto, expected) => {
    const { content } = await find({ dto });
    expect(content.map(({ id }) => visits.indexOf(id))).toEqual(expected);
  });

  describe('with every criterion at once', () => {
    const all = () => ({
      text: 'harispe arcadie',
      propertyRef: 'V1',
      contactId: buyer,
      negotiator: 'paul@pignon.test',
      status: ['DONE', 'NO_SHOW'],
      from: on(10, 9),
      to: on(10, 10),
    });
    const found = async (overrides: object) =>
      (await find({ dto: { ...all(), ...overrides } })).content.map(({ id }) => visits.indexOf(id));

    it('finds visits that meet all criteria', async () => {
      expect(await found({})).toEqual([2]);
    });

    it.each<[string, object]>([
      ['words are', { text: 'harispe loft' }],
      ['property is', { propertyRef: 'V2' }],
      ['visitor is', { contactId: 999_999 }],
      ['negotiator is', { negotiator: SOMEBODY.user }],
      ['status is', { status: ['PLANNED'] }],
      ['first hour is', { from: on(10, 10) }],
      ['last hour is', { to: on(10, 9) }],
    ])('finds nothing when the %s another', async (_, overrides) => {
      expect(await found(overrides)).toEqual([]);
    });
  });

  it('filters by visitor and returns what the list needs', async () => {
    expect((await find({ dto: { contactId: buyer + 1 } })).content).toEqual([]);
    const { content } = await find({ dto: { contactId: buyer, status: ['DONE'] } });
    expect(content).toMatchObject([
      {
        propertyTitle: 'Villa Arcadie',
        city: 'Bayonne',
        start: on(10, 9),
        contacts: [{ contactId: buyer, name: 'Harispe Maïalen' }],
        feedback: { interest: 4 },
      },
    ]);
  });

  it('groups the visits of a tour and gives a single one its own group', async () => {
    const { content } = await find({ order: { property: 'start', direction: 'ASC' } });
    const groups = content.map(({ groupId }) => groupId);
    expect(groups.slice(1)).toEqual([GROUP, GROUP]);
    expect(groups[0]).not.toBe(GROUP);
  });
});

describe('event', () => {
  const titles = async (key: string, filter: object) =>
    (await post<z.infer<typeof EventFindReply>>(key, { filter })).content.map(({ title }) => title);

  it('lists user and system events, newest first', async () => {
    expect(await titles('POST event', {})).toEqual([
      'Relancer',
      'Appel',
      'Visite du bien V1 effectuée',
      'Visite du bien V2 prévue',
      'Visite du bien V1 prévue',
      'Bien V2 créé',
      'Bien V1 créé',
      'Contact créé',
    ]);
    expect(await post('POST event', {})).toMatchObject({ page: { totalElements: 8 } });
  });

  it('filters by type, user, time and linked record', async () => {
    expect(await titles('POST event', { type: ['TASK', 'CALL'] })).toEqual(['Relancer', 'Appel']);
    expect(await titles('POST event', { user: 'paul@pignon.test' })).toEqual(['Relancer']);
    expect(await titles('POST event', { from: on(2), to: on(3) })).toEqual(['Bien V2 créé', 'Bien V1 créé']);
    expect(await titles('POST event', { target: { kind: 'property', id: 'V2' } })).toEqual([
      'Visite du bien V2 prévue',
      'Bien V2 créé',
    ]);
    expect(await titles('POST event', { target: { kind: 'contact', id: String(buyer) } })).toEqual([
      'Appel',
      'Contact créé',
    ]);
  });

  it('keeps my events to the caller’s, whatever user the filter names', async () => {
    const ownTitles = await titles('POST event/me', { user: 'paul@pignon.test' });
    expect(ownTitles).toHaveLength(7);
    expect(ownTitles).not.toContain('Relancer');
    const { content } = await post<z.infer<typeof EventFindReply>>('POST event/me', { filter: { type: ['CALL'] } });
    expect(content).toMatchObject([{ id: events[0], links: [{ kind: 'contact', id: String(buyer) }], done: false }]);
  });
});
