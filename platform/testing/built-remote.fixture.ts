import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { descriptorOf } from '@pignon/shared/testing/remote-descriptor';
import { integrityOf } from '../store/file-integrity';
import { PACKAGES_FILE } from '../store/version-files';

const FILES = { 'entry.1.js': 'entry', 'pages-list.1.js': 'page' };

const integrityOfAll = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, integrityOf(content)]));

/** The list of packages that a build writes, each given as `name version`. */
export function packageList(...packages: string[]): string {
  const components = packages.map((text) => {
    const [name = '', version = ''] = text.split(' ');
    return { type: 'library', name, version, purl: `pkg:npm/${name}@${version}` };
  });
  return JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components });
}

/**
 * Writes a folder like a remote's build; `edit` changes the descriptor, `page` the content of its page. `packages` is
 * the text of the list of packages, which older kits do not write.
 */
export async function builtRemote(
  edit: Partial<RemoteDescriptor> = {},
  page = FILES['pages-list.1.js'],
  packages?: string,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pignon-built-'));
  const list: Record<string, string> = packages === undefined ? {} : { [PACKAGES_FILE]: packages };
  const files: Record<string, string> = { ...FILES, 'pages-list.1.js': page, ...list };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  const descriptor = descriptorOf({ integrity: integrityOfAll(files), ...edit });
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(descriptor));
  return folder;
}
