import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Gives the file of tests that runs next in this process a temporary folder of its own (`os.tmpdir()`), for it and for the
 * processes that it starts.
 * @returns what removes the folder, with all that the tests left in it
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
