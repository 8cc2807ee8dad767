import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteDescriptor } from '../../contract/descriptor.schema';
import type { HostFile } from '../host-file';
import { integrityOf } from '../built-files';

export const LIVE_HOST: HostFile = {
  contract: '1.2.0',
  api: '1.0.0',
  main: 'main.js',
  styles: [],
  pieces: {},
  provides: { react: '19.3.1', '@pignon/shared/ui/core': '1.2.0' },
  integrity: {},
};

const FILES = { 'entry.1.js': 'entry', 'pages-list.1.js': 'page' };

const integrityOfAll = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, integrityOf(content)]));

/** A remote of one page as its build describes it; `edit` changes that. */
export function descriptorOf(edit: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  const words = { expose: './messages/fr', files: [], needs: [] };
  return {
    name: 'demo',
    owner: 'Équipe Démo',
    version: '1.0.0-b1',
    contract: '^1.0.0',
    api: '^1.0.0',
    entry: 'entry.1.js',
    routes: [
      {
        path: '/demo/list',
        title: { fr: 'Démo', en: 'Demo' },
        page: { expose: './pages/list.page', files: ['pages-list.1.js'], needs: ['@pignon/shared/ui/core'] },
      },
      { path: '/demo', redirect: '/demo/list' },
    ],
    menu: [],
    slots: [],
    messages: { fr: words, en: { ...words, expose: './messages/en' } },
    publishes: [],
    consumes: [],
    shared: { react: '19.3.1', '@pignon/shared/ui/core': '^1.0.0' },
    integrity: integrityOfAll(FILES),
    ...edit,
  };
}

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
