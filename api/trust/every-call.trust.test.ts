import { randomUUID } from 'node:crypto';
import { callTable } from '@pignon/shared/domain/calls/call-table';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertUsers } from '../src/modules/user/user.repo';
import { formOf } from '../test/upload';
import { install, MANAGER, type Installation } from './installation';
import type { ServerProcess } from './server-process';
import { openWalk } from './walk';
import { showAround } from './walk-activity';
import { importPeople } from './walk-import';
import { mergeDoubles } from './walk-merge';
import { proposeToCustomers, setUpMail } from './walk-proposals';

let installation: Installation;
let server: ServerProcess;
let walk: ReturnType<typeof openWalk>;

beforeAll(async () => {
  installation = await install();
  await installation.look((db) => insertUsers(db, [{ loginEmail: 'paul@pignon.test', roles: [], status: 'PENDING' }]));
  server = await installation.start();
  walk = openWalk(server.url, installation);
}, 120_000);
afterAll(() => installation.remove());

async function people(): Promise<{ owner: number; buyer: number }> {
  const lastName = 'Etcheverry';
  const draft = { id: 0, contactType: ['OWNER'], lastName, phone: [{ number: '06 12 34 56 78' }, { number: ' ' }] };
  const owner = await walk.create('POST contact', draft, { ...draft, lastName: 'Other' });
  expect(owner.body['phone']).toMatchObject([{ number: '+33612345678' }]);
  const filters = [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [200_000, 400_000] }];
  const buyer = await walk.succeed('POST contact', {
    body: { contactType: ['CUSTOMER'], lastName: 'Dubois', filters },
  });
  const id = Number(owner.body['id']);
  await walk.change('PATCH contact/{id}', 1, { params: { id }, body: { firstName: 'Maïté' } });
  await walk.succeed('GET contact/{id}', { params: { id } });
  await walk.succeed('POST contact/byIds', { body: [id] });
  await walk.succeed('POST contact/find', {
    body: { dto: { text: 'etcheverry', contactType: ['OWNER'], archived: false } },
  });
  const doubles = await walk.succeed('POST contact/duplicates', { body: { phone: [{ number: '0612345678' }] } });
  expect(doubles.body).toHaveLength(1);
  await importPeople(walk, id);
  await walk.succeed('GET contact/{id}/export', { params: { id } });
  const told = await walk.succeed('GET contact/{id}/timeline', { params: { id }, query: '?kind=CONTACT&pageSize=1' });
  // made, changed, and handed over twice: to whoever walks, and to the next person who asked with their tag
  expect(told.body).toMatchObject({ content: [{ kind: 'CONTACT' }], page: { totalElements: 4 } });
  await walk.succeed('POST contact/follow-up/find', { body: { before: '2030-01-01' } });
  await walk.succeed('POST contact/review/find', { body: { dto: { archived: false } } });
  const kept = { decision: 'KEEP', reason: 'Succession en cours' };
  expect((await walk.succeed('POST contact/{id}/review', { params: { id }, body: kept })).body).toMatchObject(kept);
  expect((await walk.succeed('GET contact/source', {})).body).toBeInstanceOf(Array);
  const archive = (archived: boolean) => ({ body: { changes: [{ id, fields: { archived } }] } });
  const put = await walk.succeed('POST contact/bulk', archive(true));
  expect(put.body).toMatchObject({ results: [{ outcome: 'CHANGED', before: { archived: false } }] });
  await walk.succeed('POST contact/bulk', archive(false));
  const table = await walk.succeed('POST contact/export', { body: { ids: [id] } });
  expect(table.bytes.toString('utf8')).toMatch(/^\uFEFFCivilité;Nom;Prénom;/);
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
  const made = await walk.create('POST property', draft, { ...draft, title: 'Other' });
  const reference = String(made.body['reference']);
  expect(made.body['price']).toBe(261_250);
  const params = { reference };
  await walk.change('PATCH property/{reference}', 1, { params, body: { title: 'Villa' } });
  const seen = await walk.succeed('GET property/{reference}', { params });
  const held = { 'if-none-match': seen.headers.get('etag') ?? '' };
  expect((await walk.send('GET property/{reference}', { params, headers: held })).status).toBe(304);
  await walk.succeed('POST property/find', {
    body: { dto: { price: { min: '200000' }, location: { cities: ['64102'] } } },
  });
  await walk.succeed('POST property/byReferences', { body: [reference] });
  await walk.succeed('GET property/byContact/{contactId}', { params: { contactId: owner } });
  const filters = [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [200_000, 400_000] }];
  const ranked = await walk.succeed('POST property/rank', {
    query: '?strict=true',
    body: { references: [reference], filters },
  });
  expect(ranked.body).toMatchObject([{ reference, rank: 1, score: 100 }]);
  await walk.succeed('POST contact/rank', { body: { reference } });
  await walk.succeed('POST property/{reference}/newly-matching', {
    params,
    body: { before: 450_000, after: 261_250 },
  });
  await walk.succeed('GET property/{reference}/compliance', { params });
  await walk.succeed('GET property/{reference}/market', { params });
  const history = await walk.succeed('GET property/{reference}/history', { params });
  const [newest] = history.body as unknown as { auditId: number }[];
  await walk.succeed('GET property/{reference}/history/{auditId}', {
    params: { ...params, auditId: newest?.auditId ?? 0 },
  });
  await walk.succeed('POST property/cube', { body: { rows: 'city', columns: 'rooms', measure: 'medianPrice' } });
  await walk.succeed('POST property/facets', { body: {} });
  return reference;
}

async function lists(reference: string): Promise<void> {
  const asked = { changes: [{ reference, fields: { propertyStatus: 'SUSPENDED' } }] };
  const [changed, again] = [
    await walk.succeed('POST property/bulk', { body: asked }),
    await walk.succeed('POST property/bulk', { body: asked }),
  ];
  expect(changed.body).toMatchObject({ results: [{ outcome: 'CHANGED', before: { propertyStatus: 'ACTIVE' } }] });
  expect(again.body).toMatchObject({ results: [{ outcome: 'UNCHANGED' }] });
  const table = await walk.succeed('POST property/export', { body: { columns: ['reference', 'price'] } });
  expect(table.bytes.toString('utf8')).toBe(`\uFEFFRéférence;Prix (€)\r\n${reference};261250\r\n`);
  const view = { area: 'property', name: 'Suspendus', address: '?status=suspended' };
  const made = await walk.create('POST user/me/view', view, { ...view, name: 'Other' });
  const params = { id: Number(made.body['id']) };
  await walk.change('PATCH user/me/view/{id}', 1, { params, body: { pinned: true, address: '?status=sold' } });
  await walk.succeed('PUT user/me/view/order', { body: { area: 'property', ids: [params.id] } });
  const listed = await walk.succeed('GET user/me/view', { query: '?area=property' });
  expect(listed.body).toMatchObject([{ name: 'Suspendus', pinned: true, version: 2 }]);
  await walk.succeed('DELETE user/me/view/{id}', { params });
  await walk.succeed('POST property/bulk', {
    body: { changes: [{ reference, fields: { propertyStatus: 'ACTIVE' } }] },
  });
}

async function mandate(reference: string, owner: number, buyer: number): Promise<void> {
  const draft = { propertyRef: reference, type: 'NON_EXCLUSIVE', startDate: '2026-11-21', endDate: '2027-05-20' };
  const made = await walk.create('POST mandate', draft, { ...draft, type: 'EXCLUSIVE' });
  const id = Number(made.body['id']);
  await walk.change('PATCH mandate/{id}', 1, { params: { id }, body: { price: 255_000 } });
  await walk.succeed('POST mandate/blank/{id}', { params: { id: reference } });
  const signed = await walk.succeed('PATCH mandate/{propertyRef}/signed', {
    params: { propertyRef: reference },
    body: [owner],
  });
  expect(signed.body).toMatchObject({ status: 'RUNNING', registerNumber: 1 });
  await walk.succeed('PATCH mandate/{id}/extend', { params: { id }, body: { endDate: '2027-08-20' } });
  await walk.succeed('GET mandate/{id}', { params: { id } });
  await walk.succeed('GET mandate/{id}/{x}/pdf', { params: { id, x: owner } });
  await walk.succeed('GET mandate/{id}/{x}/pdf', { params: { id, x: 'agency' } });
  await walk.succeed('GET mandate/register', {});
  await walk.succeed('GET mandate/register.pdf', {});
  await walk.succeed('POST mandate/find', { body: { dto: { status: ['RUNNING'] } } });
  // Nothing is proposed without a mandate that runs.
  await proposeToCustomers(walk, reference, buyer);
  await walk.succeed('PATCH mandate/{id}/status/{status}', { params: { id, status: 'SOLD' }, body: {} });
  const late = await walk.refused(
    'PATCH mandate/{id}/status/{status}',
    { params: { id, status: 'CLOSED' }, body: {} },
    409,
  );
  expect(late.body['allowed']).toEqual([]);
}

async function media(reference: string): Promise<void> {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  const params = { owner: 'property', reference };
  const form = await formOf([{ name: 'photo.jpg', bytes: picture }]);
  const uploaded = await walk.succeed('POST media/{owner}/{reference}', { params, query: '?metadata=PUBLIC', form });
  const [first] = uploaded.body['content'] as unknown as { key: string; path: string }[];
  const key = first?.key ?? '';
  await walk.succeed('GET media/{owner}/{reference}', { params });
  const body = { media: [{ key, caption: 'Façade', metadata: ['PUBLIC'] }] };
  await walk.change('PATCH media/{owner}/{reference}', Number(uploaded.body['version']), { params, body });
  const now = await walk.succeed('GET media/{owner}/{reference}', { params });
  const version = Number(now.body['version']);
  const asked = { params: { ...params, key }, body: { crop: { x: 0, y: 0, width: 0.5, height: 1, rotation: 90 } } };
  const cropped = await walk.change('PATCH media/{owner}/{reference}/{key}', version, asked);
  const [cut] = cropped.body['content'] as unknown as { path: string }[];
  expect(cut).toMatchObject({ width: 150, height: 400 });
  const path = cut?.path ?? '';
  const signed = await walk.succeed('GET media/{owner}/{reference}/{size}/{path}', {
    params: { ...params, size: 'SM', path },
  });
  const file = await fetch(`${server.url}${String(signed.body['path'])}`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  for (const kind of ['poster', 'print'] as const) {
    const printed = { propertyRef: reference, propertyPrintMode: 'PUBLIC' };
    const paper = await walk.succeed('POST property/{kind}', { params: { kind }, body: printed });
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
  await walk.succeed('DELETE media/{owner}/{reference}/{path}', { params: { ...params, path } });
}

async function administration(): Promise<void> {
  const me = await walk.succeed('GET user/me');
  await walk.change('PATCH user/me', Number(me.body['version']), { body: { firstName: 'Anne' } });
  await walk.succeed('GET user', { query: '?includeInactive=true' });
  await drafts();
  const params = { loginEmail: 'paul@pignon.test' };
  await walk.change('PATCH user/{loginEmail}', 1, { params, body: { roles: ['NEGOTIATOR'], status: 'ACTIVE' } });
  await walk.refused(
    'PATCH user/{loginEmail}',
    { params: { loginEmail: MANAGER }, body: { roles: [] }, headers: { 'if-match': '"2"' } },
    409,
  );
  const agency = await walk.succeed('GET agency');
  await walk.change('PATCH agency', Number(agency.body['version']), { body: { name: 'Agence du Pignon' } });
  const journal = await walk.succeed('GET audit', { query: '?entity=user' });
  const [line] = journal.body['content'] as unknown as { auditId: number; address: string }[];
  expect(line?.address).toMatch(/127\.0\.0\.1|::1/);
  await walk.succeed('GET audit/{auditId}', { params: { auditId: line?.auditId ?? 0 } });
  await walk.succeed('POST audit/privacy', { body: { on: false } });
  const texts = await walk.succeed('GET messages', { query: '?lang=fr' });
  const [key = ''] = Object.keys(texts.body).filter((each) => !String(texts.body[each]).includes('{{'));
  await walk.succeed('PATCH messages/{lang}', {
    params: { lang: 'fr' },
    body: { texts: { [key]: 'Texte de l’agence' } },
  });
  await walk.succeed('GET messages/overrides', { query: '?lang=fr' });
  const report = { errorId: randomUUID(), remote: 'host', version: '1.0.0', message: 'boom', route: '/' };
  await walk.succeed('POST client-error', { body: report });
  await walk.succeed('GET client-error');
  await walk.succeed('GET client-error/{errorId}', { params: { errorId: report.errorId } });
}

async function cart(reference: string, contact: number): Promise<void> {
  const add = { properties: [reference, 'V99-99999'], contacts: [contact] };
  const kept = { properties: [reference], contacts: [contact], version: 1 };
  expect((await walk.succeed('POST user/me/cart', { body: { add } })).body).toEqual(kept);
  expect((await walk.succeed('GET user/me/cart')).body).toEqual(kept);
}

async function drafts(): Promise<void> {
  const params = { key: 'user:me' };
  const body = { values: { firstName: 'Ann' }, base: { firstName: 'Anne' }, baseVersion: 2 };
  await walk.succeed('PUT user/me/draft/{key}', { params, body });
  const kept = await walk.succeed('GET user/me/draft/{key}', { params });
  expect(kept.body).toMatchObject(body);
  expect((await walk.succeed('GET user/me/draft')).body).toMatchObject([{ key: 'user:me' }]);
  await walk.succeed('DELETE user/me/draft/{key}', { params });
  expect((await walk.succeed('GET user/me/draft/{key}', { params })).body).toBeNull();
}

async function sync(reference: string): Promise<void> {
  const made = await walk.create(
    'POST sync',
    { code: 'vitrine', name: 'Vitrine', kind: 'POLIRIS' },
    { code: 'x-y', name: 'Y', kind: 'POLIRIS' },
  );
  const params = { portal: 'vitrine' };
  const renamed = await walk.change('PATCH sync/{portal}', Number(made.body['version']), {
    params,
    body: { name: 'Vitrine du port' },
  });
  // A password counts as a change even when it is the same one: it is not read again to be compared.
  const sealed = { params, body: { password: 'secret' }, headers: { 'if-match': renamed.headers.get('etag') ?? '' } };
  await walk.succeed('PATCH sync/{portal}', sealed);
  const listed = await walk.succeed('GET sync');
  expect(JSON.stringify(listed.body)).not.toContain('secret');
  await walk.succeed('PATCH sync/{portal}/listings', { params, body: { changes: [{ reference, included: true }] } });
  await walk.succeed('GET sync/{portal}/listings', { params });
  await walk.succeed('POST sync/{portal}/preflight', { params });
  await walk.succeed('GET sync/histo');
  // No connector writes files yet: a sending is refused in plain words, and there is none to look at.
  await walk.refused('POST sync/{portal}/run', { params, body: {} }, 409);
  await walk.refused('GET sync/histo/{runId}', { params: { runId: 1 } }, 404);
  await walk.refused('GET sync/histo/{runId}/file', { params: { runId: 1 } }, 404);
}

/** The walker's own account, last: its sessions, then the account, once somebody else can manage the agency. */
async function leave(): Promise<void> {
  await walk.succeed('DELETE user/me/session');
  await walk.refused('DELETE user/me', {}, 409);
  const params = { loginEmail: 'paul@pignon.test' };
  await walk.succeed('PATCH user/{loginEmail}', {
    params,
    body: { roles: ['MANAGER'] },
    headers: { 'if-match': '"2"' },
  });
  expect((await walk.succeed('DELETE user/me')).body).toEqual({ identityDeleted: true });
  await walk.refused('GET user', {}, 403);
}

it('answers every call of the table as it is written', async () => {
  const { owner, buyer } = await people();
  const reference = await property(owner);
  await lists(reference);
  await mandate(reference, owner, buyer);
  await showAround(walk, reference, buyer);
  await media(reference);
  await administration();
  await setUpMail(walk);
  await cart(reference, buyer);
  await mergeDoubles(walk, buyer);
  await sync(reference);
  const preview = await walk.succeed('GET contact/{id}/erasure', { params: { id: buyer } });
  expect(preview.body).toMatchObject({ refusal: null });
  await walk.succeed('POST contact/{id}/erase', { params: { id: buyer } });
  await leave();
  const silent = Object.keys(callTable).filter((key) => !walk.answered.has(key));
  expect(silent.sort()).toEqual([
    'GET sync/histo/{runId}',
    'GET sync/histo/{runId}/file',
    'PATCH proposal/answer/{id}',
    'POST sync/{portal}/run',
  ]);
}, 120_000);
