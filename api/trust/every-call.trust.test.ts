import { randomUUID } from 'node:crypto';
import { callTable, type CallKey } from '@pignon/shared/domain/calls/call-table';
import type { Call } from '@pignon/shared/domain/calls/define-call';
import { ProblemSchema } from '@pignon/shared/domain/common/problem.schema';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertUsers } from '../src/modules/user/user.repo';
import { formOf } from '../test/upload';
import { install, MANAGER, type Installation } from './installation';
import type { ServerProcess } from './server-process';

interface Asked {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  form?: { body: Buffer; headers: Record<string, string> };
  headers?: Record<string, string>;
}

interface Answered {
  status: number;
  headers: Headers;
  // Held against the call's schema before anybody reads it.
  body: Record<string, never>;
  bytes: Buffer;
}

let installation: Installation;
let server: ServerProcess;
const answered = new Set<string>();

beforeAll(async () => {
  installation = await install();
  await installation.look((db) => insertUsers(db, [{ loginEmail: 'paul@pignon.test', roles: [], status: 'PENDING' }]));
  server = await installation.start();
}, 120_000);
afterAll(() => installation.remove());

/** Calls that make something without a key: sent again, they make it anew, or find it there. */
const MAKERS = new Set<string>(['POST user/me/calendar-token', 'POST media/{owner}/{reference}']);

function statusOf(key: CallKey): number {
  const call = callOf(key);
  if (call.creates || MAKERS.has(key)) return 201;
  return isVoid(call) ? 204 : 200;
}

const isVoid = ({ reply }: Call) => reply?.safeParse(undefined).success === true;

const callOf = (key: CallKey): Call => callTable[key];

async function send(key: CallKey, { params = {}, query = '', body, form, headers = {} }: Asked): Promise<Answered> {
  const [method = 'GET', template = ''] = key.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = new Headers({ authorization: `Bearer ${installation.token}`, ...form?.headers, ...headers });
  if (body !== undefined) given.set('content-type', 'application/json');
  const response = await fetch(`${server.url}/api/${path}${query}`, {
    method,
    headers: given,
    ...(form ? { body: Uint8Array.from(form.body) } : body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  const read = (isJson ? JSON.parse(bytes.toString('utf8')) : {}) as Record<string, never>;
  return { status: response.status, headers: response.headers, body: read, bytes };
}

/** The answer as the table writes it: its status, and its body by its schema. */
async function succeed(key: CallKey, asked: Asked = {}): Promise<Answered> {
  const call = callOf(key);
  const answer = await send(key, asked);
  expect([key, answer.status, answer.status >= 400 ? answer.body : '']).toEqual([key, statusOf(key), '']);
  if (call.file !== undefined) {
    expect(answer.headers.get('content-type')).toContain(call.file);
    expect(answer.headers.get('content-disposition')).toMatch(/filename\*=UTF-8''.+/);
  } else if (!isVoid(call)) expect(call.reply.safeParse(answer.body).error).toBeUndefined();
  answered.add(key);
  return answer;
}

async function refused(key: CallKey, asked: Asked, status: number): Promise<Answered> {
  const answer = await send(key, asked);
  expect([key, answer.status, answer.body]).toEqual([key, status, answer.body]);
  expect(ProblemSchema.safeParse(answer.body).error).toBeUndefined();
  return answer;
}

/** A change: without a version 428, from another version 412 with what is there now, then done, then nothing to do. */
async function change(key: CallKey, version: number, asked: Asked): Promise<Answered> {
  const from = (text: string) => ({ ...asked, headers: { ...asked.headers, 'if-match': text } });
  if (callOf(key).version === 'required') await refused(key, asked, 428);
  const stale = await refused(key, from('"99999"'), 412);
  expect(stale.body['current']).toMatchObject({ version });
  const done = await succeed(key, from(`"${version}"`));
  expect((await send(key, from(done.headers.get('etag') ?? ''))).status).toBe(304);
  return done;
}

/** A creation: once per key, whatever is sent again; another demand under the same key is refused. */
async function create(key: CallKey, body: unknown, other: unknown): Promise<Answered> {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await succeed(key, { body, headers });
  const again = await succeed(key, { body, headers });
  expect(again.body).toEqual(first.body);
  await refused(key, { body: other, headers }, 409);
  return first;
}

async function people(): Promise<{ owner: number; buyer: number }> {
  const lastName = 'Etcheverry';
  const draft = { id: 0, contactType: ['OWNER'], lastName, phone: [{ number: '06 12 34 56 78' }, { number: ' ' }] };
  const owner = await create('POST contact', draft, { ...draft, lastName: 'Other' });
  expect(owner.body['phone']).toMatchObject([{ number: '+33612345678' }]);
  const filters = [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [200_000, 400_000] }];
  const buyer = await succeed('POST contact', { body: { contactType: ['CUSTOMER'], lastName: 'Dubois', filters } });
  const id = Number(owner.body['id']);
  await change('PATCH contact/{id}', 1, { params: { id }, body: { firstName: 'Maïté' } });
  await succeed('GET contact/{id}', { params: { id } });
  await succeed('POST contact/byIds', { body: [id] });
  await succeed('POST contact/find', {
    body: { dto: { text: 'etcheverry', contactType: ['OWNER'], archived: false } },
  });
  const doubles = await succeed('POST contact/duplicates', { body: { phone: [{ number: '0612345678' }] } });
  expect(doubles.body).toHaveLength(1);
  await succeed('GET contact/{id}/export', { params: { id } });
  return { owner: id, buyer: Number(buyer.body['id']) };
}

async function property(owner: number): Promise<string> {
  const draft = {
    title: 'Maison de ville',
    transactionType: 'SALE',
    contactTypes: { [owner]: ['OWNER'] },
    financialInfo: { priceNoFees: 250_000 },
    propertyMetadata: { homeSize: 120, roomCount: 5 },
    location: { city: 'Bayonne', postcode: '64100', insee: '64102', label: 'Bayonne', lat: 43.49, lon: -1.47 },
  };
  const made = await create('POST property', draft, { ...draft, title: 'Other' });
  const reference = String(made.body['reference']);
  expect(made.body['price']).toBe(261_250);
  const params = { reference };
  await change('PATCH property/{reference}', 1, { params, body: { title: 'Villa' } });
  const seen = await succeed('GET property/{reference}', { params });
  const held = { 'if-none-match': seen.headers.get('etag') ?? '' };
  expect((await send('GET property/{reference}', { params, headers: held })).status).toBe(304);
  await succeed('POST property/find', { body: { dto: { price: { min: '200000' }, location: { cities: ['64102'] } } } });
  await succeed('POST property/byReferences', { body: [reference] });
  await succeed('GET property/byContact/{contactId}', { params: { contactId: owner } });
  const filters = [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [200_000, 400_000] }];
  const ranked = await succeed('POST property/rank', {
    query: '?strict=true',
    body: { references: [reference], filters },
  });
  expect(ranked.body).toMatchObject([{ reference, rank: 1, score: 100 }]);
  await succeed('POST contact/rank', { body: { reference } });
  await succeed('GET property/{reference}/compliance', { params });
  const history = await succeed('GET property/{reference}/history', { params });
  const [newest] = history.body as unknown as { auditId: number }[];
  await succeed('GET property/{reference}/history/{auditId}', { params: { ...params, auditId: newest?.auditId ?? 0 } });
  await succeed('POST property/cube', { body: { rows: 'city', columns: 'rooms', measure: 'medianPrice' } });
  await succeed('POST property/facets', { body: {} });
  return reference;
}

async function mandate(reference: string, owner: number): Promise<void> {
  const draft = { propertyRef: reference, type: 'NON_EXCLUSIVE', startDate: '2026-11-21', endDate: '2027-05-20' };
  const made = await create('POST mandate', draft, { ...draft, type: 'EXCLUSIVE' });
  const id = Number(made.body['id']);
  await change('PATCH mandate/{id}', 1, { params: { id }, body: { price: 255_000 } });
  await succeed('POST mandate/blank/{id}', { params: { id: reference } });
  const signed = await succeed('PATCH mandate/{propertyRef}/signed', {
    params: { propertyRef: reference },
    body: [owner],
  });
  expect(signed.body).toMatchObject({ status: 'RUNNING', registerNumber: 1 });
  await succeed('PATCH mandate/{id}/extend', { params: { id }, body: { endDate: '2027-08-20' } });
  await succeed('GET mandate/{id}', { params: { id } });
  await succeed('GET mandate/{id}/{x}/pdf', { params: { id, x: owner } });
  await succeed('GET mandate/{id}/{x}/pdf', { params: { id, x: 'agency' } });
  await succeed('GET mandate/register', {});
  await succeed('GET mandate/register.pdf', {});
  await succeed('POST mandate/find', { body: { dto: { status: ['RUNNING'] } } });
  await succeed('PATCH mandate/{id}/status/{status}', { params: { id, status: 'SOLD' }, body: {} });
  const late = await refused('PATCH mandate/{id}/status/{status}', { params: { id, status: 'CLOSED' }, body: {} }, 409);
  expect(late.body['allowed']).toEqual([]);
}

async function activity(reference: string, buyer: number): Promise<void> {
  const tour = [
    { propertyRef: reference, contactIds: [buyer], start: '2027-01-05T09:00:00.000Z', end: '2027-01-05T10:00:00.000Z' },
  ];
  const made = await create('POST visit', tour, [{ ...tour[0], kind: 'SECOND' }]);
  const params = { groupId: String(made.body['groupId']) };
  await succeed('GET visit/group/{groupId}', { params });
  await succeed('GET visit/group/{groupId}/voucher', { params });
  await succeed('POST visit/find', { body: { dto: { propertyRef: reference } } });
  const token = await succeed('POST user/me/calendar-token');
  const query = `?token=${String(token.body['token'])}`;
  const calendar = await succeed('GET visit/calendar.ics', { query });
  expect(calendar.bytes.toString('utf8')).toContain('BEGIN:VEVENT');
  await succeed('DELETE user/me/calendar-token');
  await refused('GET visit/calendar.ics', { query }, 404);
  await succeed('DELETE visit/group/{groupId}', { params });
  const task = { type: 'TASK', title: 'Rappeler', due: '2026-12-01T09:00:00.000Z' };
  const event = await create('POST event/create', task, { ...task, title: 'Other' });
  await change('PATCH event/{id}', 1, { params: { id: Number(event.body['id']) }, body: { done: true } });
  await succeed('POST event/me', { body: {} });
  await succeed('POST event', { body: { filter: { type: ['SYSTEM'] } } });
  const found = await succeed('GET search', { query: '?q=bayonne&type=property' });
  expect(found.body).toMatchObject([{ kind: 'property', reference }]);
  await succeed('GET commune', { query: '?insee=64102' });
}

async function media(reference: string): Promise<void> {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  const params = { owner: 'property', reference };
  const form = await formOf([{ name: 'photo.jpg', bytes: picture }]);
  const uploaded = await succeed('POST media/{owner}/{reference}', { params, query: '?metadata=PUBLIC', form });
  const [first] = uploaded.body['content'] as unknown as { key: string; path: string }[];
  const key = first?.key ?? '';
  const path = first?.path ?? '';
  await succeed('GET media/{owner}/{reference}', { params });
  const body = { media: [{ key, caption: 'Façade', metadata: ['PUBLIC'] }] };
  await change('PATCH media/{owner}/{reference}', Number(uploaded.body['version']), { params, body });
  const signed = await succeed('GET media/{owner}/{reference}/{size}/{path}', {
    params: { ...params, size: 'SM', path },
  });
  const file = await fetch(`${server.url}${String(signed.body['path'])}`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  for (const kind of ['poster', 'print'] as const) {
    const printed = { propertyRef: reference, propertyPrintMode: 'PUBLIC' };
    const paper = await succeed('POST property/{kind}', { params: { kind }, body: printed });
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
  await succeed('DELETE media/{owner}/{reference}/{path}', { params: { ...params, path } });
}

async function administration(): Promise<void> {
  const me = await succeed('GET user/me');
  await change('PATCH user/me', Number(me.body['version']), { body: { firstName: 'Anne' } });
  await succeed('GET user', { query: '?includeInactive=true' });
  const params = { loginEmail: 'paul@pignon.test' };
  await change('PATCH user/{loginEmail}', 1, { params, body: { roles: ['NEGOTIATOR'], status: 'ACTIVE' } });
  await refused(
    'PATCH user/{loginEmail}',
    { params: { loginEmail: MANAGER }, body: { roles: [] }, headers: { 'if-match': '"2"' } },
    409,
  );
  const agency = await succeed('GET agency');
  await change('PATCH agency', Number(agency.body['version']), { body: { name: 'Agence du Pignon' } });
  const journal = await succeed('GET audit', { query: '?entity=user' });
  const [line] = journal.body['content'] as unknown as { auditId: number; address: string }[];
  expect(line?.address).toMatch(/127\.0\.0\.1|::1/);
  await succeed('GET audit/{auditId}', { params: { auditId: line?.auditId ?? 0 } });
  await succeed('POST audit/privacy', { body: { on: false } });
  const texts = await succeed('GET messages', { query: '?lang=fr' });
  const [key = ''] = Object.keys(texts.body).filter((each) => !String(texts.body[each]).includes('{{'));
  await succeed('PATCH messages/{lang}', { params: { lang: 'fr' }, body: { texts: { [key]: 'Texte de l’agence' } } });
  await succeed('GET messages/overrides', { query: '?lang=fr' });
  const report = { errorId: randomUUID(), remote: 'host', version: '1.0.0', message: 'boom', route: '/' };
  await succeed('POST client-error', { body: report });
  await succeed('GET client-error');
  await succeed('GET client-error/{errorId}', { params: { errorId: report.errorId } });
}

async function sync(reference: string): Promise<void> {
  const made = await create(
    'POST sync',
    { code: 'vitrine', name: 'Vitrine', kind: 'POLIRIS' },
    { code: 'x-y', name: 'Y', kind: 'POLIRIS' },
  );
  const params = { portal: 'vitrine' };
  const renamed = await change('PATCH sync/{portal}', Number(made.body['version']), {
    params,
    body: { name: 'Vitrine du port' },
  });
  // A password counts as a change even when it is the same one: it is not read again to be compared.
  const sealed = { params, body: { password: 'secret' }, headers: { 'if-match': renamed.headers.get('etag') ?? '' } };
  await succeed('PATCH sync/{portal}', sealed);
  const listed = await succeed('GET sync');
  expect(JSON.stringify(listed.body)).not.toContain('secret');
  await succeed('PATCH sync/{portal}/listings', { params, body: { changes: [{ reference, included: true }] } });
  await succeed('GET sync/{portal}/listings', { params });
  await succeed('POST sync/{portal}/preflight', { params });
  await succeed('GET sync/histo');
  // No connector writes files yet: a sending is refused in plain words, and there is none to look at.
  await refused('POST sync/{portal}/run', { params, body: {} }, 409);
  await refused('GET sync/histo/{runId}', { params: { runId: 1 } }, 404);
  await refused('GET sync/histo/{runId}/file', { params: { runId: 1 } }, 404);
}

it('answers every call of the table as it is written', async () => {
  const { owner, buyer } = await people();
  const reference = await property(owner);
  await mandate(reference, owner);
  await activity(reference, buyer);
  await media(reference);
  await administration();
  await sync(reference);
  await succeed('POST contact/{id}/erase', { params: { id: buyer } });
  const silent = Object.keys(callTable).filter((key) => !answered.has(key));
  expect(silent.sort()).toEqual(['GET sync/histo/{runId}', 'GET sync/histo/{runId}/file', 'POST sync/{portal}/run']);
}, 120_000);
