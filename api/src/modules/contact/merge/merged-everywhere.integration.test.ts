import sql, { raw } from 'sql-template-tag';
import { everyRow } from '../../../../test/every-row';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { rememberPerson } from '../../../../test/person';
import { upload } from '../../../../test/upload';
import { startWorld, type World } from '../../../../test/world';
import { insertManyMandates } from '../../mandate/mandate.service';
import { createProperty } from '../../property/property.service';
import { createContact } from '../contact.service';

/** A contact id that nothing else uses. */
const MERGED_ID = 7_770_001;

/**
 * Tables that name no contact, each with the reason; a new table is added here, or gets a row below that a merge moves.
 */
const WITHOUT_CONTACTS: Readonly<Record<string, string>> = {
  agency: 'the agency itself',
  app_user: 'colleagues',
  calendar_token: 'colleagues',
  customer_answer: 'named by proposal_step',
  client_error: 'failures of browsers, gone after some time',
  contact_erasure: 'an erased contact is not merged',
  event: 'named by event_link',
  identity_revocation: 'colleagues',
  import_listing: 'references',
  import_photo: 'addresses of photographs',
  job: 'the clock',
  loaded_set: 'names of demonstrations',
  mail_settings: 'a server',
  mandate_notice: 'mandates',
  mandate_paper: 'what was signed, as it was signed',
  mandate_paper_copy: 'copies by the place of their principal',
  message: 'texts of the screens',
  pending_media: 'hashes of files',
  portal: 'portals',
  portal_listing: 'references',
  portal_secret: 'sealed passwords',
  property: 'named by property_contact',
  property_import: 'names of files',
  property_report: 'what visitors said, without who they are',
  property_import_row: 'what listings said, without people',
  proposal_step: 'named by proposal',
  reference_counter: 'numbers',
  remote_load: 'colleagues',
  register_counter: 'numbers',
  register_gap: 'numbers, with a manager’s words about them',
  sync_run: 'counts',
  sync_run_listing: 'references',
  user_second_factor: 'colleagues',
  user_session: 'colleagues',
  user_view_pin: 'views',
  visit: 'named by visit_contact',
  visit_group: 'named by visit_contact',
  visit_notice_line: 'named by visit_notice',
  visit_voucher: 'what was signed, as it was signed',
  visit_voucher_copy: 'what was signed, as it was signed',
  visit_voucher_signature: 'signatures by the place of who signed',
};

/** Tables of past events, and those that redirect the old id to the new one. */
const MAY_CONTAIN_OLD_ID = ['audit_entry', 'contact_alias', 'idempotency_key'];

const SIGNATURE = { contactId: MERGED_ID, signedAt: '2026-01-10T10:00:00.000Z', image: null };

let world: World;
let manager: string;
let survivorId: number;

const tablesNaming = async (number: number): Promise<string[]> =>
  (await everyRow(world.db)).filter(({ text }) => text.includes(String(number))).map(({ table }) => table);

/** Every column that refers to a contact. */
const references = () =>
  world.db.query<{ table: string; column: string }>(sql`
    select k.table_name as "table", k.column_name as "column" from information_schema.key_column_usage k
    join information_schema.referential_constraints r using (constraint_schema, constraint_name)
    join information_schema.table_constraints u on u.constraint_schema = r.unique_constraint_schema
      and u.constraint_name = r.unique_constraint_name
    where u.table_name = 'contact' order by 1, 2`);

async function plantRecords(): Promise<void> {
  const { db } = world;
  const { reference } = await db.tx((tx) =>
    createProperty(tx, SOMEBODY, {
      fields: propertyFields({ contactTypes: { [MERGED_ID]: ['OWNER'] } }),
    }),
  );
  await db.tx((tx) =>
    insertManyMandates(tx, SOMEBODY, [
      {
        fields: mandateFields({ propertyRef: reference, counterParts: [MERGED_ID] }),
        life: {
          status: 'RUNNING',
          registerNumber: 7,
          registerDate: '2026-01-10T10:00:00.000Z',
          statusHistory: [],
          signatures: [SIGNATURE],
          amendments: [{ date: '2026-02-10', text: 'Baisse du prix.', endDate: null, signatures: [SIGNATURE] }],
        },
        createdTime: '2026-01-10T10:00:00.000Z',
      },
    ]),
  );
  await db.query(sql`insert into mandate_party_text (mandate_id, contact_id, person)
    select mandate_id, contact_id, '{"lastName": "Avant"}' from mandate_party where contact_id = ${MERGED_ID}`);
  await db.query(sql`insert into import_agency (agency_id, contact_id) values ('agence', ${MERGED_ID})`);
  await db.query(sql`insert into contact_alias (id, contact_id, created_time) values (555, ${MERGED_ID}, now())`);
  await db.query(sql`with mail as (
      insert into proposal_mail (contact_id, sender, introduction, status, due_time, created_time)
      values (${MERGED_ID}, 'maya@pignon.test', '', 'SENT', now(), now()) returning id
    ), proposed as (
      insert into proposal (contact_id, property_ref, status, created_time, modified_time)
      values (${MERGED_ID}, ${reference}, 'PROPOSED', now(), now()) returning id
    )
    insert into proposal_step (proposal_id, at, status, by, means, mail_id)
    select proposed.id, now(), 'PROPOSED', 'STAFF', 'EMAIL', mail.id from proposed, mail`);
  await upload(world, `contact/${MERGED_ID}`, [{ name: 'a.pdf', bytes: Buffer.from('%PDF-1.7 a\n%%EOF') }], manager);
}

async function plantVoucherMail(): Promise<void> {
  await world.db.query(sql`with tour as (insert into visit_group (id) values (gen_random_uuid()) returning id),
    voucher as (
      insert into visit_voucher (group_id, number, facts, kept_by)
      select id, 1, '{"visits": [], "signatories": []}', 'maya@pignon.test' from tour returning id
    ), signed as (
      insert into visit_voucher_signature (voucher_id, place, image, taken_by)
      select id, 0, 'data:', 'maya@pignon.test' from voucher
    ), copied as (
      insert into visit_voucher_copy (voucher_id, signatures, file_name, content, sha256, kept_by)
      select id, 1, 'bon.pdf', 'x', encode(sha256('x'), 'hex'), 'maya@pignon.test' from voucher
    )
    insert into visit_voucher_mail (voucher_id, contact_id, status, sent_by)
    select id, ${MERGED_ID}, 'SENT', 'maya@pignon.test' from voucher`);
}

async function plantNotice(): Promise<void> {
  await world.db.query(sql`with told as (
      insert into visit_notice (group_id, contact_id, purpose, status, due_time, sent_by)
      values (gen_random_uuid(), ${MERGED_ID}, 'NEWS', 'SENT', now(), 'maya@pignon.test') returning id
    )
    insert into visit_notice_line
      (notice_id, visit_id, news, property_ref, start_time, end_time, confirmed, sequence)
    select id, 1, 'PLANNED', 'V1', now(), now(), true, 0 from told`);
}

async function plantReportMail(): Promise<void> {
  await world.db.query(sql`with kept as (
      insert into property_report (property_ref, from_day, to_day, words_sha256, file_name, content, sha256, kept_by)
      select reference, '2026-10-01', '2026-10-31', 'x', 'x.pdf', 'x', encode(sha256('x'), 'hex'), 'maya@pignon.test'
      from property order by reference limit 1 returning id
    )
    insert into property_report_mail (report_id, contact_id, status, sent_by)
    select id, ${MERGED_ID}, 'SENT', 'maya@pignon.test' from kept`);
}

async function plantNotes(): Promise<void> {
  const sendRequest = async (key: string, body: object) =>
    expect((await world.call(key, { token: manager, body })).status).toBeLessThan(300);
  await sendRequest(`POST contact/${MERGED_ID}/review`, {
    decision: 'KEEP',
    reason: 'Succession',
    until: '2027-03-01',
  });
  await sendRequest('POST user/me/cart', { add: { contacts: [MERGED_ID, survivorId] } });
  await sendRequest('POST user/me/view', {
    area: 'property',
    name: 'Les siens',
    address: `?contact=${MERGED_ID}&view=table`,
  });
  const draft = (values: object) => ({ values, base: {}, baseVersion: 2 });
  await sendRequest(`PUT user/me/draft/contact:${MERGED_ID}`, draft({ observation: 'À moitié' }));
  await sendRequest(
    'PUT user/me/draft/property:new',
    draft({ contactTypes: { [MERGED_ID]: ['OWNER'], [survivorId]: ['TENANT'] } }),
  );
  await sendRequest('PUT user/me/draft/mandate:3', draft({ counterParts: [MERGED_ID, survivorId] }));
  await sendRequest('PUT user/me/draft/event:new', draft({ links: [{ kind: 'contact', id: String(MERGED_ID) }] }));
  const storedAnswer = { answer: { id: MERGED_ID } };
  await world.db.query(sql`insert into idempotency_key (user_email, key, call, body_hash, answer)
    values ('maya@pignon.test', 'k', 'POST contact', 'h', ${JSON.stringify(storedAnswer.answer)}::jsonb)`);
}

beforeAll(async () => {
  world = await startWorld();
  await world.empty();
  manager = await world.signIn(['MANAGER'], { email: 'maya@pignon.test' });
  await world.db.script(`alter table contact alter column id restart with ${MERGED_ID}`);
  const person = await rememberPerson(world.db);
  expect(person.id).toBe(MERGED_ID);
  survivorId = (await world.db.tx((tx) => createContact(tx, SOMEBODY, { fields: contactFields() }))).id;
  await plantRecords();
  await plantVoucherMail();
  await plantReportMail();
  await plantNotice();
  await plantNotes();
});
afterAll(() => world.close());

it('a merge replaces the contact’s id in every table except redirections', async () => {
  const tablesWithId = await tablesNaming(MERGED_ID);
  const all = (await everyRow(world.db)).map(({ table }) => table);
  expect(all.filter((table) => !tablesWithId.includes(table))).toEqual(Object.keys(WITHOUT_CONTACTS).sort());
  for (const { table, column } of await references()) {
    if (table === 'contact_erasure') continue;
    const rows = await world.db.query(sql`select 1 as found from ${raw(table)} where ${raw(column)} = ${MERGED_ID}`);
    expect([table, rows.length > 0]).toEqual([table, true]);
  }

  const preview = (await world.call(`GET contact/${survivorId}/merge/${MERGED_ID}`, { token: manager })).body as {
    kept: { version: number };
    gone: { version: number };
    refusal: null;
  };
  const body = { with: MERGED_ID, versions: { kept: preview.kept.version, gone: preview.gone.version }, choices: {} };
  const answer = await world.call(`POST contact/${survivorId}/merge`, { token: manager, body });
  expect([answer.status, preview.refusal]).toEqual([201, null]);

  expect(await tablesNaming(MERGED_ID)).toEqual(MAY_CONTAIN_OLD_ID);
  for (const { table, column } of await references()) {
    const rows = await world.db.query(sql`select 1 as found from ${raw(table)} where ${raw(column)} = ${MERGED_ID}`);
    expect([table, rows]).toEqual([table, []]);
  }
});

it('carts, drafts and views contain the kept id', async () => {
  const [cart] = await world.db.query(sql`select contacts from user_cart`);
  expect(cart).toEqual({ contacts: [survivorId] });
  const [view] = await world.db.query(sql`select address from user_view`);
  expect(view).toEqual({ address: `?contact=${survivorId}&view=table` });
  const drafts = await world.db.query(sql`select key, form_values as values, base_version as version from user_draft
    order by key`);
  expect(drafts).toEqual([
    { key: `contact:${survivorId}`, values: { observation: 'À moitié' }, version: 0 },
    { key: 'event:new', values: { links: [{ kind: 'contact', id: String(survivorId) }] }, version: 2 },
    { key: 'mandate:3', values: { counterParts: [survivorId] }, version: 2 },
    { key: 'property:new', values: { contactTypes: { [survivorId]: ['TENANT', 'OWNER'] } }, version: 2 },
  ]);
});

it('a former id redirects to the kept contact too', async () => {
  for (const number of [555, MERGED_ID]) {
    const answer = await world.call(`GET contact/${number}`, { token: manager });
    expect([answer.status, (answer.body as { id: number }).id]).toEqual([200, survivorId]);
  }
});

it('an erasure clears the journal of the merged record', async () => {
  await world.db.query(sql`update mandate_party set signed_at = '2000-01-01' where contact_id = ${survivorId}`);
  await world.db
    .script(`begin; alter table mandate disable trigger all; update mandate set status = 'CLOSED', register_number = null,
    register_date = null, end_date = '2000-01-01', modified_time = '2000-01-01', created_time = '2000-01-01',
    start_date = '2000-01-01', parts = parts || '{"amendments": []}'; alter table mandate enable trigger all; commit`);
  expect((await world.call(`POST contact/${survivorId}/erase`, { token: manager })).status).toBe(200);
  const journal = await world.db.query(sql`select changes::text as text from audit_entry
    where entity = 'contact' and ref in (${String(MERGED_ID)}, ${String(survivorId)})`);
  expect(journal.length).toBeGreaterThan(3);
  expect(JSON.stringify(journal)).not.toMatch(/xabi|zzyzx/i);
  expect(await world.db.query(sql`select 1 as kept from mandate_party_text`)).toEqual([]);
});
