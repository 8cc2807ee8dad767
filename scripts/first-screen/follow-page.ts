import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyLinks, copySources } from '../build/copy-sources';
import { PACKAGES, REPOSITORY } from '../build/packages';
import { applyLines, pageBlocks } from './page-blocks';
import { writeRemote } from '../new-remote/scaffold';

/* Follows docs/first-screen.md in a copy of the sources; then type-checks, lints, tests and builds the result. */

const PAGE = 'docs/first-screen.md';
const REMOTE = 'remote-key';
const KEY = { name: 'key', titles: { fr: 'Clés', en: 'Keys' }, owner: 'Équipe Clés' };
const ROOMS = ['shared', 'platform', 'api', 'demo', 'e2e', ...PACKAGES];
const TYPES = 'tsconfig.first-screen.json';
/** Files that the guide's steps change. */
const CHANGED_PATHS = [
  REMOTE,
  'shared/domain/key',
  'shared/domain/calls/key.calls.ts',
  'shared/domain/calls/call-table.ts',
  'shared/contract/events.ts',
  'api/src/modules/key',
  'api/src/modules/register.ts',
];

function run(root: string, name: string, ...args: readonly string[]): void {
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DB: 'pglite' },
  });
  if (status !== 0) throw new Error(`after ${PAGE}, ${name} ${args.join(' ')} fails: see above`);
}

/** Step 1 without installation: links are those of any remote without own libraries. */
async function writeFirstRemote(root: string): Promise<void> {
  await writeRemote(KEY, path.join(root, REMOTE));
  copyLinks('remote-mandate', path.join(root, REMOTE));
}

function withLines(file: string, diff: string): string {
  try {
    return applyLines(readFileSync(file, 'utf8'), diff);
  } catch (error) {
    throw new Error(`${PAGE} is behind ${file}`, { cause: error });
  }
}

/** Writes the page's files, and removes those that it tells to remove. */
function follow(root: string, page: string): void {
  const removal = /^cd remote-key\/src && rm .*$/m.exec(page)?.[0];
  if (removal === undefined) throw new Error(`${PAGE} does not remove what the scaffolding wrote`);
  execFileSync('sh', ['-c', removal], { cwd: root });
  for (const { file, lang, text } of pageBlocks(page)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, lang === 'diff' ? withLines(target, text) : text);
  }
}

function check(root: string): void {
  run(root, 'tsx', 'scripts/call-facts.ts');
  run(root, 'tsx', 'scripts/records.ts');
  const include = [...CHANGED_PATHS, 'shared/ui/styles.d.ts', 'jest'];
  writeFileSync(path.join(root, TYPES), JSON.stringify({ extends: './tsconfig.json', include }));
  run(root, 'tsc', '--noEmit', '--incremental', 'false', '-p', TYPES);
  run(root, 'oxlint', '--deny-warnings', ...CHANGED_PATHS);
  run(
    root,
    'jest',
    '--maxWorkers=2',
    REMOTE,
    'api/src/modules/key',
    'api/src/http/access-matrix',
    'calls/contract/refusals',
  );
  run(root, 'tsx', 'scripts/build/pack.ts', REMOTE);
}

async function main(): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'pignon-first-screen-'));
  try {
    copySources(root, ROOMS);
    await writeFirstRemote(root);
    follow(root, readFileSync(path.join(REPOSITORY, PAGE), 'utf8'));
    check(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
