import { redactAll, type Mentions } from '@pignon/shared/domain/contact/mentions';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

interface Place {
  /** Selects rows that may mention the person, as `key` and `said` (JSON to search). */
  rows: (likely: readonly string[]) => Sql;
  /** Statement that clears a matching row; `said` is its redacted text. */
  clear: (key: string, redacted: string) => Sql;
}

const likelyIn = (text: Sql, likely: readonly string[]): Sql => sql`lower(${text}) like any(${[...likely]}::text[])`;

/** Free text of other records that may name the person; signed mandates are kept by law. */
const recordsFor = (id: number): readonly Place[] => [
  {
    rows: (likely) => sql`select id::text as key, jsonb_build_array(title, text) as said from event
      where type <> 'SYSTEM' and ${likelyIn(sql`title || ' ' || text`, likely)}`,
    clear: (key, redacted) => sql`update event set title = ${redacted}::jsonb ->> 0, text = ${redacted}::jsonb ->> 1,
      version = version + 1 where id = ${key}::bigint`,
  },
  {
    rows: (likely) => sql`select reference as key, parts -> 'comments' as said from property
      where parts -> 'comments' <> '[]' and ${likelyIn(sql`(parts -> 'comments')::text`, likely)}`,
    clear: (key, redacted) => sql`update property set parts = jsonb_set(parts, '{comments}', ${redacted}::jsonb),
      version = version + 1 where reference = ${key}`,
  },
  {
    rows: (likely) => sql`select id::text as key,
        jsonb_build_object('observation', parts -> 'observation', 'comments', parts -> 'comments') as said
      from contact where id <> ${id} and (parts ->> 'observation' <> '' or parts -> 'comments' <> '[]')
        and ${likelyIn(sql`concat(parts -> 'observation', parts -> 'comments')`, likely)}`,
    clear: (key, redacted) => sql`update contact set parts = parts || ${redacted}::jsonb, version = version + 1
      where id = ${key}::bigint`,
  },
  {
    rows: (likely) => sql`select id::text as key, feedback as said from visit
      where feedback is not null and ${likelyIn(sql`feedback::text`, likely)}`,
    clear: (key, redacted) =>
      sql`update visit set feedback = ${redacted}::jsonb, version = version + 1 where id = ${key}::bigint`,
  },
  {
    rows: (
      likely,
    ) => sql`select owner || ' ' || owner_ref || ' ' || key as key, jsonb_build_array(caption, path) as said
      from media where ${likelyIn(sql`caption || ' ' || path`, likely)}`,
    clear: (key, redacted) => sql`update media set caption = ${redacted}::jsonb ->> 0,
        path = case when path = ${redacted}::jsonb ->> 1 then path else media.key || substring(path from '[.][a-z]+$') end
      where owner || ' ' || owner_ref || ' ' || media.key = ${key}`,
  },
];

/** Journal and private notes. Drafts, views and stored replies are deleted whole, as they can be made again. */
const NOTES: readonly Place[] = [
  {
    rows: (likely) => sql`select id::text as key, changes as said from audit_entry
      where entity <> 'mandate' and changes <> '[]' and ${likelyIn(sql`changes::text`, likely)}`,
    clear: (key, redacted) => sql`update audit_entry set changes = ${redacted}::jsonb where id = ${key}::bigint`,
  },
  {
    rows: (likely) => sql`select user_email || ' ' || key as key, jsonb_build_array(form_values, base) as said
      from user_draft where ${likelyIn(sql`form_values::text || base::text`, likely)}`,
    clear: (key) => sql`delete from user_draft where user_email || ' ' || user_draft.key = ${key}`,
  },
  {
    rows: (likely) => sql`select user_email || ' ' || key as key, answer as said from idempotency_key
      where answer is not null and ${likelyIn(sql`answer::text`, likely)}`,
    clear: (key) => sql`delete from idempotency_key where user_email || ' ' || idempotency_key.key = ${key}`,
  },
  {
    rows: (likely) => sql`select id::text as key, jsonb_build_array(name, address) as said from user_view
      where ${likelyIn(sql`name || ' ' || address`, likely)}`,
    clear: (key) => sql`delete from user_view where id = ${key}::bigint`,
  },
  {
    rows: (likely) => sql`select id::text as key, jsonb_build_array(message, stack, route) as said from client_error
      where ${likelyIn(sql`concat_ws(' ', message, stack, route)`, likely)}`,
    clear: (
      key,
      redacted,
    ) => sql`update client_error set message = ${redacted}::jsonb ->> 0, stack = ${redacted}::jsonb ->> 1,
      route = ${redacted}::jsonb ->> 2 where id = ${key}::bigint`,
  },
];

/** Statement timeout: a search of every text takes longer than a call may. */
const LOCK_TIMEOUT = '10min';

/** Removes a person's names from texts about other records; returns the number of rows. */
export async function eraseMentions(tx: Queryable, id: number, mentions: Mentions): Promise<number> {
  if (mentions.likely.length === 0) return 0;
  await tx.script(`set local statement_timeout = '${LOCK_TIMEOUT}'; set local pignon.erasing = 'on'`);
  let count = 0;
  for (const { rows, clear } of [...recordsFor(id), ...NOTES]) {
    for (const { key, said } of await tx.query<{ key: string; said: unknown }>(rows(mentions.likely))) {
      const redacted = JSON.stringify(redactAll(said, mentions));
      if (redacted === JSON.stringify(said)) continue;
      await tx.query(clear(key, redacted));
      count += 1;
    }
  }
  await tx.script(`set local pignon.erasing = 'off'`);
  return count;
}
