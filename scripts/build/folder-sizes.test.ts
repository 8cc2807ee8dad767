import path from 'node:path';
import { sourceFiles } from '@pignon/platform/build/input-hash';
import { PACKAGES, REPOSITORY } from './packages';

/** Source files in one folder, without its subfolders and without tests. */
const MAX_FILES = 20;

const ROOTS = [
  'api',
  'demo',
  'e2e',
  'host',
  'jest',
  'platform',
  'scripts',
  'shared',
  ...PACKAGES.filter((name) => name !== 'host'),
];
const SOURCE = /\.(tsx?|[cm]?js|css)$/;
const PRODUCT = /\.generated\.|(^|\/)(frozen|\.data|\.cache)\//;

async function countByFolder(): Promise<Map<string, number>> {
  const files = (await Promise.all(ROOTS.map((root) => sourceFiles(path.join(REPOSITORY, root))))).flat();
  const counts = new Map<string, number>();
  for (const file of files) {
    const relative = path.relative(REPOSITORY, file).replaceAll(path.sep, '/');
    if (!SOURCE.test(relative) || PRODUCT.test(relative)) continue;
    const folder = path.posix.dirname(relative);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

it('keeps every folder at 20 source files or fewer', async () => {
  const counts = await countByFolder();
  expect(counts.size).toBeGreaterThan(100);
  const tooLarge = [...counts].filter(([, count]) => count > MAX_FILES);
  expect(tooLarge).toEqual([]);
});
