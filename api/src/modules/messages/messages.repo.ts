import type { Language } from '@pignon/shared/domain/messages/messages.enums';
import type { MessageOverride, Texts } from '@pignon/shared/domain/messages/messages.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/** Key to text, as the agency changed them. */
export async function readMessages(db: Queryable, lang: Language): Promise<Texts> {
  const rows = await db.query<{ key: string; text: string }>(
    sql`select key, text from message where lang = ${lang} order by key`,
  );
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
}

/** Reads the changed texts with their author. */
export function readOverrides(db: Queryable, lang: Language): Promise<Omit<MessageOverride, 'shipped'>[]> {
  return db.query(sql`select key, text, modified_time as "modifiedTime", modified_by as "modifiedBy"
    from message where lang = ${lang} order by key`);
}

/** Locks the texts of one language until the transaction ends. */
export async function lockMessages(tx: Queryable, lang: Language): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext(${`message ${lang}`}))`);
}

export async function saveMessages(
  tx: Queryable,
  lang: Language,
  texts: Texts,
  { user, at }: { user: string; at: string },
): Promise<void> {
  await tx.query(sql`insert into message (lang, key, text, modified_time, modified_by)
    select ${lang}, given.key, given.value, ${at}::timestamptz, ${user} from jsonb_each_text(${JSON.stringify(texts)}::jsonb) given
    on conflict (lang, key) do update
      set text = excluded.text, modified_time = excluded.modified_time, modified_by = excluded.modified_by`);
}

export async function deleteMessages(tx: Queryable, lang: Language, keys: readonly string[]): Promise<void> {
  await tx.query(sql`delete from message where lang = ${lang} and key = any(${keys}::text[])`);
}
