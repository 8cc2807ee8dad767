import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface ServerSettings {
  dataDir: string;
  /** PGlite in the data folder when absent. */
  databaseUrl?: string | undefined;
  identityHost: string;
  /** Arguments of Node; the sources by default. */
  program?: readonly string[];
}

export interface ServerProcess {
  url: string;
  pid: number;
  /** Bytes still in use after a garbage collection. */
  memory(): Promise<number>;
  /** Sends SIGKILL: the process cannot clean up. */
  kill(): Promise<void>;
  /** Asks it to close; returns its exit code. */
  stop(): Promise<number | null>;
  output(): string;
}

const START_TIMEOUT_MS = 60_000;
const PROBE = new URL('memory-probe.mjs', import.meta.url).href;
const SOURCES = ['--expose-gc', '--import', PROBE, '--import', 'tsx', 'api/src/server.ts'];

/** Starts the product server in its own process, on a free port. */
export async function startServer(settings: ServerSettings): Promise<ServerProcess> {
  const { dataDir, databaseUrl, identityHost, program = SOURCES } = settings;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    PORT: '0',
    MESSAGES_DIR: 'api/dist/messages',
    LOG_LEVEL: 'info',
    FIREBASE_AUTH_EMULATOR_HOST: identityHost,
    TOKEN_TRUST_SECONDS: '60',
    // hostile input and load come from one user at one address: no rate limit
    CALLS_PER_MINUTE: '0',
    REFUSED_CALLS_PER_MINUTE: '0',
    // tests do not need external services
    GEOPF_URL: 'off',
  };
  const child = spawn(process.execPath, program, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const [, url] = /listening at (http:[^"]+)"/.exec(output) ?? [];
    if (url) return processOf(child, url, exited, () => output);
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server does not start: ${output}`);
    await wait(25);
  }
}

function processOf(
  child: ReturnType<typeof spawn>,
  url: string,
  exited: Promise<number | null>,
  output: () => string,
): ServerProcess {
  return {
    url,
    pid: child.pid ?? 0,
    output,
    memory: () => usedMemory(child, output),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

async function usedMemory(child: ReturnType<typeof spawn>, output: () => string): Promise<number> {
  const readings = () => [...output().matchAll(/^alive (\d+) bytes$/gm)].map(([, bytes]) => Number(bytes));
  const before = readings().length;
  child.kill('SIGUSR2');
  for (;;) {
    await wait(10);
    const [latest] = readings().slice(before).reverse();
    if (latest !== undefined) return latest;
  }
}
