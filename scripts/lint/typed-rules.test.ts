import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/**
 * Names the rules that this code breaks, as a file of this name in a separate project with the repository's
 * configuration.
 */
function brokenRules(name: string, code: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'typed-rules-'));
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const compilerOptions = { strict: true, target: 'es2022', lib: ['es2022'], types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const tool = (name: string) => join(root, 'node_modules/.bin', name);
  const args = ['--type-aware', '--format', 'json', '.'];
  const { stdout } = spawnSync(tool('oxlint'), args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, OXLINT_TSGOLINT_PATH: tool('tsgolint') },
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map((each) => each.code.replace(/^.*\((.*)\)$/, '$1'));
}

const WORK = 'async function work(): Promise<void> { await Promise.resolve(); }\n';

test('a floating promise is refused; specs may not even mark one with void', () => {
  expect(brokenRules('a.ts', `${WORK}work();`)).toEqual(['no-floating-promises']);
  expect(brokenRules('a.ts', `${WORK}void work();`)).toEqual([]);
  expect(brokenRules('e2e/specs/a.ts', `${WORK}void work();`)).toEqual(['no-floating-promises']);
});

test('an untyped value may not be assigned to a typed name', () => {
  expect(brokenRules('a.ts', 'const read: unknown = JSON.parse("1"); export { read };')).toEqual([]);
  expect(brokenRules('a.ts', 'export const read: string = JSON.parse("1");')).toEqual(['no-unsafe-assignment']);
});
