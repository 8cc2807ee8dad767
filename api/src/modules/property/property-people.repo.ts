import type { ContactLinkType } from '@pignon/shared/domain/property/property.enums';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/** Returns the unknown ids of contacts. Known contacts are locked against deletion until the transaction ends. */
export async function unknownContacts(tx: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    sql`select id from contact where id = any(${ids}::bigint[]) order by id for key share`,
  );
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

export async function contactExists(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.query(sql`select from contact where id = ${id}`);
  return rows.length > 0;
}

/** Reads the links of a contact to each property. */
export async function findContactTypesByProperty(
  db: Queryable,
  contactId: number,
  references: readonly string[],
): Promise<Map<string, ContactLinkType[]>> {
  const rows = await db.query<{ reference: string; types: ContactLinkType[] }>(sql`
    select reference, types from property_contact
    where contact_id = ${contactId} and reference = any(${references}::text[])`);
  return new Map(rows.map(({ reference, types }) => [reference, types]));
}

/** Reads first and last names by login e-mail; users without a name are left out. */
export async function namesOfUsers(db: Queryable, loginEmails: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ email: string; name: string }>(sql`
    select login_email as email, btrim(first_name || ' ' || last_name) as name from app_user
    where login_email = any(${loginEmails}::text[])`);
  return new Map(rows.filter(({ name }) => name !== '').map(({ email, name }) => [email, name]));
}
