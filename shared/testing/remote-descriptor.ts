import type { RemoteDescriptor } from '../contract/descriptor.schema';
import type { HostFile } from '../federation/host-file';

export const LIVE_HOST: HostFile = {
  contract: '1.2.0',
  api: '1.0.0',
  main: 'main.js',
  styles: [],
  pieces: {},
  provides: { react: '19.3.1', '@pignon/shared/ui/core': '1.2.0' },
  integrity: {},
};

/** SHA-384 of files with the content `entry` and `page`. */
const INTEGRITY = {
  'entry.1.js': 'sha384-62uBgnG6+YTGQNMl+obi6qVkdGZnlhGcgfthFhDiF516gWydfNbHtTpyulxi7Aeh',
  'pages-list.1.js': 'sha384-O1q4yTJ+ZxZ6JowVEDnVlPqdYNucPDODGdpOR4Fip/naxAVr4VT/xrP/k2APuE9Y',
};

/** Descriptor of a remote with one page, as its build writes it; `edit` changes it. */
export function descriptorOf(edit: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  const messagesModule = { expose: './messages/fr', files: [], needs: [] };
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
    messages: { fr: messagesModule, en: { ...messagesModule, expose: './messages/en' } },
    publishes: [],
    consumes: [],
    shared: { react: '19.3.1', '@pignon/shared/ui/core': '^1.0.0' },
    integrity: INTEGRITY,
    ...edit,
  };
}
