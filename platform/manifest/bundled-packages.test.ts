import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StatsModule } from 'webpack';
import { listPackages, packageFolders } from './bundled-packages';

const PNPM = '/repo/node_modules/.pnpm';
const REMOTE = { name: 'demo', version: '1.0.0-b1' };

/** Statistics of a build: plain modules, modules joined into one, and modules without a file. */
const modulesAt = (root: string): StatsModule[] => [
  { nameForCondition: '/repo/remote-demo/src/pages/list.page.tsx' },
  { nameForCondition: null },
  { nameForCondition: `${root}/x@1.2.3/node_modules/x/dist/index.js` },
  {
    nameForCondition: '/repo/remote-demo/src/remote.ts',
    modules: [
      { nameForCondition: `${root}/@scope+y@2.0.0_react@19.3.1/node_modules/@scope/y/index.mjs` },
      { nameForCondition: `${root}/@scope+y@2.0.0_react@18.3.1/node_modules/@scope/y/index.mjs` },
      { nameForCondition: `${root}/x@1.2.3/node_modules/x/node_modules/inner/inner.css` },
    ],
  },
  { nameForCondition: '/repo/node_modules/.federation/entry.js' },
];

test('finds the folders of packages in the layouts of pnpm and npm, below joined modules too', () => {
  expect(packageFolders(modulesAt(PNPM))).toEqual([
    `${PNPM}/@scope+y@2.0.0_react@18.3.1/node_modules/@scope/y`,
    `${PNPM}/@scope+y@2.0.0_react@19.3.1/node_modules/@scope/y`,
    `${PNPM}/x@1.2.3/node_modules/x`,
    `${PNPM}/x@1.2.3/node_modules/x/node_modules/inner`,
  ]);
  expect(packageFolders([{ nameForCondition: '/duty/node_modules/@pignon/shared/domain/a.ts' }])).toEqual([
    '/duty/node_modules/@pignon/shared',
  ]);
  expect(packageFolders([{ nameForCondition: String.raw`C:\duty\node_modules\x\index.js` }])).toEqual([
    String.raw`C:\duty\node_modules\x`,
  ]);
});

test('lists each package once, with the name, version and licence that it states', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'pignon-packages-'));
  const packages: [string, object][] = [
    ['x@1.2.3/node_modules/x', { name: 'x', version: '1.2.3', license: 'MIT' }],
    ['x@1.2.3/node_modules/x/node_modules/inner', { name: 'inner', version: '0.1.0', license: { type: 'ISC' } }],
    ['@scope+y@2.0.0_react@18.3.1/node_modules/@scope/y', { name: '@scope/y', version: '2.0.0' }],
    ['@scope+y@2.0.0_react@19.3.1/node_modules/@scope/y', { name: '@scope/y', version: '2.0.0' }],
  ];
  for (const [folder, manifest] of packages) {
    await mkdir(path.join(root, folder), { recursive: true });
    await writeFile(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
  }
  const { metadata, components } = await listPackages(REMOTE, modulesAt(root));
  expect(metadata.component).toEqual({ type: 'application', name: 'remote-demo', version: '1.0.0-b1' });
  expect(components.map(({ purl, licenses }) => [purl, licenses?.[0].license.name])).toEqual([
    ['pkg:npm/%40scope/y@2.0.0', undefined],
    ['pkg:npm/inner@0.1.0', 'ISC'],
    ['pkg:npm/x@1.2.3', 'MIT'],
  ]);
});
