import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodedMap, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { SCRIPT, SCRIPT_MAP } from '../testing/source-map.fixture';
import { moveSourceMaps, shiftMap } from './move-source-maps';

let folder: string;
const file = () => path.join(folder, 'entry.js.map');
const originalAt = async (column: number) => {
  const map = new TraceMap(await readFile(file(), 'utf8'));
  const { line, column: at, name } = originalPositionFor(map, { line: 1, column });
  return [line, at, name];
};

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'pignon-maps-')), 'dist');
  await mkdir(folder);
});

test('positions after a longer text are shifted, earlier ones are unchanged', async () => {
  await writeFile(file(), SCRIPT_MAP);
  // `t()` grows by five characters
  await shiftMap(file(), SCRIPT, /t\(\)/g, 'something'.length - 1);
  expect(await originalAt(17)).toEqual([12, 9, 'draw']);
  expect(await originalAt(22)).toEqual([14, 2, null]);
  expect(await originalAt(26)).toEqual([14, 2, null]);
  expect(await originalAt(31)).toEqual([15, 6, null]);
});

test('several replacements add up, and other lines stay', async () => {
  const mappings = [
    [[0, 0, 0, 0]],
    [
      [0, 0, 1, 0],
      [4, 0, 2, 0],
      [8, 0, 3, 0],
    ],
  ] as never;
  const map = new TraceMap({ version: 3, sources: ['a.ts'], names: [], mappings });
  await writeFile(file(), JSON.stringify(encodedMap(map)));
  await shiftMap(file(), 'X();\nX();X();X', /X/g, 3);
  const lineAt = async (line: number, column: number) =>
    originalPositionFor(new TraceMap(await readFile(file(), 'utf8')), { line, column }).line;
  expect([await lineAt(1, 0), await lineAt(2, 0), await lineAt(2, 5)]).toEqual([1, 2, 2]);
  expect([await lineAt(2, 6), await lineAt(2, 11), await lineAt(2, 12)]).toEqual([3, 3, 4]);
});

test('a build without source maps gets none', async () => {
  await shiftMap(file(), SCRIPT, /t/g, 3);
  await moveSourceMaps(folder);
  expect(await readdir(path.dirname(folder))).toEqual(['dist']);
});

test('maps of scripts move beside the folder; those of style sheets and older ones are deleted', async () => {
  const mapsFolder = path.join(path.dirname(folder), 'maps-of-dist');
  await mkdir(mapsFolder);
  await writeFile(path.join(mapsFolder, 'old.js.map'), '{}');
  await mkdir(path.join(folder, 'deep'));
  for (const name of ['entry.js', 'entry.js.map', 'entry.css', 'entry.css.map', 'deep/page.js.map'])
    await writeFile(path.join(folder, name), name);
  await moveSourceMaps(folder);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['deep', 'entry.css', 'entry.js']);
  expect((await readdir(mapsFolder, { recursive: true })).sort()).toEqual(['deep', 'deep/page.js.map', 'entry.js.map']);
});
