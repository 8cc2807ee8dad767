import { addDays, addMonths, dayOf } from '@pignon/shared/domain/common/day';
import type { Review, ReviewFindReply } from '@pignon/shared/domain/contact/erasure/review.schema';
import {
  isInactive,
  lastSignOf,
  inactiveSince,
  type Sign,
} from '@pignon/shared/domain/contact/erasure/inactivity.rules';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { contactFields, mandateFields, propertyFields, SOMEBODY, visitOf } from '../../../../test/factories';
import { preparedDatabase } from '../../../../test/prepare-database';
import { startWorld, type World } from '../../../../test/world';
import { insertEvents, type NewEvent } from '../../event/event-write.repo';
import { insertManyMandates } from '../../mandate/mandate.service';
import { createProperty } from '../../property/property.service';
import { insertManyVisits } from '../../visit/visit.service';
import { markErased } from '../erasure/contact-erase.repo';
import { readContact } from '../contact-read.repo';
import { createContact } from '../contact.service';

const TODAY = dayOf();
const LAST_SILENT = inactiveSince(TODAY);
const FIRST_HEARD = addDays(LAST_SILENT, 1);
const noon = (day: string) => `${day}T11:00:00.000Z`;

let world: World;
let manager: string;
/** Created ten years ago. */
let id: number;
let reference: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  manager = await world.signIn(['MANAGER'], { email: 'maya@pignon.test' });
  await world.signIn(['NEGOTIATOR'], { email: SOMEBODY.user });
  id = await createInactiveContact();
  const notary = await createInactiveContact({ contactType: ['NOTARY'] });
  const fields = propertyFields({ contactTypes: { [notary]: ['NOTARY'] } });
  ({ reference } = await world.db.tx((tx) => createProperty(tx, SOMEBODY, { fields })));
});
afterAll(() => world.close());

async function createInactiveContact(
  overrides: Parameters<typeof contactFields>[0] = {},
  created = addMonths(TODAY, -120),
) {
  const fields = contactFields({ contactType: ['CUSTOMER'], ...overrides });
  return (await world.db.tx((tx) => createContact(tx, SOMEBODY, { fields, createdTime: noon(created) }))).id;
}

type ReviewPage = z.infer<typeof ReviewFindReply>;
async function toReview(dto = {}): Promise<ReviewPage> {
  const answer = await world.call('POST contact/review/find', { token: manager, body: { dto } });
  expect(answer.status).toBe(200);
  return answer.body;
}
const idsToReview = async () => (await toReview()).content.map((each) => each.id);
const lastSign = async (contactId = id) => {
  const [row] = await world.db.query<{ day: string }>(
    sql`select last_sign::text as day from contact_life where contact_id = ${contactId}`,
  );
  return row?.day;
};
const note = (event: Omit<NewEvent, 'title'>) =>
  world.db.tx((tx) =>
    insertEvents(tx, SOMEBODY, [{ title: 'x', links: [{ kind: 'contact', id: String(id) }], ...event }]),
  );
const visit = (day: string, status: 'DONE' | 'CANCELLED') =>
  world.db.tx((tx) =>
    insertManyVisits(tx, SOMEBODY, [
      visitOf({ propertyRef: reference, contactIds: [id], start: noon(day), end: `${day}T12:00:00.000Z`, status }),
    ]),
  );
const mandate = (endDate: string, status: 'CLOSED' | 'RUNNING') =>
  world.db.tx((tx) =>
    insertManyMandates(tx, SOMEBODY, [
      {
        fields: mandateFields({ propertyRef: reference, counterParts: [id], endDate }),
        life: {
          status,
          ...(status === 'RUNNING' && { registerNumber: 1, registerDate: noon(addMonths(TODAY, -50)) }),
        },
        createdTime: noon(addMonths(TODAY, -50)),
      },
    ]),
  );

describe('a contact to review', () => {
  it('is a person without a sign of life for exactly three years, and nobody else', async () => {
    expect(await idsToReview()).toEqual([id]);
    const lastDay = await createInactiveContact({}, LAST_SILENT);
    await createInactiveContact({}, FIRST_HEARD);
    expect(await idsToReview()).toEqual([id, lastDay]);
    expect((await toReview()).content[0]).toMatchObject({ lastSign: addMonths(TODAY, -120), agreed: [], review: null });
  });

  it.each<[Sign['kind'], (day: string) => Promise<unknown>]>([
    ['CALL', (day) => note({ type: 'CALL', start: noon(day), done: true })],
    ['EMAIL', (day) => note({ type: 'EMAIL', start: noon(day), done: true })],
    ['MEETING', (day) => note({ type: 'MEETING', start: noon(day), done: true })],
    ['VISIT', (day) => visit(day, 'DONE')],
    ['MANDATE', (day) => mandate(day, 'CLOSED')],
  ])('a %s is a sign of life, as the rule defines', async (kind, recordSign) => {
    await recordSign(LAST_SILENT);
    const signs: Sign[] = [
      { kind: 'CREATED', day: addMonths(TODAY, -120) },
      { kind, day: LAST_SILENT },
    ];
    expect(await lastSign()).toBe(lastSignOf(signs));
    expect(isInactive(LAST_SILENT, TODAY)).toBe(true);
    expect(await idsToReview()).toEqual([id]);
    await recordSign(FIRST_HEARD);
    expect(await idsToReview()).toEqual([]);
  });

  it('is also a person with only notes, cancelled visits or unanswered calls', async () => {
    await note({ type: 'NOTE', done: true });
    await note({ type: 'TASK', done: true });
    await note({ type: 'SYSTEM', done: true });
    await note({ type: 'CALL', done: false });
    await visit(TODAY, 'CANCELLED');
    expect(await idsToReview()).toEqual([id]);
  });

  it('is not a person who consented recently, until that consent is too old', async () => {
    const consent = (date: string) => ({ channel: 'EMAIL' as const, given: true, date, proof: 'Formulaire' });
    const recentlyActive = await createInactiveContact({ consents: [consent(LAST_SILENT), consent(FIRST_HEARD)] });
    const before = await createInactiveContact({ consents: [consent(LAST_SILENT)] });
    expect(await idsToReview()).toEqual([id, before]);
    expect(await lastSign(recentlyActive)).toBe(FIRST_HEARD);
    expect((await toReview()).content[1]?.agreed).toEqual(['EMAIL']);
  });

  it('is listed again when the sign of life is deleted', async () => {
    const [call = 0] = await note({ type: 'CALL', start: noon(TODAY), done: true });
    expect(await idsToReview()).toEqual([]);
    await world.db.query(sql`update event set done = false where id = ${call}`);
    expect(await idsToReview()).toEqual([id]);
    await world.db.query(sql`update event set done = true where id = ${call}`);
    expect(await idsToReview()).toEqual([]);
    await world.db.query(sql`delete from event where id = ${call}`);
    expect(await idsToReview()).toEqual([id]);
  });

  it('is no partner, nobody with a current mandate or property, nobody erased', async () => {
    await createInactiveContact({ contactType: ['NOTARY', 'PARTNER'] });
    const both = await createInactiveContact({ contactType: ['NOTARY', 'CUSTOMER'] });
    const owner = await createInactiveContact({ contactType: ['OWNER'] });
    await world.db.tx((tx) =>
      createProperty(tx, SOMEBODY, { fields: propertyFields({ contactTypes: { [owner]: ['OWNER'] } }) }),
    );
    await mandate(addMonths(TODAY, -49), 'RUNNING');
    expect(await idsToReview()).toEqual([both]);
    await world.db.query(sql`update property set property_status = 'SOLD'`);
    expect(await idsToReview()).toEqual([both, owner]);
    await world.call(`POST contact/${both}/erase`, { token: manager });
    expect(await idsToReview()).toEqual([owner]);
  });

  it('is filtered by negotiator and by archived state', async () => {
    const idOfMaya = await createInactiveContact({ negotiator: 'maya@pignon.test' });
    const archivedId = await createInactiveContact({ archived: true });
    const found = async (dto: object) => (await toReview(dto)).content.map((each) => each.id);
    expect(await found({ negotiator: 'maya@pignon.test' })).toEqual([idOfMaya]);
    expect(await found({ archived: true })).toEqual([archivedId]);
    expect(await found({ archived: false })).toEqual([id, idOfMaya]);
  });

  it('is listed for managers only', async () => {
    const negotiator = await world.signIn(['NEGOTIATOR']);
    expect((await world.call('POST contact/review/find', { token: negotiator, body: {} })).status).toBe(403);
    const body = { decision: 'ARCHIVE' };
    expect((await world.call(`POST contact/${id}/review`, { token: negotiator, body })).status).toBe(403);
  });
});

describe('a decision', () => {
  const decide = (body: object, contactId = id) =>
    world.call(`POST contact/${contactId}/review`, { token: manager, body });

  it('keeps a contact for a reason until a day, and is journaled', async () => {
    const until = addMonths(TODAY, 12);
    const answer = await decide({ decision: 'KEEP', reason: ' Succession en cours ', until });
    expect(answer.body as Review).toMatchObject({ reason: 'Succession en cours', until, user: 'maya@pignon.test' });
    expect(await idsToReview()).toEqual([]);
    expect((await world.call(`GET contact/${id}`, { token: manager })).body).toMatchObject({ archived: false });
    await world.db.query(sql`update contact_review set until = ${TODAY}::date`);
    expect((await toReview()).content[0]).toMatchObject({ id, review: { decision: 'KEEP', until: TODAY } });
    const [entry] = await world.db.query<{ changes: unknown[] }>(
      sql`select changes from audit_entry where entity = 'contact' and ref = ${String(id)} order by id desc limit 1`,
    );
    expect(entry?.changes).toContainEqual({ path: 'review.reason', before: null, after: 'Succession en cours' });
  });

  it.each([
    ['without a reason', { decision: 'KEEP', reason: ' ', until: addMonths(TODAY, 1) }, 'reason'],
    ['until today', { decision: 'KEEP', reason: 'x', until: TODAY }, 'until'],
    ['for more than three years', { decision: 'KEEP', reason: 'x', until: addDays(addMonths(TODAY, 36), 1) }, 'until'],
    ['in a way that does not exist', { decision: 'FORGET' }, 'decision'],
  ])('refuses to keep a contact %s', async (_, body, path) => {
    const answer = await decide(body);
    expect(answer.body).toMatchObject({ status: 422, errors: [{ path }] });
    expect(await idsToReview()).toEqual([id]);
  });

  it('creates a task for the contact’s negotiator', async () => {
    expect((await decide({ decision: 'ASK' })).status).toBe(200);
    expect(await idsToReview()).toEqual([]);
    const tasks = await world.db.query(sql`select user_email as user, done from event where type = 'TASK'`);
    expect(tasks).toEqual([{ user: SOMEBODY.user, done: false }]);
  });

  it('archives a contact, who is listed again a year later', async () => {
    expect((await decide({ decision: 'ARCHIVE' })).body).toMatchObject({ until: addMonths(TODAY, 12) });
    expect((await world.call(`GET contact/${id}`, { token: manager })).body).toMatchObject({ archived: true });
    expect(await idsToReview()).toEqual([]);
    expect(await world.db.query(sql`select 1 from event where type = 'TASK'`)).toEqual([]);
  });

  it('is dropped when an archived contact becomes active again', async () => {
    await decide({ decision: 'ARCHIVE' });
    const { version } = (await world.call(`GET contact/${id}`, { token: manager })).body as { version: number };
    await world.call(`PATCH contact/${id}`, {
      token: manager,
      headers: { 'if-match': `"${version}"` },
      body: { archived: false },
    });
    expect(await idsToReview()).toEqual([id]);
  });

  it('is refused for an unknown or erased contact', async () => {
    expect((await decide({ decision: 'ARCHIVE' }, 9999)).status).toBe(404);
    await world.call(`POST contact/${id}/erase`, { token: manager });
    expect((await decide({ decision: 'ARCHIVE' })).status).toBe(409);
  });

  (preparedDatabase().engine === 'postgres' ? it : it.skip)(
    'is of nobody who is erased while it waits for the record',
    async () => {
      const decided = await world.db.tx(async (tx) => {
        await readContact(tx, id, true);
        const waiting = decide({ decision: 'ARCHIVE' });
        await waitFor(async () => {
          expect(await tx.query(sql`select 1 from pg_locks where not granted`)).not.toEqual([]);
        });
        await markErased(tx, id, null);
        return { waiting };
      });
      expect((await decided.waiting).status).toBe(409);
    },
  );
});
