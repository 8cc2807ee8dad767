import { importedPackages, packedManifest, type RootManifest } from './packed-manifest';

const HOUSE: RootManifest = {
  catalog: { react: '19.3.1', zod: '4.6.7', '@types/leaflet': '1.9.22', tsx: '4.23.15' },
  root: { tsx: 'catalog:', yaml: '2.9.1' },
  packed: { '@pignon/shared': '0.1.0-b1' },
};
const OWN = { name: '@pignon/platform', version: '0.1.0' };

it('lists imported packages by name, whatever their subpath', () => {
  const source = `import a from 'antd/es/button'; import type { B } from '@scope/b/c'; import './own'; import 'node:fs';
    import { join } from 'path'; export * from 'd'; const e = () => import('e/f'); // import 'g'
    const h = require.resolve('h/package.json');`;
  expect(importedPackages(source).sort()).toEqual(['@scope/b', 'antd', 'd', 'e', 'h']);
});

it('states every version, and requires packages of the kit as peers', () => {
  const dependencies = { '@pignon/shared': 'workspace:*', zod: 'catalog:', react: 'catalog:' };
  const packed = packedManifest({ ...OWN, dependencies }, ['react', '@pignon/shared', 'tsx', 'yaml', OWN.name], HOUSE);
  expect(packed).toMatchObject({
    dependencies: { react: '19.3.1', zod: '4.6.7' },
    peerDependencies: { '@pignon/shared': '0.1.0-b1', tsx: '4.23.15', yaml: '2.9.1' },
  });
});

it('includes type packages of its libraries, and other tools only when imported', () => {
  const devDependencies = { '@types/leaflet': 'catalog:', tsx: 'catalog:', unused: '1.0.0' };
  expect(packedManifest({ ...OWN, devDependencies }, ['tsx'], HOUSE)).toMatchObject({
    dependencies: { '@types/leaflet': '1.9.22' },
    peerDependencies: { tsx: '4.23.15' },
  });
});

it.each([
  [{ dependencies: { antd: 'catalog:' } }, [], 'antd'],
  [{ dependencies: { '@pignon/api': 'workspace:*' } }, [], '@pignon/api'],
  [{}, ['left-pad'], 'left-pad'],
])('%j with imports %j is refused for lack of a version', (own, imported, name) => {
  expect(() => packedManifest({ ...OWN, ...own }, imported, HOUSE)).toThrow(`which version of ${name} a kit needs`);
});
