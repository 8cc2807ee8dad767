import type { Contact, ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import type { MergePreview } from '@pignon/shared/domain/contact/merge/merge.schema';
import sql from 'sql-template-tag';
import { BAYONNE, contactFields, mandateFields, propertyFields, SOMEBODY, visitOf } from '../../../../test/factories';
import { readPdf } from '../../../../test/pdf';
import { upload } from '../../../../test/upload';
import { startWorld, type World } from '../../../../test/world';
import { insertManyMandates } from '../../mandate/mandate.service';
import { insertManyProperties } from '../../property/property.service';
import { insertManyVisits } from '../../visit/visit.service';
import { insertManyContacts } from '../contact.service';

interface Refusal {
  code: string;
  message: string;
  current?: Contact;
}

let world: World;
let token: string;
let survivorId: number;
let mergedId: number;

const REMAINING_CONTACT: Partial<ContactFields> = {
  lastName: 'Étcheto',
  firstName: 'Maïa',
  email: 'maia@exemple.test',
};
const MERGED_CONTACT: Partial<ContactFields> = { lastName: 'Etcheto', firstName: 'Maïa', company: 'SCI des Tilleuls' };
const SIGNED = '2026-01-10T10:00:00.000Z';

async function createContacts(people: readonly Partial<ContactFields>[], createdTime?: string): Promise<number[]> {
  return world.db.tx((tx) =>
    insertManyContacts(
      tx,
      SOMEBODY,
      people.map((fields) => ({ fields: contactFields(fields), ...(createdTime ? { createdTime } : {}) })),
    ),
  );
}

const send = (key: string, body?: object, headers?: Record<string, string>) =>
  world.call(key, { token, ...(body ? { body } : {}), ...(headers ? { headers } : {}) });
const preview = async () => (await send(`GET contact/${survivorId}/merge/${mergedId}`)).body as MergePreview;

async function mergeRequest(overrides: object = {}): Promise<object> {
  const { kept: one, gone: other } = await preview();
  return { with: mergedId, versions: { kept: one.version, gone: other.version }, choices: {}, ...overrides };
}
async function merge(overrides: object = {}): Promise<Contact> {
  const answer = await send(`POST contact/${survivorId}/merge`, await mergeRequest(overrides));
  expect([answer.status, answer.body]).toEqual([201, answer.body]);
  return answer.body;
}

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
  [survivorId = 0, mergedId = 0] = await createContacts([REMAINING_CONTACT, MERGED_CONTACT]);
  await world.db.tx((tx) =>
    insertManyProperties(tx, SOMEBODY, [
      {
        reference: 'V1',
        fields: propertyFields({ contactTypes: { [survivorId]: ['TENANT'], [mergedId]: ['OWNER', 'TENANT'] } }),
      },
      { reference: 'V2', fields: propertyFields({ contactTypes: { [mergedId]: ['OWNER'] } }) },
    ]),
  );
});
afterAll(() => world.close());

const mandate = (counterParts: number[], signers: number[], registered = signers.length > 0) =>
  world.db.tx((tx) =>
    insertManyMandates(tx, SOMEBODY, [
      {
        fields: mandateFields({ propertyRef: 'V2', counterParts }),
        life: {
          status: registered ? 'RUNNING' : 'PENDING',
          ...(registered && { registerNumber: 7, registerDate: SIGNED }),
          signatures: signers.map((contactId) => ({ contactId, signedAt: SIGNED, image: null })),
        },
      },
    ]),
  );

describe('two records of one person', () => {
  it('become one with the chosen values, and the other’s id redirects to it', async () => {
    const merged = await merge({ choices: { lastName: 'gone' } });
    expect(merged).toMatchObject({
      id: survivorId,
      lastName: 'Etcheto',
      email: 'maia@exemple.test',
      company: 'SCI des Tilleuls',
    });
    expect((await send(`GET contact/${mergedId}`)).body).toEqual(merged);
    const mergeEvents = await world.db.query(
      sql`select e.title, l.target from event e join event_link l on l.event_id = e.id where l.kind = 'contact'`,
    );
    expect(mergeEvents).toContainEqual({ title: 'Contact fusionné avec une autre fiche', target: String(survivorId) });
    const found = (await send('POST contact/find', {})).body as { content: Contact[] };
    expect(found.content.map(({ id }) => id)).toEqual([survivorId]);
  });

  it('are previewed with what would move, and nothing has moved', async () => {
    await mandate([mergedId], [mergedId]);
    expect(await preview()).toMatchObject({
      refusal: null,
      kept: { id: survivorId },
      gone: { id: mergedId },
      moves: { properties: 2, mandates: 1, visits: 0, events: 0, proposals: 0, files: 0 },
    });
    expect((await send(`GET property/V2`)).body).toMatchObject({ contactTypes: { [mergedId]: ['OWNER'] }, version: 1 });
  });

  it('appear once on a property, a visit and an unsigned mandate', async () => {
    const [pending = 0] = await mandate([mergedId, survivorId], []);
    await world.db.tx((tx) =>
      insertManyVisits(tx, SOMEBODY, [visitOf({ propertyRef: 'V1', contactIds: [mergedId, survivorId] })]),
    );
    await merge();
    const [one, two] = [(await send('GET property/V1')).body, (await send('GET property/V2')).body];
    expect(one).toMatchObject({ contactTypes: { [survivorId]: ['TENANT', 'OWNER'] }, version: 2 });
    expect(two).toMatchObject({ contactTypes: { [survivorId]: ['OWNER'] }, version: 2 });
    expect((await send(`GET mandate/${pending}`)).body).toMatchObject({ counterParts: [survivorId], version: 2 });
    expect(await world.db.query(sql`select contact_id as id from visit_contact`)).toEqual([{ id: survivorId }]);
  });

  it('keep one of two equal files, those of the other record last', async () => {
    const file = (text: string) => ({ name: `${text}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${text}\n%%EOF`) });
    await upload(world, `contact/${survivorId}`, [file('a'), file('b')], token);
    await upload(world, `contact/${mergedId}`, [file('c'), file('a'), file('d')], token);
    const keysOf = async (id: number) =>
      ((await send(`GET media/contact/${id}`)).body as { content: { key: string }[] }).content.map(({ key }) => key);
    const [own, others] = [await keysOf(survivorId), await keysOf(mergedId)];
    await merge();
    expect(await keysOf(survivorId)).toEqual([...own, ...others.filter((key) => !own.includes(key))]);
  });

  it('are journaled, each by its id, and share one timeline', async () => {
    await merge();
    const journal = await world.db.query(sql`select ref, changes from audit_entry where action = 'MERGE' order by id`);
    const [first, second] = journal as { changes: { path: string; before: unknown; after: unknown }[] }[];
    expect(journal).toMatchObject([{ ref: String(survivorId) }, { ref: String(mergedId) }]);
    expect(first?.changes[0]).toEqual({ path: 'mergedWith', before: null, after: mergedId });
    expect(second?.changes).toContainEqual({ path: 'lastName', before: 'Etcheto', after: null });
    const movedEntries = await world.db.query(sql`select ref, changes from audit_entry
      where entity = 'property' and action = 'UPDATE' order by ref`);
    expect(movedEntries[1]).toEqual({
      ref: 'V2',
      changes: [
        { path: `contactTypes.${mergedId}`, before: ['OWNER'], after: null },
        { path: `contactTypes.${survivorId}`, before: null, after: ['OWNER'] },
      ],
    });
    const timeline = (await send(`GET contact/${survivorId}/timeline?kind=CONTACT`)).body as {
      content: { title: string }[];
    };
    expect(timeline.content.map(({ title }) => title.split('\u00a0')[0])).toEqual([
      'Fusion',
      'Fusion',
      'Création',
      'Création',
    ]);
  });

  it('have the older creation date and the later last contact', async () => {
    [survivorId = 0] = await createContacts([REMAINING_CONTACT], '2024-05-01T10:00:00.000Z');
    [mergedId = 0] = await createContacts([MERGED_CONTACT], '2020-03-01T10:00:00.000Z');
    expect((await merge()).createdTime).toBe('2020-03-01T10:00:00.000Z');
    const sign = async () =>
      world.db.query(sql`select last_sign::text as day from contact_life where contact_id = ${survivorId}`);
    expect(await sign()).toEqual([{ day: '2024-05-01' }]);
    const other = survivorId;
    [survivorId = 0] = await createContacts([REMAINING_CONTACT], '2019-03-01T10:00:00.000Z');
    mergedId = other;
    await merge();
    expect(await sign()).toEqual([{ day: '2024-05-01' }]);
  });
});

describe('a signed document', () => {
  it('keeps its signatory, whatever their record says afterwards', async () => {
    await world.db.query(sql`insert into agency (id, settings) values (1, '{}') on conflict do nothing`);
    const [id = 0] = await mandate([mergedId], [mergedId]);
    await merge();
    const { text } = await readPdf((await send(`GET mandate/${id}/${survivorId}/pdf`)).bytes);
    expect(text).toContain('Maïa ETCHETO');
    expect(text).not.toContain('ÉTCHETO');
    const register = (await send('GET mandate/register?register=T')).body as {
      content: { principals: object[] }[];
    };
    expect(register.content[0]?.principals).toMatchObject([
      { contactId: survivorId, name: expect.stringContaining('Etcheto') as string },
    ]);
    expect((await send(`GET mandate/${id}`)).body).toMatchObject({
      signatures: [{ contactId: survivorId, signedAt: SIGNED }],
    });
  });

  it('signed by both keeps them apart', async () => {
    await mandate([mergedId, survivorId], [mergedId], false);
    const { refusal } = await preview();
    expect(refusal).toContain('même mandat signé');
    const answer = await send(`POST contact/${survivorId}/merge`, await mergeRequest());
    expect([answer.status, (answer.body as Refusal).message]).toEqual([409, refusal]);
  });
});

describe('a merge is refused', () => {
  it.each(['kept', 'gone'] as const)('when the %s record changed since the choices were made', async (side) => {
    const body = await mergeRequest();
    const id = side === 'kept' ? survivorId : mergedId;
    await send(`PATCH contact/${id}`, { source: 'Vitrine' }, { 'if-match': '"1"' });
    const answer = await send(`POST contact/${survivorId}/merge`, body);
    expect([answer.status, answer.body]).toMatchObject([412, { code: 'STALE', current: { id, version: 2 } }]);
    expect((await send(`GET contact/${mergedId}`)).body).toMatchObject({ id: mergedId });
  });

  it('with itself, with an unknown record, and with one that was merged before', async () => {
    const versions = { kept: 1, gone: 1 };
    const of = async (other: number) => {
      const { status, body } = await send(`POST contact/${survivorId}/merge`, { with: other, versions, choices: {} });
      return [status, (body as Refusal).message];
    };
    expect(await of(survivorId)).toEqual([422, 'Un contact ne se fusionne pas avec lui-même.']);
    expect(await of(99_999)).toEqual([404, 'Ce contact n’existe pas ou n’existe plus.']);
    await merge();
    const [status, message] = await of(mergedId);
    expect([status, message]).toEqual([
      404,
      expect.stringContaining(`le contact porte maintenant le numéro ${survivorId}`),
    ]);
    const patched = await send(`PATCH contact/${mergedId}`, { source: 'x' }, { 'if-match': '"1"' });
    expect([patched.status, (patched.body as Refusal).message]).toEqual([404, message]);
  });

  it('when one of them was erased', async () => {
    const manager = await world.signIn(['MANAGER']);
    expect((await world.call(`POST contact/${mergedId}/erase`, { token: manager })).status).toBe(200);
    const answer = await send(`POST contact/${survivorId}/merge`, await mergeRequest());
    expect([answer.status, (answer.body as Refusal).message]).toEqual([409, expect.stringContaining('effacées')]);
  });

  it('to users who may only read', async () => {
    const reader = await world.signIn(['SUPPORT']);
    expect((await world.call(`GET contact/${survivorId}/merge/${mergedId}`, { token: reader })).status).toBe(403);
  });

  it('when the result is too large for one record', async () => {
    const many = (from: number) =>
      Array.from({ length: 11 }, (_, index) => ({
        number: `+3361234${String(from + index).padStart(4, '0')}`,
        type: 'MOBILE' as const,
        main: index === 0,
        note: '',
      }));
    [survivorId = 0, mergedId = 0] = await createContacts([{ phone: many(0) }, { phone: many(100) }]);
    const answer = await send(`POST contact/${survivorId}/merge`, await mergeRequest());
    expect([answer.status, (answer.body as Refusal).message]).toEqual([422, expect.stringContaining('20 téléphones')]);
  });
});

it('a merge repeated under its key gets the same response and runs once', async () => {
  const body = await mergeRequest();
  const key = { 'idempotency-key': 'one-merge' };
  const [first, again] = [
    await send(`POST contact/${survivorId}/merge`, body, key),
    await send(`POST contact/${survivorId}/merge`, body, key),
  ];
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
});

it('two simultaneous merges of one pair in opposite directions leave one contact', async () => {
  const versions = { kept: 1, gone: 1 };
  const answers = await Promise.all([
    send(`POST contact/${survivorId}/merge`, { with: mergedId, versions, choices: {} }),
    send(`POST contact/${mergedId}/merge`, { with: survivorId, versions, choices: {} }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
  expect(await world.db.query(sql`select count(*)::int as count from contact`)).toEqual([{ count: 1 }]);
});

it('archived customers become active with the merged record, and keep their search criteria', async () => {
  [survivorId = 0, mergedId = 0] = await createContacts([
    { archived: true, location: BAYONNE },
    { filters: [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [1, 2] }] },
  ]);
  expect(await merge()).toMatchObject({ archived: false, filters: [{ values: [1, 2] }], location: BAYONNE });
  const criteria = await world.db.query(sql`select contact_id as id from contact_criteria`);
  expect(criteria).toEqual([{ id: survivorId }]);
});
