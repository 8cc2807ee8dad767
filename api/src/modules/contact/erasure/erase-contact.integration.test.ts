import type { ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import type { Erasure } from '@pignon/shared/domain/contact/erasure/erasure.schema';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { MediaList } from '@pignon/shared/domain/media/media.schema';
import sql from 'sql-template-tag';
import { contactFields, mandateFields, SOMEBODY } from '../../../../test/factories';
import { upload } from '../../../../test/upload';
import { everyRow } from '../../../../test/every-row';
import { rememberPerson } from '../../../../test/person';
import { startWorld, type Answer, type World } from '../../../../test/world';
import { insertEvents } from '../../event/event-write.repo';
import { insertManyMandates } from '../../mandate/mandate.service';
import { createContact, updateContact } from '../contact.service';
import { completeErasures } from './erase-contact.service';

let world: World;
let manager: string;
let negotiator: string;
let reference: string;
let id: number;
let other: number;

/** Texts that would each identify the person. */
const PERSONAL_VALUES = /xabi|zzyzx|99887766|divorce|pressé|111111|1971|ainhoa|ttotte|lumineux|bruyant|rappeler/i;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  manager = await world.signIn(['MANAGER'], { email: 'maya@pignon.test' });
  negotiator = await world.signIn(['NEGOTIATOR']);
  ({ id, other, reference } = await rememberPerson(world.db));
});
afterAll(() => world.close());

const sign = (overrides: Partial<Mandate>, fields = {}) =>
  world.db.tx((tx) =>
    insertManyMandates(tx, SOMEBODY, [
      {
        fields: mandateFields({ propertyRef: reference, counterParts: [id, other], ...fields }),
        life: {
          status: 'CLOSED',
          registerNumber: 7,
          registerDate: '2026-01-10T10:00:00.000Z',
          signatures: [{ contactId: id, signedAt: '2026-01-10T10:00:00.000Z', image: 'data:image/png;base64,Zzyzx' }],
          ...overrides,
        },
        createdTime: '2026-01-10T10:00:00.000Z',
      },
    ]),
  );
const erase = (token = manager, erasedId = id): Promise<Answer> =>
  world.call(`POST contact/${erasedId}/erase`, { token });
async function erasure(): Promise<Erasure> {
  const answer = await erase();
  expect(answer.status).toBe(200);
  return answer.body;
}
const pdf = (text: string) => ({ name: `${text}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${text}\n%%EOF`) });

const everything = async () => (await everyRow(world.db, ['user_session'])).map(({ text }) => text).join('\n');

describe('POST contact/{id}/erase', () => {
  it('leaves no data of a person whom no mandate names, in any table', async () => {
    await upload(world, `contact/${id}`, [pdf('Bulletin de Zzyzx')], negotiator);
    const [media] = ((await world.call(`GET media/contact/${id}`, { token: manager })).body as MediaList).content;
    expect(await everything()).toMatch(PERSONAL_VALUES);
    expect(await erasure()).toEqual({
      erased: [
        'Nom',
        'Adresse e-mail',
        'Téléphones',
        'Adresse',
        'Observation',
        'Commentaires',
        'Négociateur',
        'Critères de recherche',
        'Seconde personne',
        'Naissance',
        'Situation matrimoniale',
        'Fichiers',
        'Comptes rendus de visite',
        'Appels, notes et tâches',
        'Valeurs du journal',
      ],
      kept: [],
    });
    expect(await everything()).not.toMatch(PERSONAL_VALUES);
    expect(await world.store.has(media?.key ?? '', 'ORIGINAL')).toBe(false);
    expect(await world.db.query(sql`select media_key from pending_media`)).toEqual([]);
    const contact = await world.call(`GET contact/${id}`, { token: negotiator });
    expect(contact.body).toMatchObject({ lastName: 'Contact effacé', archived: true, phone: [], filters: [] });
    expect((await world.call('GET search?q=zzyzx', { token: negotiator })).body).toEqual([]);
  });

  it('keeps the visit with an anonymous party and its figures, and other records unchanged', async () => {
    await erasure();
    // screens that show the tour are notified
    expect(await world.db.query(sql`select version from visit_group`)).toEqual([{ version: 2 }]);
    const visits = await world.call('POST visit/find', { token: negotiator, body: {} });
    expect((visits.body as { content: unknown[] }).content).toMatchObject([
      {
        contacts: [
          { contactId: id, name: 'Contact effacé' },
          { contactId: other, name: 'Harispe Maïalen' },
        ],
        feedback: { interest: 4, priceOpinion: 'HIGH', positives: [], negatives: [], next: 'THINKING', notes: '' },
        version: 2,
      },
    ]);
    expect((await world.call(`GET contact/${other}`, { token: negotiator })).body).toMatchObject({
      email: 'maialen@example.test',
      version: 1,
    });
    const notes = await world.db.query(sql`select title, text from event where type in ('NOTE', 'CALL') order by id`);
    expect(notes).toEqual([
      { title: '[effacé]', text: '' },
      { title: 'Sans lui', text: 'Autre chose' },
    ]);
  });

  it('keeps times and fields in the journal without values, and journals the erasure', async () => {
    await erasure();
    const journal = await world.db.query<{ action: string; user: string; changes: unknown[] }>(
      sql`select action, user_email as user, changes from audit_entry where entity = 'contact' and ref = ${String(id)}
        order by id`,
    );
    expect(journal.map(({ action, user }) => [action, user])).toEqual([
      ['CREATE', SOMEBODY.user],
      ['UPDATE', SOMEBODY.user],
      ['ERASE', 'maya@pignon.test'],
    ]);
    expect(journal[1]?.changes).toEqual([{ path: 'maritalStatus', before: null, after: '[effacé]' }]);
    await expect(world.db.query(sql`update audit_entry set changes = '[]' where entity = 'contact'`)).rejects.toThrow(
      /only grows/,
    );
  });

  it('changes nothing the second time', async () => {
    const { kept } = await erasure();
    const before = await everything();
    expect(await erasure()).toEqual({ erased: [], kept });
    expect(await everything()).toBe(before);
  });

  it.each([
    ['RUNNING', 7, /mandat n°\u00a0T-7 du bien .* est en cours/],
    ['PENDING', null, /est en préparation.*clôturez-le d’abord/],
  ] as const)('is refused while a mandate is %s', async (status, registerNumber, message) => {
    const registerDate = registerNumber === null ? null : '2026-01-10T10:00:00.000Z';
    await sign({ status, registerNumber, registerDate });
    const before = await everything();
    expect((await erase()).body).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: expect.stringMatching(message) as string,
    });
    expect(await everything()).toBe(before);
  });

  it('keeps civil status, address, signature and proofs while the law requires, and says so', async () => {
    await sign({}, { endDate: '2026-04-10' });
    await upload(world, `contact/${id}?metadata=IDENTITY`, [pdf('Passeport')], negotiator);
    await upload(world, `contact/${id}`, [pdf('Bulletin')], negotiator);
    const { erased, kept } = await erasure();
    expect(erased).toContain('Fichiers');
    expect(erased).not.toContainEqual('Nom');
    expect(erased).not.toContain('Signatures');
    expect(kept.map(({ what }) => what)).toEqual([
      'Mandats signés (n°\u00a0T-7) et signatures',
      'État civil et adresse portés sur les mandats',
      'Pièces d’identité',
    ]);
    // The status was recorded when the mandate was taken over: the latest of its dates counts.
    expect(kept[0]?.until).toBe('2036-04-10');
    const contact = (await world.call(`GET contact/${id}`, { token: manager })).body as ContactFields;
    expect(contact).toMatchObject({ lastName: 'Zzyzx', birth: { date: '1971-07-07' }, phone: [], email: null });
    expect(contact.secondPerson).toMatchObject({ firstName: 'Ttotte', email: null });
    const media = (await world.call(`GET media/contact/${id}`, { token: manager })).body as MediaList;
    expect(media.content.map(({ caption }) => caption)).toEqual(['Passeport']);
    const signatures = await world.db.query(sql`select image from mandate_party where contact_id = ${id}`);
    expect(signatures).toEqual([{ image: 'data:image/png;base64,Zzyzx' }]);
  });

  it('keeps a mandate’s folder with the mandate, and its proofs of identity like the contact’s', async () => {
    await sign({}, { endDate: '2026-04-10' });
    const [mandate] = await world.db.query<{ id: number }>(sql`select max(id) as id from mandate`);
    const folder = `mandate/${mandate?.id}`;
    const folderKeys = async () => {
      const list = (await world.call(`GET media/${folder}`, { token: manager })).body as MediaList;
      return list.content.map(({ caption }) => caption);
    };
    await upload(world, `${folder}?metadata=IDENTITY`, [pdf('Passeport de Zzyzx')], negotiator);
    await upload(world, `${folder}?metadata=SIGNED_COPY`, [pdf('Contrat')], negotiator);
    // the same file in two places
    await upload(world, `contact/${id}`, [pdf('Passeport de Zzyzx')], negotiator);
    const { kept } = await erasure();
    expect(kept.map(({ what }) => what)).toContain('Pièces d’identité');
    expect(await folderKeys()).toEqual(['Passeport de Zzyzx', 'Contrat']);
    await completeErasures(world, new Date('2032-01-01T10:00:00Z'));
    expect(await folderKeys()).toEqual(['Contrat']);
    await completeErasures(world, new Date('2036-04-10T10:00:00Z'));
    expect(await folderKeys()).toEqual([]);
  });

  it('is completed by a job when the legal term ends', async () => {
    await sign({}, { endDate: '2026-04-10' });
    await upload(world, `contact/${id}?metadata=IDENTITY`, [pdf('Passeport de Zzyzx')], negotiator);
    await erasure();
    expect(await completeErasures(world, new Date('2031-11-01T10:00:00Z'))).toEqual({ finished: 0 });
    expect(await completeErasures(world, new Date('2032-01-01T10:00:00Z'))).toEqual({ finished: 1 });
    expect((await world.call(`GET media/contact/${id}`, { token: manager })).body).toMatchObject({ content: [] });
    expect((await world.call(`GET contact/${id}`, { token: manager })).body).toMatchObject({ lastName: 'Zzyzx' });
    expect(await completeErasures(world, new Date('2036-04-10T10:00:00Z'))).toEqual({ finished: 1 });
    expect(await everything()).not.toMatch(PERSONAL_VALUES);
    expect(await completeErasures(world, new Date('2040-01-01T10:00:00Z'))).toEqual({ finished: 0 });
    const [last] = await world.db.query(
      sql`select user_email as user, source from audit_entry order by id desc limit 1`,
    );
    expect(last).toEqual({ user: 'erasure', source: 'JOB' });
  });

  it('erases texts written under former names, including those of a merged record', async () => {
    const { db } = world;
    const fields = contactFields({ firstName: 'Ximun', lastName: 'Wwwxyz', email: 'ximun@exemple.test', phone: [] });
    const mergedRecord = await db.tx((tx) => createContact(tx, SOMEBODY, { fields }));
    const renamedContact = await db.tx((tx) =>
      updateContact(tx, SOMEBODY, {
        id: mergedRecord.id,
        version: mergedRecord.version,
        fields: { ...fields, lastName: 'Qqqxyz' },
      }),
    );
    await db.tx((tx) =>
      insertEvents(tx, SOMEBODY, [
        { type: 'NOTE', title: 'Vu Ximun Wwwxyz', text: 'dit Qqqxyz Ximun, ximun@exemple.test' },
        { type: 'NOTE', title: 'Vu Ximun Autrement', text: 'Rue Wwwxyz' },
      ]),
    );
    const { version } = (await world.call(`GET contact/${id}`, { token: manager })).body as { version: number };
    const body = {
      with: mergedRecord.id,
      versions: { kept: version, gone: renamedContact.entity.version },
      choices: {},
    };
    expect((await world.call(`POST contact/${id}/merge`, { token: manager, body })).status).toBe(201);
    await erasure();
    const notes = await db.query(sql`select title, text from event where title like 'Vu %' order by id`);
    expect(notes).toEqual([
      { title: 'Vu [effacé]', text: 'dit [effacé], [effacé]' },
      { title: 'Vu Ximun Autrement', text: 'Rue Wwwxyz' },
    ]);
    expect((await everything()).replace('Rue Wwwxyz', '')).not.toMatch(/wwwxyz|qqqxyz|ximun@/i);
  });

  it('erases the stored response of the call that created the person', async () => {
    const body = { contactType: ['OWNER'], lastName: 'Wwwxyz' };
    const headers = { 'idempotency-key': 'k-1' };
    const created = await world.call('POST contact', { token: manager, body, headers });
    await erase(manager, (created.body as { id: number }).id);
    expect(await everything()).not.toMatch(/wwwxyz/i);
  });

  it('allows no writes on the person afterwards', async () => {
    await erasure();
    const patch = await world.call(`PATCH contact/${id}`, {
      token: manager,
      body: { email: 'xabi@exemple.test' },
      headers: { 'if-match': '"3"' },
    });
    expect(patch.body).toMatchObject({ status: 409, message: 'Les données de ce contact ont été effacées.' });
    expect((await upload(world, `contact/${id}`, [pdf('x')], manager)).status).toBe(409);
  });

  it('has an exact preview, which changes nothing', async () => {
    await sign({}, { endDate: '2026-04-10' });
    const before = await everything();
    const preview = await world.call(`GET contact/${id}/erasure`, { token: manager });
    expect(await everything()).toBe(before);
    expect(preview.body).toEqual({ ...(await erasure()), refusal: null });
  });

  it('has a preview that shows a refusal with its reason', async () => {
    await sign({ status: 'RUNNING' });
    const preview = await world.call(`GET contact/${id}/erasure`, { token: manager });
    expect(preview.body).toEqual({
      erased: [],
      kept: [],
      refusal: expect.stringMatching(/est en cours et nomme cette personne/) as string,
    });
    expect((await world.call('GET contact/9999/erasure', { token: manager })).status).toBe(404);
    expect((await world.call(`GET contact/${id}/erasure`, { token: negotiator })).status).toBe(403);
  });

  it('is allowed to managers only, of existing contacts', async () => {
    expect((await erase(negotiator)).status).toBe(403);
    expect((await erase(manager, 9999)).status).toBe(404);
  });
});
