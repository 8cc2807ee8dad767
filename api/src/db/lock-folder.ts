import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Thrown when another process uses the data folder. */
export class FolderInUseError extends Error {}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

/**
 * Locks a database folder against other processes; takes over the lock of a process that died. Returns the function
 * that releases it. @throws FolderInUseError: two processes would destroy an embedded database
 */
export function lockFolder(dir: string): () => void {
  const file = `${dir}.lock`;
  const holder = holderOf(file);
  if (holder !== null && holder !== process.pid && isRunning(holder))
    throw new FolderInUseError(`The database in ${dir} is in use by process ${holder}. Stop it first.`);
  rmSync(file, { force: true });
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}
