import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtHostFolder } from '@pignon/platform/testing/built-host.fixture';
import { builtHost } from './built-host';

test('reads a host once, again after a new build, and not during a build', async () => {
  const folder = await builtHostFolder({});
  const file = path.join(folder, 'host.json');
  const currentHost = builtHost(folder);
  const first = currentHost();
  expect(currentHost()).toBe(first);
  const writeHostFile = async (content: string, seconds: number) => {
    await writeFile(file, content);
    await utimes(file, new Date(), new Date(Date.now() + seconds * 1_000));
  };
  await writeHostFile('{', 10);
  expect(currentHost()).toBe(first);
  await writeHostFile(JSON.stringify({ ...first.host, contract: '9.0.0' }), 20);
  expect(currentHost().host.contract).toBe('9.0.0');
  expect(currentHost()).toBe(currentHost());
  expect(currentHost().id).not.toBe(first.id);
});
