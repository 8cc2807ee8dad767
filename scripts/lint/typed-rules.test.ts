import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** The rules that this code breaks, in a file of this name in a project of its own, with the configuration of the house. */
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

test('a promise that nobody waits for is refused, in a spec even where it is said to be meant', () => {
  expect(brokenRules('a.ts', `${WORK}work();`)).toEqual(['no-floating-promises']);
  expect(brokenRules('a.ts', `${WORK}void work();`)).toEqual([]);
  expect(brokenRules('e2e/specs/a.ts', `${WORK}void work();`)).toEqual(['no-floating-promises']);
});

test('a value of which nothing is known is not passed on', () => {
  expect(brokenRules('a.ts', 'const read: unknown = JSON.parse("1"); export { read };')).toEqual([]);
  expect(brokenRules('a.ts', 'export const read: string = JSON.parse("1");')).toEqual(['no-unsafe-assignment']);
});
