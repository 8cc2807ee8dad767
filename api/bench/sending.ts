import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunDetail } from '@pignon/shared/domain/sync/sync.schema';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { loadBulk } from '../../demo/src/load-bulk';
import { openDb } from '../src/db/open-db';
import type { Db } from '../src/db/db';
import { storeMedia } from '../src/modules/media/media-files';
import { openFolderStore, type MediaStore } from '../src/modules/media/store/media-store';
import { startFtpServer } from '../test/portal/ftp-server';
import { callApi } from '../resilience/client';
import { startIdentityService, tokenFor } from '../resilience/identity-service';
import { startServer, type ServerProcess } from '../resilience/server-process';
import { emptyDatabase } from './database';
import { residentMegabytes } from './memory';

const LISTINGS = Number(process.env['BENCH_LISTINGS'] ?? 20_000);
/** Baseline of the large sending: a zip keeps an entry per file in memory, and nothing else may grow. */
const SMALL_COUNT = 1_000;
const PHOTOS = 5;
/** Number of different photographs, shared by all listings: only the memory for one counts. */
const POOL = 200;
/** One photo in this many exceeds the portals' size and is reduced. */
const LARGE_EVERY = 50;
const MAX_HEAP_GROWTH_MB = 100;
/**
 * Limits the heap, so that garbage collected late is not counted; memory that grew with the listings ends the process.
 */
const LIMITED = ['--max-old-space-size=256', '--import', 'tsx', 'api/src/server.ts'];
const USER = 'bench@pignon.test';

const writeLine = (line: string) => process.stdout.write(`${line}\n`);

/** Resets the peak memory to the present value. */
const resetPeakMemory = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, '5');

async function photograph(index: number): Promise<Buffer> {
  const side = index % LARGE_EVERY === 0 ? 3_000 : 1_200;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  return sharp({ create: { width: side, height: Math.round(side / 1.5), channels: 3, background: '#888', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

async function storePool(db: Db, store: MediaStore): Promise<void> {
  await db.query(sql`delete from media where owner = 'property'`);
  const files = [];
  for (let index = 0; index < POOL; index += 1)
    files.push({ index, ...(await storeMedia(store, await photograph(index))) });
  await db.query(sql`
    insert into media (owner, owner_ref, key, path, mime_type, width, height, byte_size, metadata, position)
    select 'property', p.reference, f.key, f.path, f."mimeType", f.width, f.height, f."byteSize", '{PUBLIC}', n.place
    from (select reference, row_number() over (order by reference) as row from property) p
      cross join generate_series(1, ${PHOTOS}::int) as n (place)
      join jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
        as f(index int, key text, path text, "mimeType" text, width int, height int, "byteSize" int)
        on f.index = (p.row * ${PHOTOS}::int + n.place) % ${POOL}::int`);
}

/** Creates listings on the market that neither law nor portal refuses. */
async function fill(db: Db, store: MediaStore): Promise<void> {
  const size = { properties: LISTINGS, contacts: 2_000, mandates: 0, visits: 0, staffEvents: 0 };
  await loadBulk({
    db,
    mediaStore: store,
    size,
    referenceDate: new Date(),
    onProgress: (text) => writeLine(`  ${text}`),
  });
  await storePool(db, store);
  await db.query(sql`update property set mandate_status = 'RUNNING'`);
  await db.query(sql`insert into app_user (login_email, uid, email, roles, status)
    values (${USER}, ${USER}, ${USER}, '{SYNCHRO}', 'ACTIVE')`);
  await db.script('vacuum analyze');
}

const onMarket = (db: Db, count: number) =>
  db.query(sql`update property set property_status = case when place <= ${count}::int then 'ACTIVE' else 'ARCHIVED' end
    from (select reference as ref, row_number() over (order by reference) as place from property) places
    where ref = reference`);

interface Sent {
  run: RunDetail;
  seconds: number;
  peak: number;
}

async function send(server: ServerProcess): Promise<Sent> {
  const token = tokenFor(USER);
  await resetPeakMemory(server.pid);
  const startedAt = performance.now();
  const { runId } = (await callApi(server.url, token, 'POST sync/bench/run')).body as { runId: number };
  for (;;) {
    await wait(1_000);
    const run = (await callApi(server.url, token, `GET sync/histo/${runId}`)).body as RunDetail;
    if (run.status === 'FAILED') throw new Error(`The sending failed: ${run.error ?? ''}`);
    if (run.status !== 'DONE') continue;
    return {
      run,
      seconds: (performance.now() - startedAt) / 1_000,
      peak: await residentMegabytes(server.pid, 'VmHWM'),
    };
  }
}

async function main(): Promise<void> {
  const databaseUrl = await emptyDatabase('pignon_bench_sending');
  const dataDir = await mkdtemp(join(tmpdir(), 'pignon-bench-'));
  const ftp = await startFtpServer();
  const identities = await startIdentityService();
  const db = await openDb({ databaseUrl, dataDir });
  await fill(db, openFolderStore(join(dataDir, 'media')));
  const args = process.argv.slice(2);
  const program = args.length > 0 ? args : LIMITED;
  const server = await startServer({ dataDir, databaseUrl, identityHost: identities.host, program });
  try {
    const token = tokenFor(USER);
    await callApi(server.url, token, 'POST sync', { body: { code: 'bench', name: 'Bench', kind: 'POLIRIS' } });
    const target = { kind: 'FTP', host: '127.0.0.1', port: ftp.port, secure: false, login: 'pignon', folder: '' };
    const body = { account: 'B1', target, password: 'right', enabled: true };
    const { status } = await callApi(server.url, token, 'PATCH sync/bench', { body, headers: { 'if-match': '"1"' } });
    if (status !== 200) throw new Error(`The portal is not set up: ${status}`);
    const idle = await residentMegabytes(server.pid);
    await onMarket(db, SMALL_COUNT);
    const smallRun = await send(server);
    await onMarket(db, LISTINGS);
    const largeRun = await send(server);
    const bytes = (await stat(join(ftp.folder, 'pignon_B1.zip'))).size;
    writeLine(`memory at rest ${idle} MB`);
    for (const { run, seconds, peak } of [smallRun, largeRun])
      writeLine(
        `${run.sent} listings with ${PHOTOS} photographs each (${run.blocked} kept back): ${seconds.toFixed(0)} s, at most ${peak} MB`,
      );
    writeLine(`the last file: ${(bytes / 1e9).toFixed(2)} GB, by FTP`);
    process.exitCode = largeRun.peak <= smallRun.peak + MAX_HEAP_GROWTH_MB ? 0 : 1;
  } finally {
    await server.stop();
    await db.close();
    identities.close();
    await ftp.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
