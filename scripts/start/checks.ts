import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isAlive } from '@pignon/platform/store/draft-folders';
import { UsageError } from './options';

const NEEDED_BYTES = 700 * 1024 * 1024;

/** Checks disk space before a load. @throws with one sentence */
export function checkDisk(directory: string): void {
  const { bavail, bsize } = statfsSync(directory);
  const free = bavail * bsize;
  if (free < NEEDED_BYTES) {
    const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
    throw new UsageError(
      `The disk under ${directory} has ${megabytes(free)} MB free; Pignon needs ${megabytes(NEEDED_BYTES)} MB.`,
    );
  }
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '0.0.0.0', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** Refuses a port in use. */
export async function checkPort(port: number): Promise<void> {
  await listenOnce(port).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new UsageError(`Port ${port} is taken. Stop what uses it, or choose another: PORT=8081 npm start`);
    }
    if (code === 'EACCES') throw new UsageError(`Port ${port} may not be used by this account. Choose one above 1024.`);
    throw error;
  });
}

/** A free port for a part that only this machine talks to. */
export function freePort(): Promise<number> {
  return listenOnce(0);
}

/** Locks a data folder, as the embedded database allows one process. @returns a function that releases it */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'start.pid');
  const holder = Number(readOr(file, '0'));
  if (holder > 0 && holder !== process.pid && isAlive(holder)) {
    throw new UsageError(`Pignon already runs on ${dataDir} (process ${holder}). Stop it first, or set DATA_DIR.`);
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function readOr(file: string, fallback: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
}
