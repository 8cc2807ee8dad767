import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import sql, { empty, type Sql } from 'sql-template-tag';
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

const SELECT: Sql = sql`
  select id, title, first_name as "firstName", last_name as "lastName", company, email,
    contact_type as "contactType", negotiator, archived, next_follow_up as "nextFollowUp", parts,
    exists (select from contact_erasure e where e.contact_id = contact.id) as erased,
    created_time as "createdTime", modified_time as "modifiedTime", version
  from contact`;

const toContact = ({ parts, ...columns }: Row): Contact => ({ ...parts, ...columns });

/** One contact, or null when there is none. */
export async function readContact(db: Queryable, id: number, lock = false): Promise<Contact | null> {
  const [row] = await db.query<Row>(sql`${SELECT} where id = ${id} ${lock ? sql`for update` : empty}`);
  return row ? toContact(row) : null;
}

/** Contacts in the order of the ids, each once; unknown ones are left out. */
export async function readContacts(db: Queryable, ids: readonly number[]): Promise<Contact[]> {
  const rows = await db.query<Row>(
    sql`${SELECT} where id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`,
  );
  return rows.map(toContact);
}
