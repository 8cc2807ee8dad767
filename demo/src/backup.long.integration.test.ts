import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import sql from 'sql-template-tag';
import { tableFile, type BackupManifest } from '../../api/src/backup/backup-manifest';
import { restoreBackup } from '../../api/src/backup/restore-backup';
import { takeBackup } from '../../api/src/backup/take-backup';
import type { Db } from '../../api/src/db/db';
import { migrateIn } from '../../api/src/db/migrate';
import { openFolderStore, type MediaStore } from '../../api/src/modules/media/store/media-store';
import { openBareDb, openTestDb } from '../../api/test/test-db';
import { loadDemo } from './load-demo';
import { PICTURES } from './pictures/picture-index';

jest.setTimeout(240_000);

interface Installation {
  db: Db;
  store: MediaStore;
  dataDir: string;
}

let root: string;
let original: Installation;
let backup: BackupManifest;
const openedDatabases: Db[] = [];

async function installation(name: string, db: Db): Promise<Installation> {
  openedDatabases.push(db);
  const dataDir = await mkdtemp(join(root, name));
  return { db, store: openFolderStore(join(dataDir, 'media')), dataDir };
}
const emptyInstallation = async (): Promise<Installation> => installation('empty-', await openBareDb());
const at = (name: string): string => join(root, name);
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pignon-backup-'));
  original = await installation('agency-', await openTestDb());
  const { db, store, dataDir } = original;
  const pictures = PICTURES.filter(({ file }) => file.endsWith('-01.webp'));
  await loadDemo({ db, mediaStore: store, referenceDate: new Date('2026-11-21T10:00:00Z'), pictures });
  await writeFile(join(dataDir, 'media.secret'), 'a secret of the installation');
  backup = await takeBackup(original, at('backup'));
});
afterAll(async () => {
  for (const db of openedDatabases) await db.close();
  await rm(root, { recursive: true });
});

/** Parts that are equal in two backups of the same agency. */
const content = ({ tables, sequences, media, migrations }: BackupManifest) => ({
  tables,
  sequences,
  media,
  migrations,
});

describe('a backup', () => {
  it('contains every table, the media and the secret, readable by its owner only', async () => {
    expect(backup.tables.find(({ name }) => name === 'property')?.rows).toBe(600);
    expect(backup.media.length).toBeGreaterThan(10);
    expect(backup.missingMedia).toEqual([]);
    expect((await stat(at('backup'))).mode & 0o077).toBe(0);
    expect(existsSync(`${at('backup')}.part`)).toBe(false);
    await expect(takeBackup(original, at('backup'))).rejects.toThrow('exists already');
  });

  it('restores every row into an empty installation, whose sequences continue after the last id', async () => {
    const restored = await emptyInstallation();
    await restoreBackup(restored, at('backup'));
    expect(content(await takeBackup(restored, at('again')))).toEqual(content(backup));
    expect(await readFile(join(restored.dataDir, 'media.secret'), 'utf8')).toBe('a secret of the installation');
    const [key = ''] = backup.media;
    expect(await restored.store.read(key, 'ORIGINAL')).toEqual(await original.store.read(key, 'ORIGINAL'));
    const asleep = await restored.db.query(
      sql`select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
    );
    expect(asleep).toEqual([]);
    const [next] = await restored.db.query<{ id: number }>(sql`select nextval('contact_id_seq') as id`);
    const [last] = await restored.db.query<{ id: number }>(sql`select max(id) as id from contact`);
    expect(next?.id).toBeGreaterThan(last?.id ?? 0);
  });

  it('is refused by an installation that is not empty', async () => {
    await expect(restoreBackup(original, at('backup'))).rejects.toThrow('holds tables already');
    await expect(restoreBackup(await emptyInstallation(), root)).rejects.toThrow(
      'it is no backup, or one that was not finished',
    );
  });

  it('leaves the installation empty when a file was altered; the intact backup is then accepted', async () => {
    const file = join(at('backup'), tableFile('contact'));
    const intactFile = await readFile(file);
    const lines = gunzipSync(intactFile).toString().split('\n');
    await writeFile(file, gzipSync(lines.slice(1).join('\n')));
    const restored = await emptyInstallation();
    await expect(restoreBackup(restored, at('backup'))).rejects.toThrow('The table contact is not what was backed up');
    await writeFile(file, intactFile.subarray(0, intactFile.length / 2));
    await expect(restoreBackup(restored, at('backup'))).rejects.toThrow();
    expect(await restored.db.query(sql`select 1 from pg_tables where schemaname = 'public'`)).toEqual([]);
    await writeFile(file, intactFile);
    await restoreBackup(restored, at('backup'));
    expect(await restored.db.query(sql`select count(*)::int as count from contact`)).toEqual([{ count: 1500 }]);
  });

  it('excludes writes made while it is taken', async () => {
    const { db } = original;
    // the embedded database serializes calls: a concurrent write would wait for ever
    if (db.engine === 'pglite') return;
    const recordingDb: Db = {
      ...db,
      tx: (work) =>
        db.tx(async (tx) => {
          let isBackedUp = false;
          const query: typeof tx.query = async (text) => {
            const rows = await tx.query<never>(text);
            if (!isBackedUp)
              await db.query(sql`insert into reference_counter (prefix, last_number) values ('TEST', 1)`);
            isBackedUp = true;
            return rows;
          };
          return work({ ...tx, query });
        }),
    };
    const during = await takeBackup({ ...original, db: recordingDb }, at('during'));
    expect(content(during)).toEqual(content(backup));
    await db.query(sql`delete from reference_counter where prefix = 'TEST'`);
  });

  it('migrates an earlier schema to the current one and keeps its rows', async () => {
    const earlierInstallation = await emptyInstallation();
    await earlierInstallation.db.tx((tx) => migrateIn(tx, { until: '030-' }));
    await earlierInstallation.db.query(sql`insert into reference_counter (prefix, last_number) values ('TEST', 7)`);
    const { migrations } = await takeBackup(earlierInstallation, at('earlier'));
    expect(migrations.length).toBeLessThan(backup.migrations.length);
    const restored = await emptyInstallation();
    await restoreBackup(restored, at('earlier'));
    expect(await restored.db.query(sql`select name from schema_migration order by name`)).toEqual(
      backup.migrations.map((name) => ({ name })),
    );
    expect(await restored.db.query(sql`select * from reference_counter where prefix = 'TEST'`)).toEqual([
      { prefix: 'TEST', last_number: 7 },
    ]);
  });
});
