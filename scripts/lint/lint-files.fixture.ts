import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const tool = (name: string) => join(root, 'node_modules/.bin', name);

export interface Finding {
  /** "react/rules-of-hooks". */
  rule: string;
  message: string;
}

/** Lints files of these paths and texts with the project's configuration, and returns the findings of each path. */
export function lintFiles(files: Readonly<Record<string, string>>, ...options: string[]): Map<string, Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const compilerOptions = { strict: true, target: 'es2022', lib: ['es2022'], types: [], jsx: 'preserve' };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['.'] }));
  mkdirSync(join(folder, 'scripts'));
  symlinkSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [path, text] of Object.entries(files)) write(path, text);
  const { stdout } = spawnSync(tool('oxlint'), [...options, '--format', 'json', ...Object.keys(files)], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, OXLINT_TSGOLINT_PATH: tool('tsgolint') },
  });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code?: string; filename: string; message: string }[] };
  const findings = new Map<string, Finding[]>(Object.keys(files).map((path) => [path, []]));
  for (const { code = '', filename, message } of diagnostics) {
    findings.get(filename)?.push({ rule: code.replace(/^(.*)\((.*)\)$/, '$1/$2').replace('eslint/', ''), message });
  }
  return findings;
}
