import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import sql from 'sql-template-tag';
import { contactFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type Answer, type World } from '../../../test/world';
import { versionTag } from '../../../test/version-tag';
import { insertManyContacts } from '../contact/contact.service';
import { insertManyProperties } from '../property/property.service';

interface Refusal {
  message: string;
  detail?: string;
  allowed?: string[];
  errors?: { path: string; message: string }[];
  current?: unknown;
}

const NOBODY = '3f0c0c9e-5c55-4d7b-9a51-0d5e5d8f7c11';
/** An hour of a future day, or of a past one when negative. */
const at = (hour: number, days = 3) => {
  const day = addDays(dayOf(), days);
  return `${day}T${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? '30' : '00'}:00.000Z`;
};
const FEEDBACK = {
  interest: 4,
  positives: ['vue'],
  negatives: [],
  priceOpinion: 'HIGH',
  priceAmount: null,
  next: null,
  nextDay: null,
  reason: null,
  notes: '',
};

let world: World;
let token: string;
let buyer: number;
let other: number;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
  await world.signIn(['NEGOTIATOR'], { email: 'paul@pignon.test' });
  await world.db.tx(async (tx) => {
    [buyer = 0, other = 0] = await insertManyContacts(tx, SOMEBODY, [
      { fields: contactFields() },
      { fields: contactFields({ lastName: 'Durand', firstName: 'Luc' }) },
    ]);
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'V1', fields: propertyFields({ title: 'Villa Arcadie' }) },
      { reference: 'V2', fields: propertyFields({ title: 'Loft', place: { city: 'Anglet' } }) },
    ]);
  });
});
afterAll(() => world.close());

const call = (key: string, body?: object, headers?: Record<string, string>) =>
  world.call(key, { token, ...(body ? { body } : {}), ...(headers ? { headers } : {}) });
const visit = (overrides: object = {}) => ({
  propertyRef: 'V1',
  contactIds: [buyer],
  start: at(9),
  end: at(9.5),
  ...overrides,
});
const save = (...visits: object[]) => call('POST visit', visits);

function expectTour(answer: Answer, status = 201): Tour {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status });
  return answer.body;
}
function expectRefusal(answer: Answer, status: number): Refusal {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status });
  return answer.body;
}
/** A visit of a response as it is sent back. */
const again = ({ id, version, ...seen }: Tour['visits'][number], overrides: object = {}) => ({
  id,
  version,
  groupId: seen.groupId,
  propertyRef: seen.propertyRef,
  contactIds: seen.contacts.map(({ contactId }) => contactId),
  start: seen.start,
  end: seen.end,
  ...overrides,
});
const one = (tour: Tour, index = 0) => tour.visits[index]!;
const journal = () =>
  world.db.query<{ action: string; changes: unknown[] }>(
    sql`select action, changes from audit_entry where entity = 'visit' order by id`,
  );
async function events(): Promise<string[]> {
  const rows = await world.db.query<{ title: string }>(sql`select title from event join event_link on event_id = id
    where kind = 'visit' order by id`);
  return rows.map(({ title }) => title);
}

describe('POST visit', () => {
  it('creates a tour from a list, in order, for the calling user', async () => {
    const answer = await save(visit({ propertyRef: 'V2', start: at(11), end: at(12) }), visit());
    const tour = expectTour(answer);
    expect(tour).toMatchObject({
      version: 1,
      visits: [
        { propertyRef: 'V1', propertyTitle: 'Villa Arcadie', negotiator: 'nora@pignon.test', status: 'PLANNED' },
        { propertyRef: 'V2', city: 'Anglet', kind: 'FIRST', contacts: [{ contactId: buyer, name: 'Harispe Maïalen' }] },
      ],
    });
    expect(answer.headers['etag']).toEqual(versionTag(1));
    expect(expectTour(await call(`GET visit/group/${tour.groupId}`), 200)).toEqual(tour);
    expect((await journal()).map(({ action }) => action)).toEqual(['CREATE', 'CREATE']);
    expect(await events()).toEqual(['Visite du bien V2 prévue', 'Visite du bien V1 prévue']);
  });

  it('creates once under one key', async () => {
    const headers = { 'idempotency-key': 'tour-1' };
    const tour = expectTour(await call('POST visit', [visit()], headers));
    expect(expectTour(await call('POST visit', [visit()], headers))).toEqual(tour);
    expect(await world.db.query(sql`select id from visit`)).toHaveLength(1);
  });

  it('replaces its visits by the list: changes, adds and removes, and increments the tour’s version', async () => {
    const tour = expectTour(await save(visit(), visit({ propertyRef: 'V2', start: at(11), end: at(12) })));
    const [first, second] = [one(tour), one(tour, 1)];
    const saved = expectTour(
      await save(
        again(first, { start: at(10), end: at(10.5), status: 'CONFIRMED' }),
        visit({ start: at(14), end: at(15), kind: 'SECOND' }),
      ),
    );
    expect(saved).toMatchObject({
      groupId: tour.groupId,
      version: 2,
      visits: [
        { id: first.id, version: 2, start: at(10), status: 'CONFIRMED' },
        { start: at(14), kind: 'SECOND', version: 1 },
      ],
    });
    const entries = (await journal()).slice(3);
    expect(entries.map(({ action }) => action)).toEqual(['STATUS', 'DELETE']);
    expect(entries[0]?.changes).toEqual([
      { path: 'start', before: at(9), after: at(10) },
      { path: 'end', before: at(9.5), after: at(10.5) },
      { path: 'status', before: 'PLANNED', after: 'CONFIRMED' },
    ]);
    expect(entries[1]?.changes).toContainEqual({ path: 'id', before: second.id, after: null });
    expect((await events()).slice(2)).toEqual([
      'Visite du bien V1 prévue',
      'Visite du bien V1 confirmée',
      'Visite du bien V2 retirée de la tournée',
    ]);
  });

  it('keeps the fields that a row omits, and writes nothing when nothing differs', async () => {
    const past = { start: at(9, -2), end: at(10, -2) };
    const tour = expectTour(
      await save(visit({ ...past, status: 'DONE', feedback: FEEDBACK, negotiator: 'paul@pignon.test' })),
    );
    const same = expectTour(await save(again(one(tour))));
    expect(same).toEqual(tour);
    expect(one(same)).toMatchObject({ feedback: FEEDBACK, status: 'DONE', negotiator: 'paul@pignon.test' });
    expect(await journal()).toHaveLength(1);
  });

  it('records completed visits', async () => {
    const tour = expectTour(await save(visit({ start: at(9, -2), end: at(10, -2) })));
    const doneVisit = again(one(tour), { status: 'DONE', feedback: FEEDBACK, voucherSignedAt: at(9, -2) });
    expect(one(expectTour(await save(doneVisit)))).toMatchObject({
      status: 'DONE',
      feedback: FEEDBACK,
      voucherSignedAt: at(9, -2),
    });
    expect((await events()).at(-1)).toBe('Visite du bien V1 effectuée');
  });

  it.each<[string, () => object[], string]>([
    ['an empty list', () => [], ''],
    ['an unknown property', () => [visit({ propertyRef: 'V9' })], '0.propertyRef'],
    ['an unknown visitor', () => [visit({ contactIds: [buyer, 999_999] })], '0.contactIds.1'],
    ['an unknown negotiator', () => [visit({ negotiator: 'ghost@pignon.test' })], '0.negotiator'],
    ['an end before the start', () => [visit({ end: at(8) })], '0.end'],
    ['two buyers', () => [visit(), visit({ start: at(10), end: at(11), contactIds: [other] })], '1.contactIds'],
    ['two places at once', () => [visit(), visit({ propertyRef: 'V2' })], '1.start'],
    ['a report before the visit', () => [visit({ feedback: FEEDBACK })], '0.feedback'],
    ['a visit done before it begins', () => [visit({ status: 'DONE' })], '0.status'],
    ['two groups', () => [visit({ groupId: NOBODY }), visit({ groupId: NOBODY.replace('3', '4') })], '1.groupId'],
    ['a visit of nowhere', () => [visit({ id: 999_999, version: 1 })], '0.id'],
    ['an unknown field', () => [visit({ colour: 'red' })], '0.colour'],
    ['more than fifty', () => Array.from({ length: 51 }, () => visit()), ''],
  ])('refuses %s', async (_, visits, path) => {
    expect(expectRefusal(await save(...visits()), 422).errors).toMatchObject([{ path }]);
    expect(await world.db.query(sql`select id from visit`)).toEqual([]);
  });

  it('requires the version of what it changes, and refuses an older one with the current state', async () => {
    const tour = expectTour(await save(visit()));
    const { version: _, ...bare } = again(one(tour));
    expectRefusal(await save(bare), 428);
    expectTour(await save(again(one(tour), { kind: 'SECOND' })));
    expect(expectRefusal(await save(again(one(tour), { start: at(10), end: at(11) })), 412).current).toMatchObject({
      id: one(tour).id,
      kind: 'SECOND',
      version: 2,
    });
  });

  it('refuses a list based on an older tour, when the version is given', async () => {
    const tour = expectTour(await save(visit()));
    expectTour(await save(again(one(tour)), visit({ start: at(14), end: at(15) })));
    const staleList = await call('POST visit', [again(one(tour))], { 'if-match': '"1"' });
    expect(expectRefusal(staleList, 412).current).toMatchObject({ version: 2, visits: [{}, { start: at(14) }] });
    expectRefusal(await call('POST visit', [visit({ groupId: NOBODY })]), 404);
  });

  it('refuses to undo a status that records a fact', async () => {
    const tour = expectTour(await save(visit({ start: at(9, -2), end: at(10, -2), status: 'DONE' })));
    expect(expectRefusal(await save(again(one(tour), { status: 'CANCELLED' })), 409)).toMatchObject({
      allowed: [],
      errors: [{ path: '0.status' }],
    });
    expect(expectRefusal(await save(again(one(tour), { propertyRef: 'V2' })), 409).errors).toMatchObject([
      { path: '0.propertyRef' },
    ]);
    const replaced = await save(visit({ groupId: tour.groupId, start: at(14), end: at(15) }));
    expect(expectRefusal(replaced, 409).message).toMatch(/retirée/);
  });

  it('is refused to users who may only read', async () => {
    token = await world.signIn([]);
    expectRefusal(await save(visit()), 403);
  });
});

describe('the diary of a negotiator', () => {
  it('holds one visit at a time, and names the conflicting one', async () => {
    const tour = expectTour(await save(visit({ end: at(10) })));
    const clash = expectRefusal(
      await save(visit({ propertyRef: 'V2', contactIds: [other], start: at(9.5), end: at(11) })),
      409,
    );
    expect(clash).toMatchObject({
      blockedBy: { kind: 'visit', id: String(one(tour).id) },
      errors: [{ path: '0.start' }],
    });
    expect(clash.message).toMatch(
      /^nora@pignon\.test est déjà en visite au bien V1, le \d\d\/\d\d\/\d{4} de \d\d:\d\d à/,
    );
    expectTour(await save(visit({ propertyRef: 'V2', contactIds: [other], start: at(10), end: at(11) })));
    expectTour(await save(visit({ propertyRef: 'V2', contactIds: [other], negotiator: 'paul@pignon.test' })));
  });

  it('is free after a cancellation, and checked again when the visit is planned again', async () => {
    const tour = expectTour(await save(visit()));
    const cancelledTour = expectTour(await save(again(one(tour), { status: 'CANCELLED', cancelReason: 'VISITOR' })));
    expectTour(await save(visit({ contactIds: [other] })));
    expectRefusal(await save(again(one(cancelledTour), { status: 'PLANNED' })), 409);
  });

  it('never holds two that are booked at the same instant', async () => {
    const visitInputs = Array.from({ length: 12 }, (_, n) =>
      visit({ contactIds: [n % 2 ? buyer : other], end: at(10) }),
    );
    const answers = await Promise.all(visitInputs.map((each) => save(each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(11).fill(409)]);
    expect(await world.db.query(sql`select id from visit`)).toHaveLength(1);
  });
});

describe('DELETE visit/group/{groupId}', () => {
  it('deletes the tour and journals its last state', async () => {
    const tour = expectTour(await save(visit(), visit({ propertyRef: 'V2', start: at(11), end: at(12) })));
    const answer = await call(`DELETE visit/group/${tour.groupId}`);
    expect([answer.status, answer.bytes.length]).toEqual([204, 0]);
    expectRefusal(await call(`GET visit/group/${tour.groupId}`), 404);
    expectRefusal(await call(`DELETE visit/group/${tour.groupId}`), 404);
    const entries = (await journal()).filter(({ action }) => action === 'DELETE');
    expect(entries).toHaveLength(2);
    expect(entries[1]?.changes).toContainEqual({ path: 'propertyRef', before: 'V2', after: null });
    expect((await events()).slice(2)).toEqual(['Visite du bien V1 supprimée', 'Visite du bien V2 supprimée']);
  });

  it('is refused for a tour with a completed visit, and for one that changed meanwhile', async () => {
    const past = expectTour(await save(visit({ start: at(9, -2), end: at(10, -2), status: 'DONE' })));
    expect(expectRefusal(await call(`DELETE visit/group/${past.groupId}`), 409).message).toMatch(/effectuée/);
    const tour = expectTour(await save(visit()));
    expectRefusal(await call(`DELETE visit/group/${tour.groupId}`, undefined, { 'if-match': '"4"' }), 412);
    expectRefusal(await call('DELETE visit/group/not-a-group'), 422);
  });
});
