import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FILE_TIMEOUT_MS } from '@pignon/shared/federation/limits';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { finalizeEntry } from './finalize-build';
import { ModuleFilesPlugin, moduleFilesOf } from './module-files-plugin';
import { runWebpack } from './run-webpack';

let root: string;

async function writeFiles(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
}

const BASE = {
  name: 'demo',
  mode: 'production',
  uniqueName: 'pignon_demo_1',
  publicPath: '/p/',
  hashed: true,
} as const;

/** A build configuration in the test's folder, without a cache. */
function config(more: Partial<Parameters<typeof baseConfig>[0]> = {}): Configuration {
  const base = baseConfig({ ...BASE, root, ...more });
  return {
    ...base,
    cache: false,
    entry: { main: './main.ts' },
    plugins: [...(base.plugins ?? []), new ModuleFilesPlugin()],
  };
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pignon-build-'));
  await writeFiles({
    'main.ts': `import(/* webpackChunkName: "list" */ './list'); import('./plain'); export const answer: number = 42;`,
    'list.ts': `import styles from './list.module.css'; console.log('list', styles.wide);`,
    'plain.ts': `console.log('plain');`,
    'list.module.css': '.wide { color: red }',
  });
});

test('a build names files by their content hash and lists the files of each lazy module', async () => {
  const compilation = await runWebpack(config());
  const files = moduleFilesOf(compilation);
  expect(Object.keys(files).sort()).toEqual(['./plain', 'list']);
  expect(files.list?.needs).toEqual([]);
  expect(files.list?.files.map((file) => file.replace(/[0-9a-f]{10}/, 'HASH')).sort()).toEqual([
    'list.HASH.css',
    'list.HASH.js',
  ]);
  const built = await readdir(path.join(root, 'dist'));
  expect(built).toEqual(expect.arrayContaining(files.list!.files));
  const css = files.list!.files.find((file) => file.endsWith('.css'))!;
  expect(await readFile(path.join(root, 'dist', css), 'utf8')).toMatch(/\.demo-wide-[\w-]{5} \{/);
});

test('an entry loads its files with integrity, a timeout and a fresh URL after a failure', async () => {
  const compilation = await runWebpack(config());
  const [main] = compilation.entrypoints.get('main')!.getFiles();
  const finalName = await finalizeEntry(path.join(root, 'dist'), main!, 'sha256');
  const entry = await readFile(path.join(root, 'dist', finalName), 'utf8');
  const [list] = moduleFilesOf(compilation).list!.files.filter((file) => file.endsWith('.js'));
  expect(entry).toContain(`"${list}":"sha256-`);
  expect(entry).toMatch(/\.integrity=/);
  expect(entry).toMatch(/crossOrigin="anonymous"/);
  expect(entry).toContain('__pignonRetries');
  expect(entry).toContain('pignon_demo_1');
  expect(entry).toMatch(/"\?retry="/);
  expect(entry).toContain('"pignon:"');
  expect(entry).toContain('__pignonStyleLost');
  expect(entry).toMatch(new RegExp(`${FILE_TIMEOUT_MS}|${FILE_TIMEOUT_MS / 10_000}e4`));
});

test('an unresolved import ends the build with its name', async () => {
  await writeFiles({ 'main.ts': `import './gone';` });
  await expect(runWebpack(config())).rejects.toThrow(/main\.ts[\s\S]*Can't resolve '\.\/gone'/);
});

test('a development build keeps plain names and has source maps', async () => {
  const compilation = await runWebpack(config({ mode: 'development', hashed: false }));
  expect(compilation.entrypoints.get('main')!.getFiles()).toEqual(['main.js']);
  expect(await readdir(path.join(root, 'dist'))).toContain('main.js.map');
});
