import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { containerOf } from '@pignon/shared/federation/runtime/container';
import { containerName, hashOfFiles, installedVersions, schemaFiles, sourceFiles, versionOfInputs } from './input-hash';

let root: string;

async function writeFiles(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pignon-inputs-'));
});

test('lists all source files below a folder, sorted, without tests, build output and installed packages', async () => {
  const hashedFiles = ['.hidden', 'b/c.json', 'a.tsx', 'distance/x.ts', 'my.test.json', 'b/test.ts', 'a.test.ts.txt'];
  const ignoredFiles = [
    'a.test.ts',
    'b/a.test.tsx',
    'dist/a.js',
    'b/dist-dev/a.js',
    'node_modules/x/i.js',
    'b/.DS_Store',
  ];
  await writeFiles(Object.fromEntries([...hashedFiles, ...ignoredFiles].map((name) => [name, ''])));
  expect(await sourceFiles(root)).toEqual(hashedFiles.map((name) => path.join(root, name)).sort());
});

test('lists the domain schemas that validate responses', async () => {
  const names = (await schemaFiles()).map((file) => path.basename(file));
  expect(names).toEqual(expect.arrayContaining(['property.schema.ts', 'user.enums.ts']));
  expect(names.filter((name) => !/^[\w-]+\.(schema|enums)\.ts$/.test(name))).toEqual([]);
});

describe('a hash of files', () => {
  const hash = (files: string[], salt?: string) =>
    hashOfFiles(
      root,
      files.map((name) => path.join(root, name)),
      salt,
    );

  test('depends on contents, names, order and the salt', async () => {
    await writeFiles({ a: 'x', b: 'y', c: 'x', ab: '' });
    const all = await Promise.all([hash(['a', 'b']), hash(['a']), hash(['c']), hash(['b', 'a']), hash(['a'], 'salt')]);
    expect(new Set(all).size).toBe(all.length);
    expect(await hash(['a', 'b'])).toBe(all[0]);
    expect(all[0]).toMatch(/^[0-9a-f]{64}$/);
    await writeFiles({ a: 'changed' });
    expect(await hash(['a', 'b'])).not.toBe(all[0]);
  });

  test('does not depend on where the folder lies', async () => {
    await writeFiles({ 'one/a': 'x', 'two/a': 'x' });
    const [one, two] = ['one', 'two'].map((name) => path.join(root, name));
    expect(await hashOfFiles(one!, [path.join(one!, 'a')])).toBe(await hashOfFiles(two!, [path.join(two!, 'a')]));
  });

  test('uses the given reader for contents', async () => {
    await writeFiles({ a: 'x' });
    const file = path.join(root, 'a');
    const asRead = await hashOfFiles(root, [file], '', () => Promise.resolve('x'));
    expect(asRead).toBe(await hashOfFiles(root, [file]));
    expect(await hashOfFiles(root, [file], '', () => Promise.resolve('y'))).not.toBe(asRead);
  });
});

test('lists installed versions of all dependencies in order, missing ones included', async () => {
  await writeFiles({
    'package.json': JSON.stringify({ dependencies: { b: '1', gone: '1' }, devDependencies: { a: '1' } }),
    'node_modules/a/package.json': '{"version":"1.2.3"}',
    'node_modules/b/package.json': '{"version":"4.5.6"}',
  });
  expect(await installedVersions(root)).toBe('a@1.2.3,b@4.5.6,gone@?');
  await writeFiles({ 'package.json': '{}' });
  expect(await installedVersions(root)).toBe('');
});

describe('the version of a remote', () => {
  const PACKAGE = JSON.stringify({ version: '0.3.0', dependencies: { a: '1' } });
  const version = () => versionOfInputs(root);

  beforeEach(() =>
    writeFiles({ 'package.json': PACKAGE, 'src/remote.ts': 'one', 'src/remote.test.ts': 'test', 'notes.md': '' }),
  );

  test('consists of the package version and a hash, equal for equal sources', async () => {
    const before = await version();
    expect(before).toMatch(/^0\.3\.0-b[0-9a-f]{10}$/);
    await writeFiles({ 'src/remote.test.ts': 'another test', 'notes.md': 'read me' });
    expect(await version()).toBe(before);
  });

  test('changes with a source file and with an installed library', async () => {
    const before = await version();
    await writeFiles({ 'src/remote.ts': 'two' });
    const edited = await version();
    await writeFiles({ 'node_modules/a/package.json': '{"version":"1.2.3"}' });
    expect(new Set([before, edited, await version()]).size).toBe(3);
  });
});

test('build and browser compute the same global name for a version', () => {
  const [name, version] = ['demo', '0.3.0-b0123456789'];
  expect(containerName(name, version)).toBe('pignon_demo_0_3_0_b0123456789');
  expect(containerOf({ name, version })).toBe(containerName(name, version));
});
