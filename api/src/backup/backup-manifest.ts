import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A backup or a restore failed; the message is for the operator. */
export class BackupError extends Error {}

export const MANIFEST_FILE = 'manifest.json';
/** Folder inside a backup: one file per table, one JSON object per line, gzip-compressed. */
export const TABLES_FOLDER = 'database';
/** The original of each picture and document, named by its content. */
export const MEDIA_FOLDER = 'media';
/** Secret that signs links and encrypts passwords; without it stored passwords have to be typed again. */
export const SECRET_FILE = 'media.secret';

export const tableFile = (table: string): string => join(TABLES_FOLDER, `${table}.ndjson.gz`);

const TableSchema = z.strictObject({
  name: z.string().regex(/^[a-z_]+$/),
  rows: z.int().min(0),
  /** SHA-256 of the uncompressed lines. */
  sha256: z.string(),
});
export type TableContent = z.infer<typeof TableSchema>;

export const BackupManifestSchema = z.strictObject({
  format: z.literal(1),
  /** Time of the snapshot, ISO. */
  takenAt: z.iso.datetime(),
  engine: z.enum(['postgres', 'pglite']),
  /** Migrations applied to the database, in order. */
  migrations: z.array(z.string()).min(1),
  /** Tables, each after those that it references. */
  tables: z.array(TableSchema),
  /** The next number of each sequence is one more. */
  sequences: z.record(z.string(), z.int()),
  /** Keys of media copied, and of those deleted before they could be. */
  media: z.array(z.string().regex(/^[\w-]+$/)),
  missingMedia: z.array(z.string()),
});
export type BackupManifest = z.infer<typeof BackupManifestSchema>;

/** @throws BackupError when the folder holds no complete backup, or one of an unknown format */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no ${MANIFEST_FILE}: it is no backup, or one that was not finished.`);
  });
  const parsed = BackupManifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new BackupError(`${join(folder, MANIFEST_FILE)} is not one that this program reads: ${parsed.error.message}`);
}
