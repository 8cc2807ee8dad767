import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/db';

/** Kinds of records that input refers to by key. */
export type ReferencedKind = 'property' | 'contact' | 'mandate' | 'visit' | 'user';

/** Queries that return the existing keys, as text for every kind. */
const EXISTING_KEYS: Readonly<Record<ReferencedKind, (keys: readonly string[]) => Sql>> = {
  property: (keys) => sql`select reference as key from property where reference = any(${keys}::text[])`,
  contact: (keys) => sql`select id::text as key from contact where id = any(${keys}::bigint[])`,
  mandate: (keys) => sql`select id::text as key from mandate where id = any(${keys}::bigint[])`,
  visit: (keys) => sql`select id::text as key from visit where id = any(${keys}::bigint[])`,
  user: (keys) => sql`select login_email as key from app_user where login_email = any(${keys}::text[])`,
};

const WHOLE = /^[1-9]\d{0,14}$/;

/** The keys without a record. */
export async function findMissingKeys(
  db: Queryable,
  kind: ReferencedKind,
  keys: readonly string[],
): Promise<Set<string>> {
  const numbered = kind === 'contact' || kind === 'mandate' || kind === 'visit';
  const wellFormed = numbered ? keys.filter((key) => WHOLE.test(key)) : keys;
  const rows = wellFormed.length > 0 ? await db.query<{ key: string }>(EXISTING_KEYS[kind](wellFormed)) : [];
  const known = new Set(rows.map(({ key }) => key));
  return new Set(keys.filter((key) => !known.has(key)));
}
