import type { StoredCart } from '@pignon/shared/domain/cart/cart.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

const EMPTY: StoredCart = { properties: [], contacts: [], version: 0 };

export async function readCart(db: Queryable, user: string): Promise<StoredCart> {
  const [row] = await db.query<StoredCart>(
    sql`select properties, contacts, version from user_cart where user_email = ${user}`,
  );
  return row ?? EMPTY;
}

/** Reads the cart and locks it until the transaction ends. */
export async function lockCart(tx: Queryable, user: string): Promise<StoredCart> {
  await tx.query(sql`insert into user_cart (user_email) values (${user}) on conflict do nothing`);
  const [row] = await tx.query<StoredCart>(
    sql`select properties, contacts, version from user_cart where user_email = ${user} for update`,
  );
  return row ?? EMPTY;
}

/** Replaces a user's existing cart. */
export async function writeCart(
  tx: Queryable,
  user: string,
  { properties, contacts, version }: StoredCart,
): Promise<void> {
  await tx.query(sql`update user_cart set properties = ${properties}::text[], contacts = ${contacts}::bigint[],
    version = ${version} where user_email = ${user}`);
}

export async function existingProperties(tx: Queryable, references: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ reference: string }>(
    sql`select reference from property where reference = any(${[...references]}::text[])`,
  );
  return new Set(rows.map(({ reference }) => reference));
}

/** Returns the existing contacts that are not erased, and locks them against erasure until the transaction ends. */
export async function lockContacts(tx: Queryable, ids: readonly number[]): Promise<Set<number>> {
  await tx.query(sql`select 1 from contact where id = any(${[...ids]}::bigint[]) order by id for share`);
  const rows = await tx.query<{ id: number }>(sql`select id from contact where id = any(${[...ids]}::bigint[])
    and not exists (select from contact_erasure e where e.contact_id = contact.id)`);
  return new Set(rows.map(({ id }) => id));
}

/** Removes a contact from every cart. */
export async function removeFromCarts(tx: Queryable, contactId: number): Promise<void> {
  await tx.query(sql`update user_cart set contacts = array_remove(contacts, ${contactId}::bigint), version = version + 1
    where ${contactId}::bigint = any(contacts)`);
}
