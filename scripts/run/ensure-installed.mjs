import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STAMP = path.join(ROOT, 'node_modules/.pignon-installed');
/** Version that runs on Node 20 and is fetched on demand. */
export const PNPM = 'pnpm@12.21.0';

function lockHash() {
  const hash = createHash('sha256');
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(path.join(ROOT, name)));
  return hash.digest('hex');
}

/**
 * Runs pnpm over the workspace, and records the lockfile's hash.
 * @param {string[]} how further options of pnpm
 * @returns {boolean} whether it succeeded
 */
export function install(how) {
  const done = spawnSync('npx', ['-y', PNPM, 'install', ...how, '--reporter=append-only'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true' },
  });
  if (done.status === 0) writeFileSync(STAMP, lockHash());
  return done.status === 0;
}

/** Installs the dependencies that the lockfile names, unless that was done already. */
export function ensureInstalled() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return;
  console.log('Installing dependencies…');
  if (install(['--frozen-lockfile'])) return;
  console.error('The dependencies could not be installed: see above. The npm registry must be reachable for this.');
  process.exit(1);
}
