import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../db/db';

type Parts = Pick<
  Contact,
  | 'location'
  | 'phone'
  | 'observation'
  | 'comments'
  | 'filters'
  | 'consents'
  | 'source'
  | 'secondPerson'
  | 'birth'
  | 'maritalStatus'
>;

interface Row extends Omit<Contact, keyof Parts> {
  parts: Parts;
}

/** One contact, or null when there is none. */
export async function readContact(db: Queryable, id: number, lock = false): Promise<Contact | null> {
  const [row] = await db.query<Row>(sql`
    select id, title, first_name as "firstName", last_name as "lastName", company, email,
      contact_type as "contactType", negotiator, archived, next_follow_up as "nextFollowUp", parts,
      created_time as "createdTime", modified_time as "modifiedTime", version
    from contact where id = ${id} ${lock ? sql`for update` : empty}`);
  if (!row) return null;
  const { parts, ...columns } = row;
  return { ...parts, ...columns };
}
