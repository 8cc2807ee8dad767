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

/** Texts that would each identify the person. */
const PERSONAL_VALUES =
  /xabi|zzyzx|99[ .]?88[ .]?77[ .]?66|divorce|pressé|111111|1971|ainhoa|ttotte|lumineux|rappeler/i;

/**
 * Tables without personal data, each with the reason; a new table is added here, or gets a row about a person below.
 */
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
  property_import: 'names of files',
  property_report: 'what visitors said, without who they are',
  property_import_row: 'what listings of an agency said, without comments and people',
  proposal: 'ids and a price',
  reference_counter: 'numbers',
  register_counter: 'numbers',
  remote_load: 'colleagues',
  register_gap: 'numbers, with a manager’s words about them',
  sync_run: 'counts',
  sync_run_listing: 'what a listing lacks',
  user_cart: 'ids',
  user_second_factor: 'secrets of colleagues',
  user_session: 'devices of colleagues',
  user_view_pin: 'ids',
  visit_contact: 'ids',
  visit_group: 'ids',
  visit_notice_line: 'hours of visits, gone with their visit_notice',
  visit_voucher_copy: 'bytes, gone with their visit_voucher',
};

let world: World;
let manager: string;
let person: Remembered;

/** The picture contains the name of the person who signs; other people's pictures say nothing about them. */
const signature = (contactId: number) => ({
  contactId,
  signedAt: '2010-01-10T10:00:00.000Z',
  image: `data:image/png;base64,${contactId === person.id ? 'Zzyzx' : 'AAAA'}`,
});

const pdf = (text: string) => ({ name: `${text}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${text}\n%%EOF`) });

async function mediaBytes(): Promise<string> {
  const files = await readdir(world.mediaDir, { recursive: true, withFileTypes: true });
  const whole = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  return (await Promise.all(whole.map(async (path) => `${path} ${await readFile(path, 'utf8')}`))).join('\n');
}

/** Texts about the person in records of their own. */
async function insertRecordsAbout({ id, other, reference }: Remembered): Promise<void> {
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
          signatures: [signature(id)],
          amendments: [
            {
              date: '2010-02-10',
              text: 'Baisse du prix.',
              endDate: null,
              signatures: [signature(id), signature(other)],
            },
          ],
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
  const [mandate] = await world.db.query<{ id: number }>(sql`select id from mandate where register_number = 7`);
  for (const kind of ['SIGNED_COPY', 'TITLE_DEED'])
    await upload(world, `mandate/${mandate?.id}?metadata=${kind}`, [pdf(`${kind} de Zzyzx`)], manager);
  await world.call(`POST contact/${id}/review`, {
    token: manager,
    body: { decision: 'KEEP', reason: 'Rappeler Xabi au printemps', until: '2027-03-01' },
  });
  await world.call('POST user/me/cart', { token: manager, body: { add: { contacts: [id] } } });
  const draft = { values: { observation: 'Divorce de Xabi' }, base: {}, baseVersion: 2 };
  await world.call(`PUT user/me/draft/contact:${id}`, { token: manager, body: draft });
  const line = { values: { title: 'Rappeler Xabi' }, base: {}, baseVersion: null };
  await world.call(`PUT user/me/draft/quick:contact-${id}`, { token: manager, body: line });
}

/** Texts about the person in proposals, messages and answers. */
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

/** Texts about the person on a voucher that need not be kept any more. */
async function plantVoucher({ id }: Remembered): Promise<void> {
  const facts = {
    paper: { visitors: [{ name: 'Xabi ZZYZX' }] },
    visits: [{ id: 1, propertyRef: 'V1', start: '2010-01-10T10:00:00.000Z', end: '2010-01-10T11:00:00.000Z' }],
    signatories: [{ contactId: id, person: 'FIRST', name: 'Xabi ZZYZX', company: null, capacity: null }],
  };
  await world.db.query(sql`with tour as (insert into visit_group (id) values (gen_random_uuid()) returning id),
    voucher as (
      insert into visit_voucher (group_id, number, facts, kept_by)
      select id, 1, ${JSON.stringify(facts)}::jsonb, 'maya@pignon.test' from tour returning id
    ), signed as (
      insert into visit_voucher_signature (voucher_id, place, image, taken_by)
      select id, 0, 'data:image/png;base64,Zzyzx', 'maya@pignon.test' from voucher
    )
    insert into visit_voucher_mail (voucher_id, contact_id, status, said, sent_by)
    select id, ${id}, 'FAILED', 'No such user xabi@exemple.test', 'maya@pignon.test' from voucher`);
}

/** A mail server's reply about a message on visits. */
async function plantNotice({ id }: Remembered): Promise<void> {
  await world.db.query(sql`insert into visit_notice (group_id, contact_id, purpose, status, said, due_time, sent_by)
    values (gen_random_uuid(), ${id}, 'NEWS', 'FAILED', 'No such user xabi@exemple.test', now(), 'maya@pignon.test')`);
}

/** A mail server's reply about a report to the person. */
async function plantReportMail({ id }: Remembered): Promise<void> {
  await world.db.query(sql`with kept as (
      insert into property_report (property_ref, from_day, to_day, words_sha256, file_name, content, sha256, kept_by)
      select reference, '2010-01-01', '2010-01-31', 'x', 'x.pdf', 'x', encode(sha256('x'), 'hex'), 'maya@pignon.test'
      from property order by reference limit 1 returning id
    )
    insert into property_report_mail (report_id, contact_id, status, said, sent_by)
    select id, ${id}, 'FAILED', 'No such user xabi@exemple.test', 'maya@pignon.test' from kept`);
}

/** Texts about the person in records about something else. */
async function insertMentionsElsewhere({ reference }: Remembered): Promise<void> {
  const { db } = world;
  const comment = (text: string) => ({ pinned: false, text, createdTime: '2026-01-01T00:00:00.000Z', author: null });
  const { id: otherContactId } = await db.tx((tx) =>
    createContact(tx, SOMEBODY, {
      fields: contactFields({ observation: 'Cousin de Xabi ZZYZX', comments: [comment('Joint au 06 99 88 77 66')] }),
    }),
  );
  const { version } = (await world.call(`GET property/${reference}`, { token: manager })).body as { version: number };
  const response = await world.call(`PATCH property/${reference}`, {
    token: manager,
    body: { comments: [comment('Clé chez Zzyzx Xabi'), comment('Sans lui')] },
    headers: { 'if-match': `"${version}"` },
  });
  expect(response.status).toBe(200);
  await db.tx(async (tx) => {
    await insertEvents(tx, SOMEBODY, [{ type: 'NOTE', title: 'Vu Xabi Zzyzx au marché', text: 'xabi@exemple.test' }]);
    const feedback = {
      interest: 3,
      positives: ['Envoyé par Ttotte Zzyzx'],
      negatives: [],
      priceOpinion: 'FAIR' as const,
      priceAmount: null,
      next: null,
      nextDay: null,
      reason: null,
      notes: '',
    };
    await insertManyVisits(tx, SOMEBODY, [visitOf({ propertyRef: reference, contactIds: [otherContactId], feedback })]);
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
});
beforeEach(async () => {
  await world.empty();
  manager = await world.signIn(['MANAGER'], { email: 'maya@pignon.test' });
  person = await rememberPerson(world.db);
  await insertRecordsAbout(person);
  await plantProposal(person);
  await plantVoucher(person);
  await plantReportMail(person);
  await plantNotice(person);
  await insertMentionsElsewhere(person);
});
afterAll(() => world.close());

async function erase(): Promise<void> {
  expect((await world.call(`POST contact/${person.id}/erase`, { token: manager })).status).toBe(200);
}

it('a person is named in every table that can hold one, and nowhere after the erasure, files included', async () => {
  const before = await everyRow(world.db);
  const tablesWithPerson = before.filter(({ text }) => PERSONAL_VALUES.test(text)).map(({ table }) => table);
  const tablesWithoutPerson = before.map(({ table }) => table).filter((table) => !tablesWithPerson.includes(table));
  expect(tablesWithoutPerson).toEqual(Object.keys(WITHOUT_PEOPLE).sort());
  expect(await mediaBytes()).toMatch(PERSONAL_VALUES);

  const preview = (await world.call(`GET contact/${person.id}/erasure`, { token: manager })).body as ErasurePreview;
  expect(preview).toMatchObject({ refusal: null, kept: [] });
  expect(preview.erased).toContain('Mentions dans d’autres textes');
  await erase();

  for (const { table, text } of await everyRow(world.db))
    expect([table, PERSONAL_VALUES.exec(text)]).toEqual([table, null]);
  expect(await mediaBytes()).not.toMatch(/(?:Bulletin|SIGNED_COPY|TITLE_DEED) de Zzyzx/);
  const carts = await world.db.query(sql`select contacts from user_cart`);
  expect(JSON.stringify(carts)).not.toContain(String(person.id));
});

it('other records are unchanged', async () => {
  await erase();
  const property = await world.call(`GET property/${person.reference}`, { token: manager });
  expect((property.body as { comments: { text: string }[] }).comments.map(({ text }) => text)).toEqual([
    `Clé chez ${REDACTED}`,
    'Sans lui',
  ]);
  const notes = await world.db.query(sql`select title, text from event where type = 'NOTE' order by id`);
  expect(notes).toContainEqual({ title: `Vu ${REDACTED} au marché`, text: REDACTED });
  expect(notes).toContainEqual({ title: 'Sans lui', text: 'Autre chose' });
});
