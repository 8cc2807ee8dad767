import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const tool = (name: string) => join(root, 'node_modules/.bin', name);

export interface Finding {
  /** "react/rules-of-hooks". */
  rule: string;
  message: string;
}

function run(folder: string, name: string, args: readonly string[]): string {
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: tool('tsgolint') };
  return spawnSync(tool(name), args, { cwd: folder, encoding: 'utf8', env }).stdout;
}

interface OxlintReport {
  diagnostics: { code?: string; filename: string; message: string }[];
}
type EslintReport = { filePath: string; messages: { ruleId: string | null; message: string }[] }[];

/** Lints files of these paths and texts with the project's two linters, and returns the findings of each path. */
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
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['.oxlintrc.json', 'eslint.config.mjs']) copyFileSync(join(root, name), join(folder, name));
  for (const [path, text] of Object.entries(files)) write(path, text);
  const paths = Object.keys(files);
  const { diagnostics } = JSON.parse(run(folder, 'oxlint', [...options, '--format', 'json', ...paths])) as OxlintReport;
  const results = JSON.parse(
    run(folder, 'eslint', ['--format', 'json', '--no-warn-ignored', ...paths]),
  ) as EslintReport;
  rmSync(folder, { recursive: true });
  const findings = new Map<string, Finding[]>(paths.map((path) => [path, []]));
  for (const { code = '', filename, message } of diagnostics)
    findings.get(filename)?.push({ rule: code.replace(/^(.*)\((.*)\)$/, '$1/$2').replace('eslint/', ''), message });
  for (const { filePath, messages } of results)
    for (const { ruleId, message } of messages)
      findings.get(relative(folder, filePath))?.push({ rule: ruleId ?? '', message });
  return findings;
}
