import { readFile } from 'node:fs/promises';
import { SLOT_NAMES, UNOFFERED_SLOTS } from '@pignon/shared/contract/slots';
import { sourceFiles } from '@pignon/platform/build/input-hash';
import { PACKAGES, rootOf } from '../build/packages';

test('the doctor’s list of slots without a page matches the sources', async () => {
  const files = (await Promise.all(PACKAGES.map((name) => sourceFiles(rootOf(`${name}/src`))))).flat();
  const sources = await Promise.all(
    files.filter((file) => file.endsWith('.tsx')).map((file) => readFile(file, 'utf8')),
  );
  const offered = [...sources.join('\n').matchAll(/<Slot\s+name="([^"]+)"/g)].map(([, name]) => name);
  expect(SLOT_NAMES.filter((slot) => !offered.includes(slot))).toEqual([...UNOFFERED_SLOTS]);
});
