import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import sql from 'sql-template-tag';
import { startWorld, type Answer, type World } from '../../../test/world';
import { versionTag } from '../../../test/version-tag';

let world: World;
let token: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
});
afterAll(() => world.close());

const create = (body: object, headers = {}) => world.call('POST contact', { token, body, headers });
const patch = (id: number, version: number | null, body: object): Promise<Answer> =>
  world.call(`PATCH contact/${id}`, {
    token,
    body,
    headers: version === null ? {} : { 'if-match': `"${version}"` },
  });
async function created(body: object = {}): Promise<Contact> {
  const answer = await create({ contactType: ['OWNER'], lastName: 'Harispe', ...body });
  expect(answer.status).toBe(201);
  return answer.body;
}
const journalOf = (id: number) =>
  world.db.query(sql`select action, user_email as user, source, changes from audit_entry
    where entity = 'contact' and ref = ${String(id)} order by id`);

describe('POST contact', () => {
  it('creates a contact from typed fields, with everything else empty, and writes journal and event', async () => {
    const answer = await create({
      id: 0,
      contactType: ['CUSTOMER'],
      firstName: ' Maïalen ',
      lastName: 'Harispe',
      negotiator: 'nora@pignon.test',
      phone: [{ number: ' ' }, { number: '06 12 34 56 78' }],
      filters: [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [250_000, 750_000] }],
    });
    expect([answer.status, answer.headers['etag']]).toEqual([201, versionTag(1)]);
    const contact: Contact = answer.body;
    expect(contact).toMatchObject({
      firstName: 'Maïalen',
      email: null,
      phone: [{ number: '+33612345678', type: 'MOBILE', main: true, note: '' }],
      archived: false,
      version: 1,
    });
    expect((await world.call(`GET contact/${contact.id}`, { token })).body).toEqual(contact);
    expect(await journalOf(contact.id)).toEqual([
      { action: 'CREATE', user: 'nora@pignon.test', source: 'API', changes: [] },
    ]);
    const events = await world.db.query(sql`select type, title, target from event join event_link on event_id = id`);
    expect(events).toEqual([{ type: 'SYSTEM', title: 'Contact créé', target: String(contact.id) }]);
  });

  it('answers a repeated request with the same contact, and another one under that key with 409', async () => {
    const newContact = { contactType: ['OWNER'], lastName: 'Harispe' };
    const first = await create(newContact, { 'idempotency-key': 'k-1' });
    const again = await create(newContact, { 'idempotency-key': 'k-1' });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await create({ ...newContact, lastName: 'Autre' }, { 'idempotency-key': 'k-1' })).status).toBe(409);
    expect(await world.db.query(sql`select id from contact`)).toHaveLength(1);
  });

  it.each([
    ['no name', { lastName: ' ' }, 'lastName', 'Un nom ou une société est requis.'],
    ['no type', { contactType: [] }, 'contactType', 'Veuillez choisir au moins une valeur'],
    ['a bad number', { phone: [{ number: '' }, { number: '12' }] }, 'phone.1.number', 'Numéro de téléphone invalide'],
    ['a bad e-mail', { email: 'jean@' }, 'email', 'Veuillez entrer une adresse email valide'],
    ['nobody’s negotiator', { negotiator: 'x@pignon.test' }, 'negotiator', 'Ce négociateur n’a pas de compte actif.'],
    [
      'a criterion that does not exist',
      { filters: [{ key: { type: 'NUMBER', key: 'CITY' }, values: [1, 2] }] },
      'filters.0',
      'Le critère NUMBER / CITY n’est pas permis.',
    ],
    [
      'an agreement that nothing proves',
      { consents: [{ channel: 'EMAIL', given: true, date: '2026-01-05', proof: ' ' }] },
      'consents.0.proof',
      'Indiquez ce qui prouve cet accord\u00a0: sans preuve, rien n’est envoyé.',
    ],
    ['an unknown field', { age: 3 }, 'age', 'Ce champ n’est pas connu.'],
  ])('refuses %s', async (_, overrides, path, message) => {
    const answer = await create({ contactType: ['OWNER'], lastName: 'Harispe', ...overrides });
    expect(answer.body).toMatchObject({ status: 422, code: 'VALIDATION', errors: [{ path, message }] });
    expect(await world.db.query(sql`select id from contact`)).toEqual([]);
  });

  it.each(['0692 12', '+262 692', '00262 692', '06.92.12'])('is found by an overseas number typed %s', async (text) => {
    await create({ contactType: ['OWNER'], lastName: 'Harispe', phone: [{ number: '0692 12 34 56' }] });
    const found = await world.call('POST contact/find', { token, body: { dto: { text } } });
    expect(found.body).toMatchObject({ content: [{ phones: ['+262692123456'] }] });
  });

  it('refuses an id, and users who may not write', async () => {
    expect((await create({ id: 7, contactType: ['OWNER'], lastName: 'Harispe' })).status).toBe(422);
    const support = await world.signIn(['SUPPORT']);
    const body = { contactType: ['OWNER'], lastName: 'Harispe' };
    expect((await world.call('POST contact', { token: support, body })).status).toBe(403);
  });
});

describe('PATCH contact/{id}', () => {
  it('keeps an existing consent without proof, and refuses a new one', async () => {
    const { id } = await created({});
    const consent = { channel: 'EMAIL', given: true, date: '2026-01-05', proof: '' };
    await world.db.query(
      sql`update contact set parts = jsonb_set(parts, '{consents}', ${JSON.stringify([consent])}::jsonb) where id = ${id}`,
    );
    const refusal = { ...consent, channel: 'SMS', given: false };
    expect((await patch(id, 1, { consents: [consent, refusal] })).status).toBe(200);
    const other = await patch(id, 2, { consents: [consent, refusal, { ...consent, channel: 'PHONE' }] });
    expect(other.body).toMatchObject({ status: 422, errors: [{ path: 'consents.2.proof' }] });
    expect((await patch(id, 2, { consents: [{ ...consent, proof: 'Bon de visite signé' }, refusal] })).status).toBe(
      200,
    );
  });

  it('changes the given fields, keeps the others, and journals the changes', async () => {
    const before = await created({ firstName: 'Maïalen', phone: [{ number: '0612345678' }] });
    const answer = await patch(before.id, 1, { email: 'maialen@exemple.test', nextFollowUp: '2026-12-01' });
    expect([answer.status, answer.headers['etag']]).toEqual([200, versionTag(2)]);
    expect(answer.body).toEqual({
      ...before,
      email: 'maialen@exemple.test',
      nextFollowUp: '2026-12-01',
      modifiedTime: (answer.body as Contact).modifiedTime,
      version: 2,
    });
    const [, entry] = await journalOf(before.id);
    expect(entry).toMatchObject({
      action: 'UPDATE',
      changes: [
        { path: 'email', before: null, after: 'maialen@exemple.test' },
        { path: 'nextFollowUp', before: null, after: '2026-12-01' },
      ],
    });
  });

  it('answers 304 and writes nothing when nothing changes', async () => {
    const { id } = await created({ phone: [{ number: '06 12 34 56 78' }] });
    const answer = await patch(id, 1, { phone: [{ number: '+33 6 12 34 56 78' }, { number: '' }] });
    expect([answer.status, answer.headers['etag']]).toEqual([304, versionTag(1)]);
    expect(await journalOf(id)).toHaveLength(1);
  });

  it('requires the base version, and returns the current contact after a conflict', async () => {
    const { id } = await created();
    expect((await patch(id, null, { archived: true })).body).toMatchObject({ status: 428, code: 'VERSION_REQUIRED' });
    await patch(id, 1, { lastName: 'Etchegaray' });
    expect((await patch(id, 1, { lastName: '' })).status).toBe(412);
    const staleUpdate = await patch(id, 1, { lastName: 'Mendy' });
    expect(staleUpdate.body).toMatchObject({
      status: 412,
      code: 'STALE',
      current: { lastName: 'Etchegaray', version: 2 },
    });
  });

  it('validates the whole contact', async () => {
    const { id } = await created();
    expect((await patch(id, 1, { lastName: '' })).body).toMatchObject({ status: 422, errors: [{ path: 'lastName' }] });
    expect((await patch(id, 1, { lastName: '', company: 'SCI des Tilleuls' })).status).toBe(200);
  });

  it('keeps a negotiator who left, and accepts no new one without an active account', async () => {
    const { id } = await created({ negotiator: 'nora@pignon.test' });
    const manager = await world.signIn(['MANAGER']);
    await world.db.query(sql`update app_user set status = 'CLOSED' where login_email = 'nora@pignon.test'`);
    token = manager;
    expect((await patch(id, 1, { firstName: 'Maïalen' })).status).toBe(200);
    await world.signIn(['NEGOTIATOR'], { email: 'gone@pignon.test', status: 'SUSPENDED' });
    expect((await patch(id, 2, { negotiator: 'gone@pignon.test' })).body).toMatchObject({
      errors: [{ path: 'negotiator' }],
    });
    expect((await patch(id, 2, { negotiator: null })).status).toBe(200);
  });

  it('sets the author of a new comment and keeps those of others', async () => {
    const old = { pinned: false, text: 'Ancien', createdTime: '2026-11-01T10:00:00.000Z', author: 'x@pignon.test' };
    const { id, comments } = await created({ comments: [old] });
    expect(comments[0]?.author).toBe('nora@pignon.test');
    const fresh = { pinned: true, text: 'Neuf', createdTime: '2026-11-02T10:00:00.000Z', author: 'x@pignon.test' };
    token = await world.signIn(['MANAGER'], { email: 'maya@pignon.test' });
    const answer = await patch(id, 1, { comments: [fresh, { ...old, pinned: true }] });
    expect((answer.body as Contact).comments).toEqual([
      { ...fresh, author: 'maya@pignon.test' },
      { ...old, pinned: true, author: 'nora@pignon.test' },
    ]);
  });

  it('is 404 for an unknown contact', async () => {
    expect((await patch(999, 1, { archived: true })).status).toBe(404);
  });
});

describe('POST contact/byIds', () => {
  it('returns contacts in the requested order, each once, without missing ones', async () => {
    const [a, b] = [await created({ lastName: 'A' }), await created({ lastName: 'B' })];
    const answer = await world.call('POST contact/byIds', { token, body: [b.id, 999, a.id, b.id] });
    expect(answer.body).toEqual({ content: [b, a] });
    expect((await world.call('POST contact/byIds', { token, body: [] })).body).toEqual({ content: [] });
  });

  it('refuses more than a hundred', async () => {
    const body = Array.from({ length: 101 }, (_, index) => index + 1);
    expect((await world.call('POST contact/byIds', { token, body })).status).toBe(422);
  });
});
