import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySources } from '../build/copy-sources';
import { PACKAGES, REPOSITORY } from '../build/packages';
import { guardFaults, type Guard } from './guards/guard';
import { postgresReachable } from '../test/postgres';
import { GUARDS } from './guards/all-guards';
import { tryGuard } from './guards/try-guards';

/*
 * `npm run guards`, or `npm run guards -- token SSRF` for guards whose name contains one of these words: removes each
 * guard in a copy of the sources, and expects its test to fail. On PostgreSQL where one answers: in PGlite no two
 * transactions run at once, and a lock taken away is not noticed.
 */

/** Workspace packages with dependencies of their own. */
const COPIED = [...PACKAGES, 'shared', 'platform', 'api', 'demo'];

const read = (file: string): string | undefined =>
  existsSync(path.join(REPOSITORY, file)) ? readFileSync(path.join(REPOSITORY, file), 'utf8') : undefined;

function selectGuards(words: readonly string[]): readonly Guard[] {
  if (words.length === 0) return GUARDS;
  return GUARDS.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word.toLowerCase())));
}

function tryAll(root: string, guards: readonly Guard[]): number {
  let unnoticed = 0;
  for (const guard of guards) {
    const startedAt = Date.now();
    const verdict = tryGuard(root, guard);
    if (verdict !== 'noticed') unnoticed += 1;
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
    console.log(
      `${verdict === 'noticed' ? '✓' : '✗'} ${guard.name.padEnd(44)} ${verdict} (${seconds} s)  ${guard.test}`,
    );
  }
  return unnoticed;
}

async function main(): Promise<boolean> {
  const guards = selectGuards(process.argv.slice(2));
  const faults = guards.flatMap((guard) => guardFaults(guard, read));
  if (guards.length === 0 || faults.length > 0) {
    console.error(faults.join('\n') || 'No guard has such a name.');
    return false;
  }
  process.env['TEST_DB'] ??= (await postgresReachable()) ? 'postgres' : 'pglite';
  const root = mkdtempSync(path.join(tmpdir(), 'pignon-guards-'));
  try {
    copySources(
      root,
      COPIED.filter((name) => readdirSync(path.join(REPOSITORY, name)).includes('node_modules')),
    );
    const unnoticed = tryAll(root, guards);
    console.log(`${guards.length - unnoticed} of ${guards.length} guards are missed by their tests when they are gone`);
    return unnoticed === 0;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

process.exitCode = (await main()) ? 0 : 1;
