import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

export interface ServerSettings {
  dataDir: string;
  /** PGlite in the data folder when left out. */
  databaseUrl?: string | undefined;
  identityHost: string;
}

export interface ServerProcess {
  url: string;
  pid: number;
  /** Resident memory in bytes. */
  memory(): Promise<number>;
  /** `kill -9`: no goodbye. */
  kill(): Promise<void>;
  /** Asks it to close; gives its exit code. */
  stop(): Promise<number | null>;
  output(): string;
}

const START_PATIENCE_MS = 60_000;

/** Starts the product server as a process of its own, as an installation does, on a free port. */
export async function startServer({ dataDir, databaseUrl, identityHost }: ServerSettings): Promise<ServerProcess> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    PORT: '0',
    LOG_LEVEL: 'info',
    FIREBASE_AUTH_EMULATOR_HOST: identityHost,
    TOKEN_TRUST_SECONDS: '60',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/src/server.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-200_000)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const [, url] = /listening at (http:[^"]+)"/.exec(said) ?? [];
    if (url) return processOf(child, url, ended, () => said);
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server does not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

function processOf(
  child: ReturnType<typeof spawn>,
  url: string,
  ended: Promise<number | null>,
  output: () => string,
): ServerProcess {
  return {
    url,
    pid: child.pid ?? 0,
    output,
    memory: () => residentMemory(child.pid ?? 0),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Linux says it; that is where the product is served from. */
async function residentMemory(pid: number): Promise<number> {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
