import { execFileSync } from 'node:child_process';
import { mkdirSync, statfsSync } from 'node:fs';

const DISK_SIZE = '1g';
/** Minimum size of a file system, which cannot shrink below it. */
const PAGE_BYTES = 4096;

export interface SmallDisk {
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  remove: () => void;
}

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });

function unmount(folder: string): void {
  try {
    run('umount', '-l', folder);
  } catch {
    // nothing is mounted
  }
}

function usedBytes(folder: string): number {
  const { blocks, bfree, bsize } = statfsSync(folder);
  return Math.max(PAGE_BYTES, (blocks - bfree) * bsize);
}

/**
 * Mounts a file system over a folder whose size can be limited to its content: each further byte fails with ENOSPC.
 * Undefined without the right to mount.
 */
export function mountSmallDisk(folder: string): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true });
  unmount(folder);
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'pignon-faults', folder);
  } catch {
    return undefined;
  }
  const resize = (size: string) => {
    run('mount', '-o', `remount,size=${size}`, folder);
    return Promise.resolve();
  };
  return {
    cut: () => resize(String(usedBytes(folder))),
    mend: () => resize(DISK_SIZE),
    remove: () => unmount(folder),
  };
}
