import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { descriptorOf } from '@pignon/shared/testing/remote-descriptor';
import { integrityOf } from '../store/built-files';

const FILES = { 'entry.1.js': 'entry', 'pages-list.1.js': 'page' };

const integrityOfAll = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, integrityOf(content)]));

/** Writes a folder as a remote's build leaves it; `edit` changes the descriptor, `page` the weight of its page. */
export async function builtRemote(
  edit: Partial<RemoteDescriptor> = {},
  page = FILES['pages-list.1.js'],
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pignon-built-'));
  const files = { ...FILES, 'pages-list.1.js': page };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  const descriptor = descriptorOf({ integrity: integrityOfAll(files), ...edit });
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(descriptor));
  return folder;
}
