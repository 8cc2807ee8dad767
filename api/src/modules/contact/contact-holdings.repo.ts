import type { ContactExport } from '@pignon/shared/domain/contact/contact-export.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/** Reads the ids of a contact's mandates. */
export async function mandatesOfContact(db: Queryable, id: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    sql`select mandate_id as id from mandate_party where contact_id = ${id} order by mandate_id`,
  );
  return rows.map((row) => row.id);
}

export const propertiesOfContact = (db: Queryable, id: number): Promise<ContactExport['properties']> =>
  db.query(sql`select p.reference, p.title, pc.types from property_contact pc join property p using (reference)
    where pc.contact_id = ${id} order by p.reference`);

export const visitsOfContact = (db: Queryable, id: number): Promise<ContactExport['visits']> =>
  db.query(sql`select v.id, v.group_id as "groupId", v.property_ref as "propertyRef", v.negotiator,
      v.start_time as "start", v.end_time as "end", v.kind, v.status,
      v.cancel_reason as "cancelReason", v.voucher_signed_at as "voucherSignedAt", v.feedback,
      v.created_time as "createdTime", v.modified_time as "modifiedTime", v.version
    from visit_contact vc join visit v on v.id = vc.visit_id
    where vc.contact_id = ${id} order by v.start_time, v.id`);

export const eventsOfContact = (db: Queryable, id: number): Promise<ContactExport['events']> =>
  db.query(sql`select e.id, e.type, e.title, e.text, e.start_time as "start", e.end_time as "end", e.due_time as "due",
      e.done, e.user_email as "user", e.created_time as "createdTime", e.version
    from event_link l join event e on e.id = l.event_id
    where l.kind = 'contact' and l.target = ${String(id)} order by e.created_time, e.id`);

export const mediaOfContact = (db: Queryable, id: number): Promise<ContactExport['media']> =>
  db.query(sql`select key, path, mime_type as "mimeType", width, height, caption, metadata, crop from media
    where owner = 'contact' and owner_ref = ${String(id)} order by position, key`);

/** Reads the journal of a contact, under each of its former ids, and of its files. */
export const auditOfContact = (db: Queryable, numbers: readonly number[]): Promise<ContactExport['journal']> =>
  db.query(sql`select at, action, entity, changes from audit_entry
    where (entity = 'contact' and ref = any(${numbers.map(String)}::text[]))
      or (entity = 'media' and ref = any(${numbers.map((id) => `contact/${id}`)}::text[])) order by id`);
