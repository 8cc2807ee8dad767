import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparedDatabase } from '../test/prepare-database';

/** A process of its own only matters with the embedded database; PostgreSQL adds nothing to test here. */
const onPglite = preparedDatabase().engine === 'pglite';
const START_TIMEOUT_MS = 60_000;

let dataDir: string;
let running: ChildProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pignon-server-'));
  running = [];
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

function run(file: string, args: string[] = []): Run {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output: () => output, ended };
}

async function serve(): Promise<Run & { url: string }> {
  const server = run('api/src/server.ts');
  for (;;) {
    const [, url] = /listening at (http:[^"]+)"/.exec(server.output()) ?? [];
    if (url) return { ...server, url };
    if (server.child.exitCode !== null) throw new Error(server.output());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

jest.setTimeout(2 * START_TIMEOUT_MS);

(onPglite ? describe : describe.skip)('the server on its embedded database', () => {
  it('locks its database, serves operator commands, stops cleanly and restarts with its data', async () => {
    const server = await serve();
    expect(await (await fetch(`${server.url}/api/readyz`)).json()).toEqual({ status: 'ready' });

    const second = run('api/src/server.ts');
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `The database in ${join(dataDir, 'pglite')} is in use by process ${String(server.child.pid)}. Stop it first.\n`,
    );

    const admission = run('scripts/user-admit.ts', ['Anne@Pignon.test', '--roles', 'MANAGER']);
    expect(await admission.ended).toBe(0);
    expect(admission.output()).toContain('anne@pignon.test is ACTIVE as MANAGER.');

    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output()).not.toContain('anne@');

    const repeatedAdmission = run('scripts/user-admit.ts', ['anne@pignon.test', '--roles', 'SUPPORT']);
    expect(await repeatedAdmission.ended).toBe(0);
    const restarted = await serve();
    expect((await fetch(`${restarted.url}/api/readyz`)).status).toBe(200);
  });

  it('names the invalid setting in one sentence', async () => {
    process.env['DATABASE_POOL'] = 'many';
    const server = run('api/src/server.ts');
    delete process.env['DATABASE_POOL'];
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^Setting DATABASE_POOL: .*\n$/);
  });
});
