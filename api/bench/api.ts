import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../src/db/postgres';
import { startIdentityService, tokenFor } from '../resilience/identity-service';
import { startServer, type ServerProcess } from '../resilience/server-process';
import { benchCases, type BenchCase } from './cases';
import { BENCH_USER, benchDatabase, copiedDatabase, dropDatabase } from './database';
import { underLoad, type Measured } from './load';
import { planOf } from './plans';
import { openRecorder, type Statement } from './record-sql';
import { openHttpClient } from './http-client';
import { residentMegabytes } from './memory';
import { memoryUnderLoad } from './soak';
import { measureWrites, WRITE_LIMIT } from './writes';

const CLIENTS = 32;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);
/** Measures only calls whose name contains this. */
const ONLY = process.env['BENCH_ONLY'] ?? '';
const WARM_UP_SECONDS = 2;
const POOL = 10;
/** Writes of each kind per measure; 0 for none. */
const WRITES = Number(process.env['BENCH_WRITES'] ?? 400);
/** Minutes of mixed load after which the API's memory is compared; 0 for none. */
const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 0);
const MEMORY_LIMIT = 1.1;
const READ_LIMIT = 2;

const writeLine = (line: string) => process.stdout.write(`${line}\n`);
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0).padStart(7);

interface Line {
  name: string;
  baseline: Measured;
  api: Measured;
  /** Large tables read by sequential scan; absent for writes, whose plans are not read. */
  sequential?: string[];
  limit: number;
}

async function measureLoad(work: (turn: number) => Promise<unknown>): Promise<Measured> {
  await underLoad(CLIENTS, WARM_UP_SECONDS, work);
  return underLoad(CLIENTS, SECONDS, work);
}

async function measure(databaseUrl: string, server: ServerProcess): Promise<Line[]> {
  const db = openPostgres({ url: databaseUrl, poolSize: POOL, statementTimeoutMs: 30_000 });
  const recorder = await openRecorder(db, BENCH_USER);
  const wire = openHttpClient(server.url, tokenFor(BENCH_USER), CLIENTS);
  const one = async ({ name, calls }: BenchCase): Promise<Line> => {
    const statements: Statement[][] = [];
    for (const call of calls) statements.push(await recorder.statementsOf(call));
    const sequential = new Set<string>();
    for (const statement of statements[0] ?? []) {
      const plan = await planOf(db, statement);
      plan.sequential.forEach((table) => sequential.add(table));
      writeLine(`  ${name}: ${plan.milliseconds.toFixed(1)} ms  ${plan.steps.join(' › ')}`);
    }
    const baseline = await measureLoad(async (turn) => {
      for (const statement of statements[turn % statements.length] ?? []) await db.query(statement);
    });
    const api = await measureLoad(async (turn) => {
      const call = calls[turn % calls.length];
      if (call) await wire.send(call);
    });
    return { name, baseline, api, sequential: [...sequential], limit: READ_LIMIT };
  };
  const lines: Line[] = [];
  try {
    for (const each of await benchCases(db)) if (each.name.includes(ONLY)) lines.push(await one(each));
    return lines;
  } finally {
    await wire.close();
    await recorder.close();
    await db.close();
  }
}

function print(lines: readonly Line[]): boolean {
  writeLine(
    `\n${CLIENTS} clients, ${SECONDS} s each, milliseconds; bare: the same SQL through the driver, ${POOL} connections; of a write in one transaction`,
  );
  writeLine(`${'call'.padEnd(38)} bare p50 bare p95  API p50  API p95   API/s  ratio p95  sequential scans`);
  for (const { name, baseline, api, sequential, limit } of lines) {
    const ratio = (api.p95 / baseline.p95).toFixed(2);
    writeLine(
      `${name.padEnd(38)} ${[baseline.median, baseline.p95, api.median, api.p95].map(ms).join('  ')} ${api.perSecond.toFixed(0).padStart(7)} ${`${ratio} ≤ ${limit}`.padStart(11)}  ${sequential ? sequential.join(', ') || 'none' : '–'}`,
    );
  }
  return lines.every(
    ({ baseline, api, sequential = [], limit }) => api.p95 / baseline.p95 <= limit && sequential.length === 0,
  );
}

const WRITTEN_DATABASE = 'pignon_bench_writes';

/** Starts the API from its sources, or the program that the caller names, as an installation does. */
async function withServer<Result>(
  databaseUrl: string,
  work: (server: ServerProcess, bootMs: number) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pignon-bench-'));
  const identities = await startIdentityService();
  const program = process.argv.slice(2);
  const startedAt = performance.now();
  const server = await startServer({ dataDir, databaseUrl, identityHost: identities.host, program });
  try {
    return await work(server, performance.now() - startedAt);
  } finally {
    await server.stop();
    identities.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Measures writes on a copy, so that every run reads the same database. */
async function writeLines(databaseUrl: string): Promise<Line[]> {
  const copyUrl = await copiedDatabase(databaseUrl, WRITTEN_DATABASE);
  try {
    const measured = await withServer(copyUrl, ({ url: serverUrl }) =>
      measureWrites({ databaseUrl: copyUrl, serverUrl, clients: CLIENTS, count: WRITES, poolSize: POOL, only: ONLY }),
    );
    return measured.map((line) => ({ ...line, limit: WRITE_LIMIT }));
  } finally {
    await dropDatabase(WRITTEN_DATABASE);
  }
}

/** Compares the memory after all minutes of load with that after a sixth of them, on a copy; false when it grew. */
async function checkMemory(databaseUrl: string): Promise<boolean> {
  const copyUrl = await copiedDatabase(databaseUrl, WRITTEN_DATABASE);
  const db = openPostgres({ url: copyUrl, poolSize: 1, statementTimeoutMs: 30_000 });
  try {
    const { answers, megabytes } = await withServer(copyUrl, async ({ pid, url }) => {
      const wire = openHttpClient(url, tokenFor(BENCH_USER), CLIENTS);
      try {
        return await memoryUnderLoad({ db, pid, clients: CLIENTS, minutes: MINUTES, send: (call) => wire.send(call) });
      } finally {
        await wire.close();
      }
    });
    const ratio = (megabytes.at(-1) ?? 0) / (megabytes[0] ?? 0);
    writeLine(
      `memory after each sixth of ${MINUTES} minutes, ${answers} calls: ${megabytes.join(', ')} MB; × ${ratio.toFixed(2)} ≤ ${MEMORY_LIMIT}`,
    );
    return ratio <= MEMORY_LIMIT;
  } finally {
    await db.close();
    await dropDatabase(WRITTEN_DATABASE);
  }
}

async function main(): Promise<void> {
  const databaseUrl = await benchDatabase();
  const { reads, memory } = await withServer(databaseUrl, async (server, bootMs) => {
    const idle = await residentMegabytes(server.pid);
    const measured = await measure(databaseUrl, server);
    const loaded = await residentMegabytes(server.pid);
    return {
      reads: measured,
      memory: `boot ${(bootMs / 1000).toFixed(2)} s; memory ${idle} MB idle, ${loaded} MB after the load`,
    };
  });
  const writes = WRITES > 0 ? await writeLines(databaseUrl) : [];
  const good = print([...reads, ...writes]);
  writeLine(memory);
  const steady = MINUTES === 0 || (await checkMemory(databaseUrl));
  process.exitCode = good && steady ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
