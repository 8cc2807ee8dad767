import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STAMP = path.join(ROOT, 'node_modules/.pignon-installed');
/** Works on Node 20 and need not be installed beforehand. */
const PNPM = 'pnpm@12.21.0';

function lockHash() {
  const hash = createHash('sha256');
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(path.join(ROOT, name)));
  return hash.digest('hex');
}

/** Installs the dependencies that the lockfile names, unless that was done already. */
export function ensureInstalled() {
  const wanted = lockHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing dependencies…');
  const done = spawnSync('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true' },
  });
  if (done.status !== 0) {
    console.error('The dependencies could not be installed: see above. The npm registry must be reachable for this.');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}
