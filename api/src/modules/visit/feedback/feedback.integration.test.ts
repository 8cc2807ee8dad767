import type { Event } from '@pignon/shared/domain/event/event.schema';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import sql from 'sql-template-tag';
import { contactFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyProperties } from '../../property/property.service';

const FEEDBACK = {
  interest: 2,
  positives: ['Luminosité'],
  negatives: ['Bruit de la route'],
  priceOpinion: 'HIGH',
  priceAmount: 240_000,
  next: 'NO',
  nextDay: null,
  reason: 'PLACE',
  notes: 'Cherchent plus au calme',
};
const HOUR = 3_600_000;
const at = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString();

let world: World;
let token: string;
let buyer: number;
let partner: number;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
  await world.db.tx(async (tx) => {
    [buyer = 0, partner = 0] = await insertManyContacts(tx, SOMEBODY, [
      { fields: contactFields() },
      { fields: contactFields({ lastName: 'Durand', firstName: 'Luc' }) },
    ]);
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'V1', fields: propertyFields() },
      { reference: 'V2', fields: propertyFields() },
    ]);
  });
});
afterAll(() => world.close());

async function tour(start = -30): Promise<Tour['visits']> {
  const of = { contactIds: [buyer, partner] };
  const body = [
    { ...of, propertyRef: 'V1', start: at(start), end: at(start + 1) },
    { ...of, propertyRef: 'V2', start: at(start + 2), end: at(start + 3) },
  ];
  const answer = await world.call('POST visit', { token, body });
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
  return (answer.body as Tour).visits;
}
const sendFeedback = (id: number | undefined, version: number, overrides: object = {}, by = token) =>
  world.call(`PATCH visit/${id}/feedback`, {
    token: by,
    body: { ...FEEDBACK, ...overrides },
    headers: { 'if-match': `"${version}"` },
  });
const proposalStatuses = () =>
  world.db.query<{ contactId: number; status: string }>(
    sql`select contact_id as "contactId", status from proposal where property_ref = 'V1' order by contact_id`,
  );
async function tasks(): Promise<Event[]> {
  const { body } = await world.call('POST event', { token, body: { filter: { type: ['TASK'] } } });
  return (body as { content: Event[] }).content;
}

describe('PATCH visit/{id}/feedback', () => {
  it('marks the visit as done and the property as refused by both visitors', async () => {
    const [visit] = await tour();
    const answer = await sendFeedback(visit?.id, 1);
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status: 200,
      body: { status: 'DONE', feedback: FEEDBACK, version: 2 },
    });
    expect(await proposalStatuses()).toEqual([
      { contactId: buyer, status: 'REFUSED' },
      { contactId: partner, status: 'REFUSED' },
    ]);
    const steps = await world.db.query(sql`select reason, note from proposal_step where status = 'REFUSED'`);
    expect(steps[0]).toEqual({
      reason: 'PLACE',
      note: 'Points faibles\u00a0: bruit de la route · Prix\u00a0: élevé, 240\u202f000\u00a0€',
    });
    const timeline = await world.call(`GET contact/${buyer}/timeline`, { token });
    const { content } = timeline.body as { content: { kind: string; text: string }[] };
    expect(content.find(({ kind, text }) => kind === 'VISIT' && text !== '')?.text).toBe(
      '2/5 · Points forts\u00a0: luminosité · Points faibles\u00a0: bruit de la route · ' +
        'Prix\u00a0: élevé, 240\u202f000\u00a0€ · Suite\u00a0: refusent le bien (emplacement) · Cherchent plus au calme',
    );
    expect(content.filter(({ kind }) => kind === 'PROPOSAL')).toEqual([]);
  });

  it('may be changed later: its step and its task follow and stay single', async () => {
    const [visit] = await tour();
    await sendFeedback(visit?.id, 1);
    await sendFeedback(visit?.id, 2, { interest: 4, next: 'THINKING', reason: null, nextDay: '2027-02-01' });
    expect((await proposalStatuses())[0]).toEqual({ contactId: buyer, status: 'LIKED' });
    expect(await tasks()).toMatchObject([
      { title: 'Rappeler les visiteurs\u00a0: bien V1', due: '2027-02-01T17:00:00.000Z', done: false },
    ]);
    await sendFeedback(visit?.id, 3, { interest: 3, next: 'THINKING', reason: null, nextDay: '2027-02-03' });
    expect((await proposalStatuses())[0]).toEqual({ contactId: buyer, status: 'VISITED' });
    const [task] = await tasks();
    expect(task).toMatchObject({ due: '2027-02-03T17:00:00.000Z', user: 'nora@pignon.test' });
    expect(task?.links).toEqual([
      { kind: 'visit', id: String(visit?.id) },
      { kind: 'property', id: 'V1' },
      { kind: 'contact', id: String(buyer) },
      { kind: 'contact', id: String(partner) },
    ]);
    await sendFeedback(visit?.id, 4);
    expect(await tasks()).toEqual([]);
    const [count] = await world.db.query(
      sql`select count(*) as steps from proposal_step where feedback_of is not null`,
    );
    expect(count).toEqual({ steps: 2 });
  });

  it('keeps a done task, and creates another for another day', async () => {
    const [visit] = await tour();
    const thinkingFeedback = { next: 'THINKING', reason: null, nextDay: '2027-02-01' };
    await sendFeedback(visit?.id, 1, thinkingFeedback);
    const [task] = await tasks();
    await world.call(`PATCH event/${task?.id}`, { token, body: { done: true }, headers: { 'if-match': '"1"' } });
    await sendFeedback(visit?.id, 2, { ...thinkingFeedback, notes: 'Rappelés' });
    expect(await tasks()).toHaveLength(1);
    await sendFeedback(visit?.id, 3, { ...thinkingFeedback, nextDay: '2027-03-01' });
    expect((await tasks()).map(({ done }) => done).sort()).toEqual([false, true]);
  });

  it('answers 304, 412 with the current visit, 404, 403 and errors by field', async () => {
    const [visit] = await tour();
    await sendFeedback(visit?.id, 1);
    expect((await sendFeedback(visit?.id, 2)).status).toBe(304);
    const stale = await sendFeedback(visit?.id, 1, { interest: 5 });
    expect({ status: stale.status, body: stale.body }).toMatchObject({
      status: 412,
      body: { current: { feedback: { interest: 2 }, version: 2 } },
    });
    expect((await sendFeedback(999_999, 1)).status).toBe(404);
    expect((await sendFeedback(visit?.id, 2, {}, await world.signIn([], { email: 'luc@pignon.test' }))).status).toBe(
      403,
    );
    const refusedFeedback = await sendFeedback(visit?.id, 2, { next: 'THINKING' });
    expect({ status: refusedFeedback.status, body: refusedFeedback.body }).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'reason' }] },
    });
  });

  it('is refused for a future and for a cancelled visit', async () => {
    const [next] = await tour(20);
    expect((await sendFeedback(next?.id, 1)).status).toBe(422);
  });
});

describe('GET property/{reference}/feedback', () => {
  it('is summarised without names, for the property and the requested period', async () => {
    const [first, second] = await tour();
    await sendFeedback(first?.id, 1, { positives: ['Luminosité', 'M. Durand aime le jardin'] });
    await sendFeedback(second?.id, 1);
    const [again] = await tour(-60);
    await sendFeedback(again?.id, 1, {
      interest: 5,
      positives: ['luminosité'],
      priceAmount: 250_000,
      next: 'OFFER',
      reason: null,
    });
    const { body } = await world.call('GET property/V1/feedback', { token });
    expect(body).toMatchObject({
      visits: 2,
      told: 2,
      interest: 3.5,
      positives: [{ text: 'Luminosité', count: 2 }],
      priceAmount: { median: 245_000, count: 2 },
      next: { OFFER: 1, NO: 1, THINKING: 0, SECOND_VISIT: 0 },
    });
    expect(JSON.stringify(body)).not.toMatch(/durand|calme/i);
    const recent = await world.call(`GET property/V1/feedback?from=${at(-40)}`, { token });
    expect(recent.body).toMatchObject({ visits: 1, content: [{ interest: 2 }] });
    expect((await world.call('GET property/V9/feedback', { token })).status).toBe(404);
  });
});
