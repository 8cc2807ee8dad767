import { DEFAULT_MAIL_SETTINGS, type MailSettingsFields } from '@pignon/shared/domain/proposal/mail-settings.schema';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../db/db';

export interface StoredMailSettings {
  fields: MailSettingsFields;
  /** Sealed. */
  password: Uint8Array | null;
  version: number;
}

/** Reads the mail settings; version 0 before the first change. */
export async function readMailSettings(db: Queryable, lock = false): Promise<StoredMailSettings> {
  const [row] = await db.query<{ settings: Partial<MailSettingsFields>; password: Uint8Array | null; version: number }>(
    sql`select settings, password, version from mail_settings ${lock ? sql`for update` : empty}`,
  );
  if (!row) return { fields: DEFAULT_MAIL_SETTINGS, password: null, version: 0 };
  return { fields: { ...DEFAULT_MAIL_SETTINGS, ...row.settings }, password: row.password, version: row.version };
}

/** Stores all settings; false when another request was faster. */
export async function writeMailSettings(
  tx: Queryable,
  { fields, password, version }: StoredMailSettings,
  at: string,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into mail_settings as kept (settings, password, modified_time)
    values (${JSON.stringify(fields)}::jsonb, ${password}, ${at}::timestamptz)
    on conflict (id) do update set settings = excluded.settings, password = excluded.password,
      modified_time = excluded.modified_time, version = kept.version + 1 where kept.version = ${version}
    returning version`);
  return rows.length > 0;
}
