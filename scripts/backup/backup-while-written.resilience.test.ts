import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { promote } from '@pignon/platform/publish/live-versions';
import { publish } from '@pignon/platform/publish/publish';
import { folderStore } from '@pignon/platform/store/folder-store';
import { builtRemote } from '@pignon/platform/testing/built-remote.fixture';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { callApi } from '../../api/resilience/client';
import { createDatabase, install, testEngine, type Engine, type Installation } from '../../api/resilience/installation';
import { lostWrites, partialWrites } from '../../api/resilience/verify.repo';
import { emptyAcknowledgedWrites, Writer, type AcknowledgedWrite } from '../../api/resilience/writers';
import { MEDIA_FOLDER, readManifest, tableFile } from '../../api/src/backup/backup-manifest';
import { openDb } from '../../api/src/db/open-db';
import { openFolderStore } from '../../api/src/modules/media/store/media-store';
import { REPOSITORY } from '../build/packages';
import { BACKUP_PARTS } from './backup-parts';

/** Acknowledged writes before the backup begins. */
const WRITES = Number(process.env['BACKED_UP_WRITES'] ?? 400);
const WRITERS = 6;
/** Below the limit of documents of one contact, which a long backup would otherwise reach. */
const DOCUMENTS_PER_CONTACT = 20;
const run = promisify(execFile);

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

let root: string;
let installation: Installation;
let before: AcknowledgedWrite[];
/** Uploaded documents that were acknowledged before the backup, in order. */
let documentsBefore: string[];
const drops: (() => Promise<void>)[] = [];
const at = (name: string): string => path.join(root, name);

/** Runs `npm run backup` or `npm run restore` as an operator does. */
async function command(name: 'backup' | 'restore', folder: string, { dataDir, databaseUrl }: Place): Promise<void> {
  const { STORE_DIR: _, ...env } = process.env;
  const args = ['--import', 'tsx', `scripts/${name}.ts`, folder];
  await run(process.execPath, args, {
    cwd: REPOSITORY,
    env: { ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
  });
}

/** Uploads documents one at a time until the server stops. @param uploaded receives the text of each acknowledged one */
async function upload(url: string, uploaded: string[]): Promise<void> {
  let contact = { id: 0 };
  for (let count = 0; ; count++) {
    if (count % DOCUMENTS_PER_CONTACT === 0) {
      const body = { contactType: ['OWNER'], lastName: `Owner ${randomUUID()}` };
      const created = await callApi(url, installation.token, 'POST contact', { body }).catch(() => undefined);
      if (!created) return;
      contact = created.body as { id: number };
    }
    const content = `%PDF-1.7 ${randomUUID()} %%EOF`;
    const form = new FormData();
    form.append('file', new Blob([content]), 'plan.pdf');
    const answer = await fetch(`${url}/api/media/contact/${contact.id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${installation.token}` },
      body: form,
    }).catch(() => undefined);
    if (!answer) return;
    expect(answer.status).toBe(201);
    uploaded.push(content);
  }
}

const part = (backup: string, name: keyof typeof BACKUP_PARTS): string => path.join(at(backup), BACKUP_PARTS[name]);

/** The rows of each table of a backup, as lines of JSON. */
async function rowsOf(backup: string): Promise<Map<string, string[]>> {
  const folder = part(backup, 'installation');
  const { tables } = await readManifest(folder);
  const rows = new Map<string, string[]>();
  for (const { name } of tables)
    rows.set(
      name,
      gunzipSync(await readFile(path.join(folder, tableFile(name))))
        .toString()
        .split('\n'),
    );
  return rows;
}

/** Every file below a folder with its bytes. */
async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.sort().map(async (file) => [path.relative(folder, file), await readFile(file, 'base64')] as const),
    ),
  );
}

async function emptyPlace(engine: Engine): Promise<Place> {
  const dataDir = await mkdtemp(at('empty-'));
  if (engine === 'pglite') return { dataDir, databaseUrl: undefined };
  const { url, drop } = await createDatabase(`pignon_restored_${process.pid}_${Date.now()}`);
  drops.push(drop);
  return { dataDir, databaseUrl: url };
}

/** Source and target engines of a restore: all combinations when a PostgreSQL is under test. */
const ALL_DIRECTIONS: [Engine, Engine[]][] =
  testEngine() === 'postgres'
    ? [
        ['postgres', ['postgres', 'pglite']],
        ['pglite', ['postgres']],
      ]
    : [['pglite', ['pglite']]];
/** The gate backs up one engine (docs/testing.md). */
const BACKED_UP = process.env['BACKED_UP_ENGINE'];
const DIRECTIONS = ALL_DIRECTIONS.filter(([source]) => BACKED_UP === undefined || source === BACKED_UP);

describe.each(DIRECTIONS)('a backup of %s taken during writes', (source, targets) => {
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'pignon-written-'));
    installation = await install(source);
    const store = folderStore(path.join(installation.dataDir, 'store'));
    for (const version of ['1.0.0', '2.0.0']) {
      await publish(store, await builtRemote({ version }), LIVE_HOST);
      await promote(store, 'demo', LIVE_HOST, version);
    }
    const server = await installation.start();
    const journal = emptyAcknowledgedWrites();
    const uploaded: string[] = [];
    const working = [
      ...Array.from({ length: WRITERS }, () => new Writer(server.url, installation.token, journal).work()),
      upload(server.url, uploaded),
    ];
    while (journal.kept.length < WRITES && journal.strange.length === 0) await wait(10);
    before = [...journal.kept];
    documentsBefore = [...uploaded];
    await command('backup', at('backup'), installation);
    const during = journal.kept.length - before.length;
    await server.kill();
    await Promise.all(working);
    expect(journal.strange).toEqual([]);
    expect(documentsBefore.length).toBeGreaterThan(0);
    // writes continued during the backup
    expect(during).toBeGreaterThan(0);
  }, 300_000);

  afterAll(async () => {
    for (const drop of drops.splice(0)) await drop();
    await installation.remove();
    await rm(root, { recursive: true, force: true });
  });

  describe.each(targets)('restored on %s', (engine) => {
    let place: Place;
    beforeAll(async () => {
      place = await emptyPlace(engine);
      await command('restore', at('backup'), place);
      await command('backup', at(`again-${engine}`), place);
    }, 120_000);

    it('contains every write acknowledged before it began, and no partial one', async () => {
      const db = await openDb(place);
      expect(await lostWrites(db, before)).toEqual([]);
      expect(await partialWrites(db)).toEqual([]);
      await db.close();
    });

    it('equals its source in every row of every table', async () => {
      const [backupRows, restored] = [await rowsOf('backup'), await rowsOf(`again-${engine}`)];
      expect(backupRows.get('contact')?.length).toBeGreaterThan(WRITES / 10);
      expect([...restored.keys()]).toEqual([...backupRows.keys()]);
      for (const [table, rows] of backupRows) expect({ table, rows: restored.get(table) }).toEqual({ table, rows });
    });

    it('contains every media file byte for byte, those uploaded before it included', async () => {
      const backupFiles = await filesOf(path.join(part('backup', 'installation'), MEDIA_FOLDER));
      const store = openFolderStore(path.join(place.dataDir, 'media'));
      for (const [key, bytes] of backupFiles)
        expect((await store.read(key, 'ORIGINAL'))?.toString('base64')).toBe(bytes);
      const contents = [...backupFiles.values()].map((bytes) => Buffer.from(bytes, 'base64').toString());
      expect(contents).toEqual(expect.arrayContaining(documentsBefore));
    });

    it('contains the published versions of remotes byte for byte, and the live version is live', async () => {
      const [original, restored] = [installation, place].map(({ dataDir }) => path.join(dataDir, 'store'));
      const { demo } = (await folderStore(restored ?? '').readRegistry()).remotes;
      expect([demo?.stable, demo?.previous]).toEqual(['2.0.0', '1.0.0']);
      for (const version of ['1.0.0', '2.0.0']) {
        const files = await filesOf(path.join(original ?? '', 'demo', version));
        expect(files.size).toBeGreaterThan(2);
        expect(await filesOf(path.join(restored ?? '', 'demo', version))).toEqual(files);
      }
    });
  });
});
