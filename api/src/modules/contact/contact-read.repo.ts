import { EMPTY_CONTACT } from '@pignon/shared/domain/contact/draft-contact';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { prepared } from '../../db/prepared';
import { ERASED } from './find/contact-find.repo';

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
  | 'secondBirth'
  | 'maritalStatus'
  | 'registration'
  | 'capacity'
>;

interface Row extends Omit<Contact, keyof Parts> {
  parts: Parts;
}

const SELECT: Sql = sql`
  select id, title, first_name as "firstName", last_name as "lastName", company, email,
    contact_type as "contactType", negotiator, archived, next_follow_up as "nextFollowUp", parts,
    ${ERASED} as erased,
    created_time as "createdTime", modified_time as "modifiedTime", version
  from contact c`;

/** Completes a stored contact with empty newer fields. */
const toContact = ({ parts, ...columns }: Row): Contact => ({ ...EMPTY_CONTACT, ...parts, ...columns });

/** Locks contacts until the transaction ends, lowest id first. */
export async function lockContacts(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.query(sql`select 1 from contact where id = any(${[...ids]}::bigint[]) order by id for update`);
}

/**
 * Reads one contact; null when unknown. `lock` locks it until the transaction ends. Locks first and reads after: a
 * query that waits for a row sees other tables, erasures among them, as they were before the wait.
 */
export async function readContact(db: Queryable, id: number, lock = false): Promise<Contact | null> {
  if (lock) await lockContacts(db, [id]);
  const [row] = await db.query<Row>(prepared(sql`${SELECT} where id = ${id}`));
  return row ? toContact(row) : null;
}

/** Reads contacts in the order of the ids, each once; unknown ones are left out. */
export async function readContacts(db: Queryable, ids: readonly number[]): Promise<Contact[]> {
  const rows = await db.query<Row>(
    sql`${SELECT} where id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`,
  );
  return rows.map(toContact);
}
