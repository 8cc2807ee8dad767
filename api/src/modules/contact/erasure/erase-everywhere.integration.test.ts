import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErasurePreview } from '@pignon/shared/domain/contact/erasure/erasure.schema';
import { REDACTED } from '@pignon/shared/domain/contact/mentions';
import sql from 'sql-template-tag';
import { everyRow } from '../../../../test/every-row';
import { contactFields, mandateFields, SOMEBODY, visitOf } from '../../../../test/factories';
import { rememberPerson, type Remembered } from '../../../../test/person';
import { upload } from '../../../../test/upload';
import { startWorld, type World } from '../../../../test/world';
import { writeAudit } from '../../audit/audit.repo';
import { insertEvents } from '../../event/event-write.repo';
import { insertManyMandates } from '../../mandate/mandate.service';
import { insertManyVisits } from '../../visit/visit.service';
import { createContact } from '../contact.service';

/** Anything of which would tell who it was. */
const TELLTALES = /xabi|zzyzx|99[ .]?88[ .]?77[ .]?66|divorce|pressé|111111|1971|ainhoa|ttotte|lumineux|rappeler/i;

/** Tables that hold no word of a person, each with why; a new table is added here, or gets a person planted in it below. */
const WITHOUT_PEOPLE: Readonly<Record<string, string>> = {
  agency: 'the agency itself',
  app_user: 'colleagues',
  calendar_token: 'a hash per colleague',
  contact_alias: 'numbers',
  contact_erasure: 'that it was done',
  contact_life: 'a day per contact',
  customer_answer: 'ids and an outcome',
  event_link: 'ids',
  identity_revocation: 'colleagues',
  import_agency: 'an id',
  import_listing: 'hashes of listings',
  import_photo: 'addresses of photographs',
  job: 'the clock',
  loaded_set: 'names of demonstrations',
  mandate: 'terms of the contract; its parties stand in mandate_party',
  mandate_notice: 'days',
  mandate_paper_copy: 'bytes, gone with their mandate_paper',
  mail_settings: 'a server; its password is sealed',
  media_list: 'counts',
  message: 'texts of the screens',
  pending_media: 'hashes of files',
  portal: 'portals',
  portal_listing: 'references',
  portal_secret: 'sealed passwords',
  property_contact: 'ids',
  proposal: 'ids and a price',
  reference_counter: 'numbers',
  register_counter: 'numbers',
  register_gap: 'numbers, with a manager’s words about them',
  sync_run: 'counts',
  sync_run_listing: 'what a listing lacks',
  user_cart: 'ids',
  user_view_pin: 'ids',
  visit_contact: 'ids',
  visit_group: 'ids',
};

let world: World;
let manager: string;
let person: Remembered;

const pdf = (text: string) => ({ name: `${text}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${text}\n%%EOF`) });

async function mediaBytes(): Promise<string> {
  const files = await readdir(world.mediaDir, { recursive: true, withFileTypes: true });
  const whole = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  return (await Promise.all(whole.map(async (path) => `${path} ${await readFile(path, 'utf8')}`))).join('\n');
}

/** Of the person where the product keeps what is about them. */
async function plantAbout({ id, other, reference }: Remembered): Promise<void> {
  await upload(world, `contact/${id}`, [pdf('Bulletin de Zzyzx')], manager);
  await world.db.tx((tx) =>
    insertManyMandates(tx, SOMEBODY, [
      {
        fields: mandateFields({ propertyRef: reference, counterParts: [id, other], endDate: '2010-06-01' }),
        life: {
          status: 'CLOSED',
          registerNumber: 7,
          registerDate: '2010-01-10T10:00:00.000Z',
          statusHistory: [],
          signatures: [{ contactId: id, signedAt: '2010-01-10T10:00:00.000Z', image: 'data:image/png;base64,Zzyzx' }],
        },
        createdTime: '2010-01-10T10:00:00.000Z',
      },
    ]),
  );
  await world.db.query(sql`insert into mandate_party_text (mandate_id, contact_id, person)
    select mandate_id, contact_id, '{"lastName": "Zzyzx"}' from mandate_party where contact_id = ${id}`);
  await world.db.query(sql`insert into mandate_paper (mandate_id, amendment, facts, kept_by)
    select mandate_id, 0, '{"principals": [{"lastName": "Zzyzx"}]}', 'maya@pignon.test' from mandate_party
    where contact_id = ${id} and mandate_id in (select id from mandate where register_number = 7)`);
  await world.call(`POST contact/${id}/review`, {
    token: manager,
    body: { decision: 'KEEP', reason: 'Rappeler Xabi au printemps', until: '2027-03-01' },
  });
  await world.call('POST user/me/cart', { token: manager, body: { add: { contacts: [id] } } });
  const draft = { values: { observation: 'Divorce de Xabi' }, base: {}, baseVersion: 2 };
  await world.call(`PUT user/me/draft/contact:${id}`, { token: manager, body: draft });
}

/** Of the person in what was proposed to them, the message and their answer. */
async function plantProposal({ id, reference }: Remembered): Promise<void> {
  await world.db.query(sql`with mail as (
      insert into proposal_mail (contact_id, sender, introduction, status, due_time, created_time)
      values (${id}, 'maya@pignon.test', 'Bonjour Xabi Zzyzx', 'SENT', now(), now()) returning id
    ), proposed as (
      insert into proposal (contact_id, property_ref, status, created_time, modified_time)
      values (${id}, ${reference}, 'REFUSED', now(), now()) returning id
    )
    insert into proposal_step (proposal_id, at, status, by, means, note, mail_id)
    select proposed.id, now(), 'REFUSED', 'CUSTOMER', null, 'Trop cher, Xabi', mail.id from proposed, mail`);
}

/** Of the person in what was written about something else. */
async function plantElsewhere({ reference }: Remembered): Promise<void> {
  const { db } = world;
  const comment = (text: string) => ({ pinned: false, text, createdTime: '2026-01-01T00:00:00.000Z', author: null });
  const { id: stranger } = await createContact(db, SOMEBODY, {
    fields: contactFields({ observation: 'Cousin de Xabi ZZYZX', comments: [comment('Joint au 06 99 88 77 66')] }),
  });
  const { version } = (await world.call(`GET property/${reference}`, { token: manager })).body as { version: number };
  const written = await world.call(`PATCH property/${reference}`, {
    token: manager,
    body: { comments: [comment('Clé chez Zzyzx Xabi'), comment('Sans lui')] },
    headers: { 'if-match': `"${version}"` },
  });
  expect(written.status).toBe(200);
  await db.tx(async (tx) => {
    await insertEvents(tx, SOMEBODY, [{ type: 'NOTE', title: 'Vu Xabi Zzyzx au marché', text: 'xabi@exemple.test' }]);
    const feedback = {
      interest: 3,
      positives: ['Envoyé par Ttotte Zzyzx'],
      negatives: [],
      priceOpinion: 'FAIR' as const,
      next: '',
      notes: '',
    };
    await insertManyVisits(tx, SOMEBODY, [visitOf({ propertyRef: reference, contactIds: [stranger], feedback })]);
    await writeAudit(tx, SOMEBODY, [
      {
        action: 'UPDATE',
        entity: 'property',
        ref: reference,
        changes: [{ path: 'comments.0.text', before: null, after: 'Clé chez Zzyzx Xabi' }],
      },
    ]);
  });
  await upload(world, `property/${reference}`, [pdf('Bail de Xabi Zzyzx')], manager);
  const view = { area: 'property', name: 'Pour Xabi Zzyzx', address: '?q=zzyzx+xabi' };
  expect((await world.call('POST user/me/view', { token: manager, body: view })).status).toBe(201);
  const typed = { values: { firstName: 'Xabi', lastName: 'Zzyzx' }, base: {}, baseVersion: null };
  await world.call('PUT user/me/draft/contact:new', { token: manager, body: typed });
  const event = { type: 'NOTE', title: 'Croisé Xabi Zzyzx' };
  await world.call('POST event/create', { token: manager, body: event, headers: { 'idempotency-key': 'a-key' } });
  const failure = {
    errorId: 'e-1',
    remote: 'contact',
    version: '1',
    message: 'cannot draw Xabi Zzyzx',
    stack: 'at xabi@exemple.test',
    route: '/contact/list?q=Zzyzx%20Xabi',
  };
  const answer = await world.call('POST client-error', { token: manager, body: failure });
  expect(answer.status).toBeLessThan(300);
}

beforeAll(async () => {
  world = await startWorld();
  await world.empty();
  manager = await world.signIn(['MANAGER'], { email: 'maya@pignon.test' });
  person = await rememberPerson(world.db);
  await plantAbout(person);
  await plantProposal(person);
  await plantElsewhere(person);
});
afterAll(() => world.close());

it('a person stands in every table that can hold one, and nowhere after the erasure, files included', async () => {
  const before = await everyRow(world.db);
  const holding = before.filter(({ text }) => TELLTALES.test(text)).map(({ table }) => table);
  const unplanted = before.map(({ table }) => table).filter((table) => !holding.includes(table));
  expect(unplanted).toEqual(Object.keys(WITHOUT_PEOPLE).sort());
  expect(await mediaBytes()).toMatch(TELLTALES);

  const preview = (await world.call(`GET contact/${person.id}/erasure`, { token: manager })).body as ErasurePreview;
  expect(preview).toMatchObject({ refusal: null, kept: [] });
  expect(preview.erased).toContain('Mentions dans d’autres textes');
  expect((await world.call(`POST contact/${person.id}/erase`, { token: manager })).status).toBe(200);

  for (const { table, text } of await everyRow(world.db)) expect([table, TELLTALES.exec(text)]).toEqual([table, null]);
  expect(await mediaBytes()).not.toMatch(/Bulletin de Zzyzx/);
  const carts = await world.db.query(sql`select contacts from user_cart`);
  expect(JSON.stringify(carts)).not.toContain(String(person.id));
});

it('what else was written stays', async () => {
  const property = await world.call(`GET property/${person.reference}`, { token: manager });
  expect((property.body as { comments: { text: string }[] }).comments.map(({ text }) => text)).toEqual([
    `Clé chez ${REDACTED}`,
    'Sans lui',
  ]);
  const notes = await world.db.query(sql`select title, text from event where type = 'NOTE' order by id`);
  expect(notes).toContainEqual({ title: `Vu ${REDACTED} au marché`, text: REDACTED });
  expect(notes).toContainEqual({ title: 'Sans lui', text: 'Autre chose' });
});
