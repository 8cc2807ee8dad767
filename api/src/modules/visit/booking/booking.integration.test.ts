import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { contactFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type Answer, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyProperties } from '../../property/property.service';

interface Refusal {
  message: string;
  blockedBy?: { kind: string; id: string };
  errors?: { path: string; message: string }[];
}

/** An hour of a future day. */
const at = (hour: number) =>
  `${addDays(dayOf(), 3)}T${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? '30' : '00'}:00.000Z`;

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

const call = (key: string, body?: object, headers: Record<string, string> = {}) =>
  world.call(key, { token, headers, ...(body ? { body } : {}) });
const visit = (overrides: object = {}) => ({
  propertyRef: 'V1',
  contactIds: [buyer],
  start: at(9),
  end: at(9.5),
  ...overrides,
});
const save = (...visits: object[]) => call('POST visit', visits);
function expectTour(answer: Answer): Tour {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
  return answer.body;
}
function expectRefusal(answer: Answer): Refusal {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 409 });
  return answer.body;
}
const one = (tour: Tour) => tour.visits[0]!;

describe('the diaries of a property, of a visitor and of meetings', () => {
  const byPaul = { negotiator: 'paul@pignon.test' };
  const meet = (start: string) => call('POST event/create', { type: 'MEETING', title: 'Notaire', start, done: false });

  it.each([
    ['property', { who: () => [other] }, /^Le bien V1 est déjà visité, le /],
    ['visitor', { propertyRef: 'V2', who: () => [buyer] }, /^Un des visiteurs est déjà en visite au bien V1, le /],
  ])('refuse an occupied %s', async (_, { who, ...overrides }, words) => {
    const tour = expectTour(await save(visit()));
    const clash = expectRefusal(await save(visit({ ...byPaul, ...overrides, contactIds: who() })));
    expect(clash).toMatchObject({
      blockedBy: { kind: 'visit', id: String(one(tour).id) },
      errors: [{ path: '0.start' }],
    });
    expect(clash.message).toMatch(words);
    expectTour(await save(visit({ ...byPaul, propertyRef: 'V2', contactIds: [other] })));
  });

  it('book a property once, for simultaneous requests', async () => {
    const people = ['nora@pignon.test', 'paul@pignon.test'];
    const visitInputs = [buyer, other, buyer, other].map((contact, n) =>
      visit({ contactIds: [contact], negotiator: people[n % 2], start: at(9), end: at(10) }),
    );
    const answers = await Promise.all(visitInputs.map((each) => save(each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('include meetings, of an hour by default, and name the conflict both ways', async () => {
    const { id }: { id: number } = (await meet(at(9))).body;
    const clash = expectRefusal(await save(visit({ start: at(9.5), end: at(10.5) })));
    expect(clash).toMatchObject({ blockedBy: { kind: 'event', id: String(id) } });
    expect(clash.message).toMatch(/^nora@pignon\.test a déjà un rendez-vous, le /);
    expectTour(await save(visit({ start: at(10), end: at(11) })));
    expectRefusal(await meet(at(10.5)));
    expectRefusal(await meet(at(8.5)));
    expect((await meet(at(11))).status).toBe(201);
    await call(`PATCH event/${id}`, { done: true }, { 'if-match': '"1"' });
    expectTour(await save(visit({ start: at(9), end: at(9.5) })));
  });
});
