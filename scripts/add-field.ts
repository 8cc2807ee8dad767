import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADD_A_FIELD, type Edit } from './add-field/edits';
import { copySources } from './build/copy-sources';

/* Adds a field to a property in a copy of the sources, and checks there that it type-checks and is read everywhere. */

/** Maximum number of files that a new field touches, without generated ones. */
const MAX_FILES = 3;
const PACKAGES = ['shared', 'api', 'demo', 'remote-property'];
/** Tests to run in the copy, by their names in jest. */
const CHECKS = [
  ['remote-property/src/test/added-field.check.tsx', 'remote-property/src/test/added-field.test.tsx'],
  ['api/test/added-field.check.ts', 'api/test/added-field.integration.test.ts'],
] as const;
const TYPES = 'tsconfig.added-field.json';

function apply(root: string, { file, before, lines }: Edit): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const at = text.indexOf(before);
  if (at === -1) throw new Error(`${file} has no line with ${before.trim()}: scripts/add-field/edits.ts is behind it.`);
  writeFileSync(path, text.slice(0, at) + lines + text.slice(at));
}

function run(root: string, name: string, args: readonly string[]): boolean {
  const { status } = spawnSync(join(root, 'node_modules', '.bin', name), args, { cwd: root, stdio: 'inherit' });
  return status === 0;
}

function check(root: string): boolean {
  const include = [...PACKAGES, 'jest'];
  writeFileSync(join(root, TYPES), JSON.stringify({ extends: './tsconfig.json', include }));
  for (const [from, to] of CHECKS) copyFileSync(join(root, from), join(root, to));
  const tests = CHECKS.map(([, test]) => test);
  return (
    run(root, 'tsc', ['--noEmit', '--incremental', 'false', '-p', TYPES]) &&
    run(root, 'jest', [
      '--maxWorkers=2',
      'shared/domain/common/fields/field-catalogue',
      'shared/domain/property/list',
      ...tests,
    ])
  );
}

function main(): boolean {
  const files = new Set(ADD_A_FIELD.flatMap(({ file, isGenerated: written }) => (written ? [] : [file])));
  console.log(`A field in ${files.size} files, ${MAX_FILES} at most.`);
  if (files.size > MAX_FILES) return false;
  const root = mkdtempSync(join(tmpdir(), 'pignon-field-'));
  try {
    copySources(root, PACKAGES, ['jest', '*.json', '*.mjs']);
    for (const edit of ADD_A_FIELD) apply(root, edit);
    return check(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

process.exitCode = main() ? 0 : 1;
