import { duplicateModules } from './duplicate-modules';

const duplicatesIn = (build: Record<string, string[]>) =>
  duplicateModules(Object.keys(build), (file) => build[file] ?? []);

test('reports nothing for a page that loads each module once', () => {
  const main = ['host/src/boot/main.ts', 'webpack/runtime/sharing', 'node_modules/react/cjs/react.production.js'];
  const list = ['shared/api/client.ts', 'shared/api/client.test-helper.ts', 'webpack/runtime/sharing'];
  expect(duplicatesIn({ 'main.js': main, 'list.js': list })).toEqual([]);
});

test('reports a module in two files, with both', () => {
  expect(duplicatesIn({ 'main.js': ['shared/bus/bus.ts'], 'list.js': ['shared/bus/bus.ts'] })).toEqual([
    'shared/bus/bus.ts in main.js, shared/bus/bus.ts in list.js',
  ]);
});

test.each([
  ['@module-federation/runtime-core/dist/core.cjs', '@module-federation/runtime-core/dist/core.js'],
  ['antd/es/form/index.js', 'antd/lib/form/index.js'],
  ['zod/v4/classic/schemas.cjs', 'zod/v4/classic/schemas.js'],
  ['i18next/dist/cjs/i18next.js', 'i18next/dist/esm/i18next.mjs'],
])('reports a package in two formats, in one file too: %s', (one, other) => {
  const sources = [`node_modules/${one}`, `node_modules/${other}`];
  expect(duplicatesIn({ 'main.js': sources })).toEqual([`${sources[0]} in main.js, ${sources[1]} in main.js`]);
});

test('reports a package in two versions, unless a reason is recorded', () => {
  const router = [7, 6].map((version) => `node_modules/react-router@${version}.1.0/dist/index.js`);
  expect(duplicatesIn({ 'main.js': router })).toEqual([`${router[0]} in main.js, ${router[1]} in main.js`]);
  const scoped = [2, 3].map((version) => `node_modules/@ant-design/colors@${version}.0.0/es/generate.js`);
  expect(duplicatesIn({ 'main.js': scoped })).toHaveLength(1);
  const idb = ['node_modules/idb@7.1.1/build/index.js', 'node_modules/idb@8.0.4/build/index.js'];
  expect(duplicatesIn({ 'main.js': idb })).toEqual([]);
});

test('treats equally named files of two packages as two modules', () => {
  expect(
    duplicatesIn({
      'main.js': ['node_modules/rxjs/dist/es/index.js', 'node_modules/react/index.js', 'shared/index.ts'],
    }),
  ).toEqual([]);
});
