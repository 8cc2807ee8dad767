import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/db';

/** What can be named by its key in what somebody writes. */
export type Named = 'property' | 'contact' | 'mandate' | 'visit' | 'user';

/** The keys as text, so that all kinds are asked alike. */
const KNOWN: Readonly<Record<Named, (keys: readonly string[]) => Sql>> = {
  property: (keys) => sql`select reference as key from property where reference = any(${keys}::text[])`,
  contact: (keys) => sql`select id::text as key from contact where id = any(${keys}::bigint[])`,
  mandate: (keys) => sql`select id::text as key from mandate where id = any(${keys}::bigint[])`,
  visit: (keys) => sql`select id::text as key from visit where id = any(${keys}::bigint[])`,
  user: (keys) => sql`select login_email as key from app_user where login_email = any(${keys}::text[])`,
};

const WHOLE = /^[1-9]\d{0,14}$/;

/** Which of the keys name nothing. */
export async function missingOf(db: Queryable, kind: Named, keys: readonly string[]): Promise<Set<string>> {
  const numbered = kind === 'contact' || kind === 'mandate' || kind === 'visit';
  const askable = numbered ? keys.filter((key) => WHOLE.test(key)) : keys;
  const rows = askable.length > 0 ? await db.query<{ key: string }>(KNOWN[kind](askable)) : [];
  const known = new Set(rows.map(({ key }) => key));
  return new Set(keys.filter((key) => !known.has(key)));
}
