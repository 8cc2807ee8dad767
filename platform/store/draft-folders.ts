import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

const DAY_MS = 86_400_000;
const DRAFT = /~(?<maker>[\w-]+)~(?<pid>\d+)~[\w-]+\.tmp$/;

const machine = (): string => hostname().replaceAll(/[^\w-]/g, '-');

/** Name of an unfinished folder, with machine and process id; it is renamed when complete. */
export function draftName(draftOf: string, pid = process.pid): string {
  return `${draftOf}~${machine()}~${pid}~${crypto.randomUUID()}.tmp`;
}

/** @returns false only when no such process runs on this machine */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // a running process of another user
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isAbandoned(folder: string, name: string, now: number): Promise<boolean> {
  const { maker, pid } = DRAFT.exec(name)?.groups ?? {};
  if (maker === undefined) return false;
  if (maker === machine()) return !isAlive(Number(pid));
  // for another machine only the time of last change is known
  const stats = await stat(path.join(folder, name)).catch(() => undefined);
  return stats !== undefined && now - stats.mtimeMs > DAY_MS;
}

/** Removes unfinished folders of ended processes. @returns the names of what was removed */
export async function removeAbandoned(folder: string, now = Date.now()): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const removed: string[] = [];
  for (const name of names) {
    if (!(await isAbandoned(folder, name, now))) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
    removed.push(name);
  }
  return removed;
}
