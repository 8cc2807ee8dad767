import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Gives the next test file of this process its own temporary folder (`os.tmpdir()`), inherited by its child processes.
 * @returns a function that removes the folder with its content
 */
export function ownTemporaryFolder() {
  const { TMPDIR: before } = process.env;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pignon-test-'));
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
