import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunDetail } from '@pignon/shared/domain/sync/sync.schema';
import { waitFor } from '@pignon/shared/testing/wait-for';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { DEMO_AGENCY } from '../../demo/src/agency-settings';
import { writeAgency } from '../src/modules/agency/agency.repo';
import { storeMedia } from '../src/modules/media/media-files';
import { insertMedia } from '../src/modules/media/media.repo';
import { openFolderStore } from '../src/modules/media/store/media-store';
import { insertManyProperties } from '../src/modules/property/property.service';
import { propertyFields, SOMEBODY } from '../test/factories';
import { startFtpServer, type TestFtpServer } from '../test/portal/ftp-server';
import { listingsIn, readPackage } from '../test/portal/read-package';
import { ENERGY } from '../test/portal/sending-world';
import { callApi } from './client';
import { install, type Installation } from './installation';
import type { ServerProcess } from './server-process';

const NAME = 'pignon_A64.zip';
const REFERENCES = ['V26-00001', 'V26-00002', 'V26-00003'];
const PICTURES_EACH = 8;
/** Larger than the socket buffers, smaller than the file. */
const IN_MID_FILE = 2_000_000;

let installation: Installation;
let ftp: TestFtpServer;
let servers: ServerProcess[];

beforeAll(async () => {
  installation = await install();
  ftp = await startFtpServer();
  const store = openFolderStore(join(installation.dataDir, 'media'));
  const pictures = await Promise.all(
    Array.from({ length: PICTURES_EACH }, async () => {
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
      const size = { width: 1_500, height: 1_000, channels: 3 as const };
      return storeMedia(
        store,
        await sharp({ create: { ...size, background: 'grey', noise } })
          .jpeg({ quality: 92 })
          .toBuffer(),
      );
    }),
  );
  await installation.withDb(async (db) => {
    await db.tx(async (tx) => {
      await writeAgency(tx, DEMO_AGENCY);
      const house = (reference: string) => ({
        reference,
        fields: propertyFields({ energyEfficiency: { ...ENERGY }, title: 'Villa' }),
      });
      await insertManyProperties(tx, SOMEBODY, REFERENCES.map(house));
      const marks = { owner: 'property' as const, caption: '', metadata: ['PUBLIC' as const] };
      await insertMedia(
        tx,
        REFERENCES.flatMap((ownerRef) => pictures.map((file, position) => ({ ...file, ...marks, ownerRef, position }))),
      );
    });
    await db.query(sql`update property set mandate_status = 'RUNNING'`);
  });
  await startAll();
  await on('POST sync', { body: { code: 'seloger', name: 'SeLoger', kind: 'POLIRIS' } });
  const target = { kind: 'FTP', host: '127.0.0.1', port: ftp.port, secure: false, login: 'pignon', folder: '' };
  const body = { account: 'A64', target, password: 'right', enabled: true };
  expect((await on('PATCH sync/seloger', { body, headers: { 'if-match': '"1"' } })).status).toBe(200);
}, 120_000);
afterAll(async () => {
  await installation.remove();
  await ftp.close();
});

/** Two processes on a PostgreSQL server; one on PGlite. */
async function startAll(): Promise<void> {
  const both =
    installation.engine === 'postgres' ? [installation.start(), installation.start()] : [installation.start()];
  servers = await Promise.all(both);
}

const on = (key: string, options = {}) => callApi(servers.at(-1)?.url ?? '', installation.token, key, options);
async function queueRun(): Promise<number> {
  const { status, body } = await on('POST sync/seloger/run');
  expect(status).toBe(201);
  return (body as { runId: number }).runId;
}
const detail = async (runId: number) => (await on(`GET sync/histo/${runId}`)).body as RunDetail;
async function waitForRun(runId: number): Promise<RunDetail> {
  for (;;) {
    const run = await detail(runId);
    if (run.status === 'DONE' || run.status === 'FAILED') return run;
    await wait(200);
  }
}
const listFolder = () => readdirSync(ftp.folder).sort();

/** Kills the process that sends, in the middle of the file: only one holds the job's lease. */
function killInMidFile(): Promise<{ knownFiles: string[] }> {
  return new Promise((resolve, reject) => {
    ftp.atBytes(IN_MID_FILE, () => {
      const knownLines = listFolder();
      return killHolder().then(() => resolve({ knownFiles: knownLines }), reject);
    });
  });
}

/** Two minutes: the lease of a job whose process no longer extends it. */
const expireLease = () =>
  installation.withDb((db) => db.query(sql`update job set leased_until = now() - interval '1 second'`));

async function killHolder(): Promise<void> {
  if (installation.engine === 'pglite') {
    await servers[0]?.kill();
    await expireLease();
    servers = [await installation.start()];
    return;
  }
  const holder = await installation.withDb((db) =>
    db.query<{ by: string }>(sql`select leased_by as by from job where name = 'send-listings'`),
  );
  const pid = Number(holder[0]?.by.split(':')[1]);
  const sending = servers.find((server) => server.pid === pid);
  if (!sending) throw new Error(`nobody sends: ${JSON.stringify(holder)}`);
  await sending.kill();
  await expireLease();
  servers = servers.filter((server) => server !== sending);
}

/** Polls the portal's folder: the file under the portal's name is always complete. */
function watchTarget(whole: ReadonlySet<number>) {
  const sizes = new Set<number>();
  const checkFolder = () => {
    const size = statSync(join(ftp.folder, NAME), { throwIfNoEntry: false })?.size;
    if (size !== undefined) sizes.add(size);
  };
  const timer = setInterval(checkFolder, 2).unref();
  return {
    stop() {
      clearInterval(timer);
      checkFolder();
      return [...sizes].filter((size) => !whole.has(size));
    },
  };
}

it('ends with one complete file when killed in the middle; the portal never has a part', async () => {
  // an earlier attempt excluded it
  await on('PATCH sync/seloger/listings', { body: { changes: [{ reference: 'V26-00002', included: true }] } });
  expect((await waitForRun(await queueRun())).status).toBe('DONE');
  const before = statSync(join(ftp.folder, NAME)).size;
  expect(before).toBeGreaterThan(IN_MID_FILE * 5);
  const changes = [{ reference: 'V26-00002', included: false }];
  expect((await on('PATCH sync/seloger/listings', { body: { changes } })).status).toBe(200);

  const target = watchTarget(new Set([before]));
  const killed = killInMidFile();
  const runId = await queueRun();
  const { knownFiles } = await killed;
  expect(knownFiles).toEqual([NAME, `${NAME}.${runId}-1.part`]);
  expect(statSync(join(ftp.folder, NAME)).size).toBe(before);
  const run = await waitFor(
    async () => {
      const now = await detail(runId);
      expect(now.status).toBe('DONE');
      return now;
    },
    { timeout: 180_000 },
  );

  expect(run).toMatchObject({ sent: 2, removed: 1, blocked: 0, error: null });
  // the earlier file, and the complete new one
  const after = statSync(join(ftp.folder, NAME)).size;
  expect(target.stop().filter((size) => size !== after)).toEqual([]);
  expect(listFolder()).toEqual([NAME]);
  const files = await readPackage(await readFile(join(ftp.folder, NAME)));
  expect(listingsIn(files).map(({ reference }) => reference)).toEqual(['V26-00001', 'V26-00003']);
  expect([...files.keys()].filter((name) => name.endsWith('.jpg'))).toHaveLength(2 * PICTURES_EACH);
  const file = await fetch(`${servers.at(-1)?.url}/api/sync/histo/${runId}/file`, {
    headers: { authorization: `Bearer ${installation.token}` },
  });
  expect(Buffer.from(await file.arrayBuffer()).equals(await readFile(join(ftp.folder, NAME)))).toBe(true);
}, 300_000);
