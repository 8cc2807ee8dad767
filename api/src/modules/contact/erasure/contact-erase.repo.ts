import { REDACTED } from '@pignon/shared/domain/contact/mentions';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** Records an erasure; `keptUntil` is the last day of data kept by law, null without any. */
export async function markErased(tx: Queryable, id: number, keptUntil: string | null): Promise<void> {
  await tx.query(sql`insert into contact_erasure (contact_id, kept_until) values (${id}, ${keptUntil}::date)
    on conflict (contact_id) do update set kept_until = excluded.kept_until`);
}

/** Lists erased contacts whose remaining data may be erased on that day. */
export async function listOverdue(db: Queryable, day: string): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    sql`select contact_id as id from contact_erasure where kept_until <= ${day}::date order by kept_until limit 1000`,
  );
  return rows.map(({ id }) => id);
}

export interface StoredFile {
  key: string;
  /** Key of the cropped picture. */
  cropKey: string | null;
  isIdentity: boolean;
  createdTime: string;
}

export const filesOfContact = (tx: Queryable, id: number): Promise<StoredFile[]> =>
  tx.query<StoredFile>(sql`select key, crop_key as "cropKey", metadata @> '{IDENTITY}' as "isIdentity",
      created_time as "createdTime" from media
    where owner = 'contact' and owner_ref = ${String(id)}`);

/** A file in a mandate's folder that names the contact. */
export type FolderFile = StoredFile & { mandateId: number };

export const filesOfMandates = (tx: Queryable, id: number): Promise<FolderFile[]> =>
  tx.query<FolderFile>(sql`select f.key, f.crop_key as "cropKey", f.metadata @> '{IDENTITY}' as "isIdentity",
      f.created_time as "createdTime", a.mandate_id as "mandateId"
    from mandate_party a join media f on f.owner = 'mandate' and f.owner_ref = a.mandate_id::text
    where a.contact_id = ${id} order by a.mandate_id, f.key`);

/** Erases signature images and signers on all mandates except `kept`; returns the number. */
export async function eraseSignatures(tx: Queryable, id: number, keptIds: readonly number[]): Promise<number> {
  await tx.query(sql`delete from mandate_party_text
    where contact_id = ${id} and mandate_id <> all(${[...keptIds]}::bigint[])`);
  const rows = await tx.query(sql`update mandate_party set image = null, second_image = null
    where contact_id = ${id} and (image is not null or second_image is not null) and mandate_id <> all(${[...keptIds]}::bigint[]) returning 1 as done`);
  return rows.length;
}

const WITHOUT_TEXTS = '{"positives": [], "negatives": [], "notes": ""}';

/** Erases visitors' texts; ratings and price opinions stay as figures. @returns the number of visits */
export async function eraseFeedback(tx: Queryable, id: number): Promise<number> {
  const query = sql`select v.id, v.group_id from visit v join visit_contact vc on vc.visit_id = v.id
    where vc.contact_id = ${id} and v.feedback <> v.feedback || ${WITHOUT_TEXTS}::jsonb`;
  // The tour before its visits: the order in which saving a tour locks them.
  await tx.query(
    sql`update visit_group set version = version + 1 where id in (select group_id from (${query}) as said)`,
  );
  const rows = await tx.query(sql`update visit set version = version + 1, feedback = feedback || ${WITHOUT_TEXTS}::jsonb
    where id in (select id from (${query}) as said) returning 1 as done`);
  return rows.length;
}

/** Erases texts of calls, notes and tasks; system texts name nobody. @returns the number of events */
export async function eraseEvents(tx: Queryable, id: number): Promise<number> {
  const rows = await tx.query(sql`update event set title = ${REDACTED}, text = '', done = true, version = version + 1
    where id in (select event_id from event_link where kind = 'contact' and target = ${String(id)})
      and type <> 'SYSTEM' and (title, text) is distinct from (${REDACTED}, '') returning 1 as done`);
  return rows.length;
}

export interface AuditedChange {
  ref: string;
  changes: { path: string; before: unknown; after: unknown }[];
}

/** Reads the journal of contacts, newest first. */
export const auditOfContacts = (tx: Queryable, numbers: readonly number[]): Promise<AuditedChange[]> =>
  tx.query<AuditedChange>(sql`select ref, changes from audit_entry
    where entity = 'contact' and ref = any(${numbers.map(String)}::text[]) and changes <> '[]' order by id desc`);

/** JSON path of visits whose journal added or removed a contact. */
const visitorPath = (numbers: readonly number[]): string => {
  const beforeAndAfterConditions = numbers.map((number) => `@.before[*] == ${number} || @.after[*] == ${number}`);
  return `$[*] ? (@.path == "contactIds" && (${beforeAndAfterConditions.join(' || ')}))`;
};

/** Journal entries of deleted events that were about a contact. */
const linkPath = (numbers: readonly string[]): string => {
  const beforeAndAfterConditions = numbers.map((number) => `@.id == "${number}"`);
  return `$[*] ? (@.path like_regex "^links" && exists (@.before.** ? (@.kind == "contact" && (${beforeAndAfterConditions.join(' || ')}))))`;
};

/**
 * Clears the journal's values for a contact, its merged records, files, events and visits; the changed fields stay
 * listed without values. `folders` are the mandates whose files were deleted. Nothing else may change the journal.
 * Returns the number of entries.
 */
export async function eraseJournal(
  tx: Queryable,
  id: number,
  numbers: readonly number[],
  folders: readonly number[],
): Promise<number> {
  const ref = String(id);
  const refs = numbers.map(String);
  const ofMedia = [...refs.map((each) => `contact/${each}`), ...folders.map((each) => `mandate/${each}`)];
  await tx.script(`set local pignon.erasing = 'on'`);
  const rows = await tx.query(sql`
    with about as (
      select id from audit_entry where entity = 'contact' and ref = any(${refs}::text[])
      union select a.id from unnest(${refs}::text[]) as known(ref)
        join audit_entry a on a.entity = 'proposal' and a.ref >= known.ref || '/' and a.ref < known.ref || '0'
      union select id from audit_entry where entity = 'media' and ref = any(${ofMedia}::text[])
      union select a.id from event_link l join audit_entry a on a.entity = 'event' and a.ref = l.event_id::text
        where l.kind = 'contact' and l.target = ${ref}
      union select a.id from visit_contact vc join audit_entry a on a.entity = 'visit' and a.ref = vc.visit_id::text
        where vc.contact_id = ${id}
      union select id from audit_entry where entity = 'visit' and changes @?
        ${visitorPath(numbers)}::jsonpath
      union select id from audit_entry where entity = 'event' and action = 'DELETE' and changes @?
        ${linkPath(refs)}::jsonpath
    ), blank as (
      select a.id, (select jsonb_agg(case
          when a.entity = 'visit' and c.value ->> 'path' not like 'feedback%' then c.value
          else c.value || jsonb_build_object(
            'before', case when c.value -> 'before' <> 'null' then ${REDACTED}::text end,
            'after', case when c.value -> 'after' <> 'null' then ${REDACTED}::text end)
        end order by c.ordinality) from jsonb_array_elements(a.changes) with ordinality c) as changes
      from about join audit_entry a using (id) where a.changes <> '[]' and a.action <> 'ERASE'
    )
    update audit_entry a set changes = blank.changes from blank
    where a.id = blank.id and a.changes <> blank.changes returning 1 as done`);
  await tx.script(`set local pignon.erasing = 'off'`);
  return rows.length;
}

/** Clears the person from responses stored for repeated requests. */
export async function eraseStoredResponses(tx: Queryable, id: number): Promise<void> {
  await tx.query(sql`delete from idempotency_key
    where (call in ('POST contact', 'POST contact/{id}/merge') and answer -> 'id' = to_jsonb(${id}::bigint))
      or (call in ('POST event/create', 'PATCH event/{id}')
        and answer @? ${`$.**.links[*] ? (@.kind == "contact" && @.id == "${id}")`}::jsonpath)
      or (call = 'POST proposal' and answer @? ${`$.** ? (@.contactId == ${id})`}::jsonpath)
      or (call in ('POST visit', 'PATCH visit/{id}/status', 'PATCH visit/{id}/feedback', 'POST visit/group/{groupId}/sign')
        and answer @? ${`$.** ? (@.contactIds[*] == ${id} || @.contactId == ${id})`}::jsonpath)`);
}
