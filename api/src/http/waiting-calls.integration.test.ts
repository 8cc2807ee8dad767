import { callTable } from '@pignon/shared/domain/calls/call-table';
import type { Call } from '@pignon/shared/domain/calls/define-call';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import sql from 'sql-template-tag';
import { SOMEBODY, visitOf } from '../../test/factories';
import { drawnSignature } from '../../test/papers/drawn-signature';
import { ProposalWorld } from '../../test/proposal-world';
import { insertManyVisits } from '../modules/visit/visit.service';

const GROUP = '3f0c0c9e-5c55-4d7b-9a51-0d5e5d8f7c11';
const FEEDBACK = { interest: 4, positives: [], negatives: [], priceOpinion: null, next: 'OFFER', notes: 'Ravis' };
const TASK = { type: 'TASK', title: 'Rappeler la mairie', due: '2027-12-01T09:00:00.000Z' };

let w: ProposalWorld;
let image: string;
let visits: Tour['visits'];
let task: number;

beforeAll(async () => {
  w = await ProposalWorld.start();
  image = await drawnSignature();
}, 60_000);
beforeEach(async () => {
  await w.begin();
  const visit = { contactIds: [w.anne], groupId: GROUP };
  await w.world.db.tx((tx) =>
    insertManyVisits(tx, SOMEBODY, [
      visitOf({ ...visit, propertyRef: 'V1', start: '2026-11-20T09:00:00.000Z', end: '2026-11-20T10:00:00.000Z' }),
      visitOf({ ...visit, propertyRef: 'V2', start: '2026-11-20T11:00:00.000Z', end: '2026-11-20T12:00:00.000Z' }),
    ]),
  );
  visits = ((await w.call(`GET visit/group/${GROUP}`)).body as Tour).visits;
  task = ((await w.call('POST event/create', TASK)).body as { id: number }).id;
});
afterAll(() => w.close());

interface Demand {
  path: string;
  body: object;
  version?: number;
}

/** One request per call that may wait. */
const REQUESTS: Readonly<Record<string, () => Demand>> = {
  'PATCH visit/{id}/status': () => ({
    path: `PATCH visit/${visits[0]?.id}/status`,
    body: { status: 'CONFIRMED' },
    version: 1,
  }),
  'PATCH visit/{id}/feedback': () => ({ path: `PATCH visit/${visits[0]?.id}/feedback`, body: FEEDBACK, version: 1 }),
  'POST visit/group/{groupId}/sign': () => ({
    path: `POST visit/group/${GROUP}/sign`,
    body: { signers: [{ contactId: w.anne, person: 'FIRST', image }] },
  }),
  'POST event/create': () => ({
    path: 'POST event/create',
    body: { type: 'NOTE', title: 'La clé est chez le voisin' },
  }),
  'PATCH event/{id}': () => ({ path: `PATCH event/${task}`, body: { done: true }, version: 1 }),
};

const send = ({ path, body, version }: Demand, key: string) =>
  w.call(path, body, { 'idempotency-key': key, ...(version && { 'if-match': `"${version}"` }) });
/** Rows that a request may write. */
const rowCounts = () =>
  w.world.db
    .query(sql`select (select count(*)::int from audit_entry) as audit, (select count(*)::int from event) as events,
    (select count(*)::int from proposal_step) as steps, (select count(*)::int from visit_voucher_signature) as marks,
    (select sum(version)::int from visit) as visits, (select sum(version)::int from event) as versions`);

it('has a request for every call that may wait', () => {
  const waiting = Object.entries<Call>(callTable).flatMap(([key, { waits }]) => (waits ? [key] : []));
  expect(Object.keys(REQUESTS).sort()).toEqual(waiting.sort());
});

describe.each(Object.keys(REQUESTS))('%s', (call) => {
  const waitingRequest = () => REQUESTS[call]?.() as Demand;

  it('is done once under its key, whenever it is repeated, and gets the first response', async () => {
    const before = await rowCounts();
    const first = await send(waitingRequest(), 'k-1');
    expect([200, 201]).toContain(first.status);
    const after = await rowCounts();
    expect(after).not.toEqual(before);
    const again = await send(waitingRequest(), 'k-1');
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await rowCounts()).toEqual(after);
  });

  it('is done once when it is sent several times at the same instant', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(waitingRequest(), 'k-1')));
    const [first] = answers;
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(6).fill([first?.status, first?.body]));
    const after = await rowCounts();
    await send(waitingRequest(), 'k-1');
    expect(await rowCounts()).toEqual(after);
    const storedCalls = await w.world.db.query(sql`select call from idempotency_key where key = 'k-1'`);
    expect(storedCalls).toEqual([{ call }]);
  });
});

it('frees the key when it is refused, so that the same request can follow on the present version', async () => {
  const waitingRequest = REQUESTS['PATCH visit/{id}/status']?.() as Demand;
  await send({ ...waitingRequest, body: { status: 'CANCELLED', cancelReason: 'OWNER' } }, 'k-0');
  const refused = await send(waitingRequest, 'k-1');
  expect([refused.status, refused.body]).toMatchObject([412, { current: { status: 'CANCELLED', version: 2 } }]);
  expect((await send({ ...waitingRequest, version: 2 }, 'k-1')).body).toMatchObject({
    status: 'CONFIRMED',
    version: 3,
  });
});

it('keeps responses with personal data as long as the person is known', async () => {
  await send(REQUESTS['PATCH visit/{id}/feedback']?.() as Demand, 'k-1');
  await send(
    { path: `PATCH event/${task}`, body: { links: [{ kind: 'contact', id: String(w.anne) }] }, version: 1 },
    'k-2',
  );
  const manager = await w.world.signIn(['MANAGER'], { email: 'mona@pignon.test' });
  expect((await w.world.call(`POST contact/${w.anne}/erase`, { token: manager })).status).toBe(200);
  expect(await w.world.db.query(sql`select key from idempotency_key where key in ('k-1', 'k-2')`)).toEqual([]);
});

it('refuses a signature when the document differs from the one on screen', async () => {
  const { path, body } = REQUESTS['POST visit/group/{groupId}/sign']!();
  const visitLines = visits.map(({ id, propertyRef, start, end }) => ({ visitId: id, propertyRef, start, end }));
  await send(
    { path: `PATCH visit/${visits[1]?.id}/status`, body: { status: 'CANCELLED', cancelReason: 'OWNER' }, version: 1 },
    'k-0',
  );
  const refused = await send({ path, body: { ...body, seen: visitLines } }, 'k-1');
  expect([refused.status, refused.body]).toMatchObject([
    412,
    { message: 'Cette tournée a changé depuis la signature\u00a0: le bon de visite est à faire signer de nouveau.' },
  ]);
  // a status alone does not change the document
  await send({ path: `PATCH visit/${visits[0]?.id}/status`, body: { status: 'CONFIRMED' }, version: 1 }, 'k-2');
  expect((await send({ path, body: { ...body, seen: visitLines.slice(0, 1) } }, 'k-1')).body).toMatchObject({
    vouchers: [{ number: 1, visitIds: [visits[0]?.id] }],
  });
});

it('gives each user a stable encryption key of their own', async () => {
  const of = async (token: string) =>
    (await w.world.call('GET user/me/waiting-key', { token })).body as { key: string };
  const [anne, paul] = [await w.world.signIn(['NEGOTIATOR']), await w.world.signIn(['NEGOTIATOR'])];
  const { key } = await of(anne);
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(await of(anne)).toEqual({ key, previousKeys: [] });
  expect((await of(paul)).key).not.toBe(key);
});
