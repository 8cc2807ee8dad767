import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAside, newBuildFolder } from './build-folder';

let parent: string;
const root = () => path.join(parent, 'remote-demo');
const dist = () => path.join(root(), 'dist');
const builds = () => readdir(path.join(parent, '.cache/builds'));
const built = () => readFile(path.join(dist(), 'entry.js'), 'utf8');
const making = (content: string) => async (folder: string) => {
  await writeFile(path.join(folder, 'entry.js'), content);
  return content;
};

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'pignon-aside-'));
  await mkdir(root());
});

test('a build replaces the previous one as a whole', async () => {
  await buildAside(root(), dist(), making('one'));
  await writeFile(path.join(dist(), 'only-of-one.js'), '');
  expect(await buildAside(root(), dist(), making('two'))).toBe('two');
  expect([await built(), await readdir(dist()), await builds()]).toEqual(['two', ['entry.js'], []]);
});

test('a failed build keeps the previous one and leaves no other files', async () => {
  await buildAside(root(), dist(), making('one'));
  const failingBuild = async (folder: string) => {
    await making('half')(folder);
    throw new Error('a module is missing');
  };
  await expect(buildAside(root(), dist(), failingBuild)).rejects.toThrow('a module is missing');
  expect([await built(), await builds()]).toEqual(['one', []]);
});

test('of parallel builds each is complete, the last one stays, and no other files remain', async () => {
  const numbers = Array.from({ length: 8 }, (_, number) => String(number));
  await Promise.all(numbers.map((number) => buildAside(root(), dist(), making(number))));
  expect(numbers).toContain(await built());
  expect([await readdir(dist()), await builds()]).toEqual([['entry.js'], []]);
});

test('the files of an interrupted build are deleted by the next one', async () => {
  const folder = await newBuildFolder(root(), 2 ** 22 + 1);
  await writeFile(path.join(folder, 'entry.js'), 'half');
  const ownFolder = await newBuildFolder(root());
  expect(await builds()).toEqual([path.basename(ownFolder)]);
});
