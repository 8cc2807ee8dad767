import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtHostFolder } from '@pignon/platform/testing/built-host.fixture';
import { builtHost } from './built-host';

test('reads a host once, again after a new build, and not during a build', async () => {
  const folder = await builtHostFolder({});
  const file = path.join(folder, 'host.json');
  const built = builtHost(folder);
  const first = built();
  expect(built()).toBe(first);
  const later = async (content: string, seconds: number) => {
    await writeFile(file, content);
    await utimes(file, new Date(), new Date(Date.now() + seconds * 1_000));
  };
  await later('{', 10);
  expect(built()).toBe(first);
  await later(JSON.stringify({ ...first.host, contract: '9.0.0' }), 20);
  expect(built().host.contract).toBe('9.0.0');
  expect(built()).toBe(built());
  expect(built().id).not.toBe(first.id);
});
