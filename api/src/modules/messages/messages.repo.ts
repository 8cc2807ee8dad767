import type { Language } from '@pignon/shared/domain/messages/messages.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/** Key to text, as the agency changed them. */
export async function readMessages(db: Queryable, lang: Language): Promise<Record<string, string>> {
  const rows = await db.query<{ key: string; text: string }>(
    sql`select key, text from message where lang = ${lang} order by key`,
  );
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
}
