import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beginBuild, isFresh } from './build-freshness';

const repository = { path: '' };
jest.mock('./packages', () => ({
  get REPOSITORY() {
    return repository.path;
  },
  rootOf: (name: string) => path.join(repository.path, name),
  distOf: (name: string) => path.join(repository.path, name, 'dist'),
}));

const folders: string[] = [];
const REMOTE = 'remote-demo';
const SCREEN = 'remote-demo/src/screen.tsx';

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(repository.path, file)), { recursive: true });
  writeFileSync(path.join(repository.path, file), content);
}

/** Files read by webpack. */
const READ = [SCREEN, 'shared/ui/button.tsx', 'package.json'];

/** A build that takes a while; `during` runs after it has read its files. */
async function build(during: () => void = () => undefined): Promise<void> {
  // source files must be older than the build
  await new Promise((resolve) => setTimeout(resolve, 50));
  const remember = await beginBuild(REMOTE);
  write('remote-demo/dist/remote.json', '{}');
  during();
  await remember(READ.map((file) => path.join(repository.path, file)));
}

beforeEach(() => {
  repository.path = mkdtempSync(path.join(tmpdir(), 'pignon-fresh-'));
  folders.push(repository.path);
  for (const name of ['.', 'shared', 'platform', REMOTE]) write(`${name}/package.json`, '{"version":"1.0.0"}');
  for (const folder of ['build', 'checks', 'manifest']) write(`platform/${folder}/part.ts`, 'one');
  write('shared/contract/version.ts', 'one');
  write('shared/ui/button.tsx', 'one');
  write('remote-demo/src/remote.ts', 'one');
  write(SCREEN, 'one');
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

it('is fresh until one of its files changes, and again when the change is reverted', async () => {
  await build();
  expect(await isFresh(REMOTE)).toBe(true);
  write(SCREEN, 'two');
  expect(await isFresh(REMOTE)).toBe(false);
  write(SCREEN, 'one');
  expect(await isFresh(REMOTE)).toBe(true);
});

it.each([
  ['a file of the package', SCREEN],
  ['a shared file', 'shared/ui/button.tsx'],
  ['what decides how it is built', 'platform/checks/part.ts'],
  ['a file of neither', 'package.json'],
])('is not fresh when %s was changed during the build', async (_, file) => {
  await build(() => write(file, '{"version":"2.0.0"}'));
  expect(await isFresh(REMOTE)).toBe(false);
  await build();
  expect(await isFresh(REMOTE)).toBe(true);
});

it('is fresh when a file changed meanwhile is not an input', async () => {
  await build(() => write('remote-demo/src/other.tsx', 'new'));
  expect(await isFresh(REMOTE)).toBe(true);
});

it('is not fresh without a build', async () => {
  expect(await isFresh(REMOTE)).toBe(false);
});
