import { DRAFT_DAYS, type Draft, type DraftBody, type DraftMark } from '@pignon/shared/domain/draft/draft.schema';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db';

const MARK: Sql = sql`key, base_version as "baseVersion", modified_time as "modifiedTime"`;

/** Lists a user's drafts, most recently touched first. */
export const listDrafts = (db: Queryable, user: string, limit: number): Promise<DraftMark[]> =>
  db.query<DraftMark>(sql`select ${MARK} from user_draft where user_email = ${user}
    order by modified_time desc, key limit ${limit}::int`);

export async function readDraft(db: Queryable, user: string, key: string): Promise<Draft | null> {
  const [draft] = await db.query<Draft>(sql`select ${MARK}, form_values as values, base from user_draft
    where user_email = ${user} and key = ${key}`);
  return draft ?? null;
}

/** Stores a draft, replacing an earlier one. */
export async function writeDraft(tx: Queryable, user: string, key: string, body: DraftBody): Promise<DraftMark> {
  const [mark] = await tx.query<DraftMark>(sql`
    insert into user_draft (user_email, key, form_values, base, base_version)
    values (${user}, ${key}, ${JSON.stringify(body.values)}::jsonb, ${JSON.stringify(body.base)}::jsonb,
      ${body.baseVersion}::int)
    on conflict (user_email, key) do update set form_values = excluded.form_values, base = excluded.base,
      base_version = excluded.base_version, modified_time = now()
    returning ${MARK}`);
  if (!mark) throw new Error('a draft that was written was not given back');
  return mark;
}

/** Deletes a user's drafts except the `kept` most recent. */
export async function dropOldest(tx: Queryable, user: string, maxCount: number): Promise<void> {
  await tx.query(sql`delete from user_draft where user_email = ${user} and key in (
    select key from user_draft where user_email = ${user} order by modified_time desc, key offset ${maxCount}::int)`);
}

export async function dropDraft(db: Queryable, user: string, key: string): Promise<void> {
  await db.query(sql`delete from user_draft where user_email = ${user} and key = ${key}`);
}

/** Deletes every user's drafts with these keys: of records that no longer exist. */
export async function dropDraftsOf(tx: Queryable, keys: readonly string[]): Promise<void> {
  await tx.query(sql`delete from user_draft where key = any(${[...keys]}::text[])`);
}

/** Job: deletes abandoned drafts. */
export async function deleteOldDrafts(db: Queryable, now: Date): Promise<{ forgotten: number }> {
  const forgotten = await db.query(sql`delete from user_draft
    where modified_time < ${now.toISOString()}::timestamptz - make_interval(days => ${DRAFT_DAYS}::int) returning 1`);
  return { forgotten: forgotten.length };
}
