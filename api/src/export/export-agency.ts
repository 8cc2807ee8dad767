import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { MANIFEST_FILE } from '../backup/backup-manifest';
import { readSnapshot } from '../backup/read-snapshot';
import { appliedMigrations } from '../backup/table-catalog';
import { writeFolderAtomically } from '../backup/atomic-folder';
import type { Db } from '../db/db';
import type { MediaStore } from '../modules/media/store/media-store';
import { openExportFolder } from './export-folder';
import { summaryOf, type ExportManifest, type ExportSummary } from './export-manifest';
import { OMITTED_SECRETS } from './exported-tables';
import { writeAllDocuments } from './write-documents';
import { listMedia, writeMedia } from './write-media';
import { omissions, writeRecords } from './write-records';
import { writeSpreadsheets } from './write-spreadsheets';

export interface ExportSource {
  db: Db;
  store: MediaStore;
}

export interface ExportOrder {
  /** An absolute path that does not exist. */
  folder: string;
  /** Version of the product. */
  version: string;
}

/**
 * Writes everything that an agency owns into a new folder, in open formats and without secrets, while people work: one
 * snapshot of the database, then the media that it names. @throws BackupError when the folder exists
 */
export function exportAgency({ db, store }: ExportSource, { folder, version }: ExportOrder): Promise<ExportSummary> {
  return writeFolderAtomically(folder, async (draft) => {
    const out = openExportFolder(draft);
    const { media, ...snapshot } = await readSnapshot(db, async (tx) => {
      const [now] = await tx.query<{ now: string }>(sql`select now() as now`);
      await writeRecords(tx, out);
      await writeSpreadsheets(tx, out);
      await writeAllDocuments(tx, out);
      return {
        schema: (await appliedMigrations(tx)).at(-1) ?? '',
        exportedAt: now?.now ?? new Date().toISOString(),
        media: await listMedia(tx),
      };
    });
    const missing = await writeMedia(store, media, out);
    const manifest: ExportManifest = {
      format: 1,
      product: { name: 'Pignon', version },
      ...snapshot,
      files: out.files,
      omitted: omissions(),
      omittedSecrets: OMITTED_SECRETS,
      missing,
    };
    await writeFile(join(draft, MANIFEST_FILE), JSON.stringify(manifest, null, 2));
    return summaryOf(manifest);
  });
}
