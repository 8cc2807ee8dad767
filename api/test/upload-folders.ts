import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import sql from 'sql-template-tag';
import type { Db } from '../src/db/db';
import { UPLOAD_FOLDER } from '../src/modules/media/purge-media.service';

/** Upload folders that this process has not removed. */
export const openFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`${UPLOAD_FOLDER}${process.pid}-`));

/** Checks that no upload left a row, a pending file, a journal line or a folder. */
export async function nothingUploaded(db: Db): Promise<void> {
  expect(await db.query(sql`select key from media`)).toEqual([]);
  expect(await db.query(sql`select media_key from pending_media`)).toEqual([]);
  expect(await db.query(sql`select ref from audit_entry where entity = 'media'`)).toEqual([]);
  expect(await openFolders()).toEqual([]);
}
