import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { sharedModules } from './share-scope';

const react = {
  from: 'pignon_host',
  get: () => 'react',
  useIn: ['pignon_host', 'pignon_demo_1'],
  loaded: true,
  shareConfig: { singleton: true },
};
const dayjs = { from: 'pignon_demo_1', get: () => 'dayjs', useIn: [], shareConfig: {} };

/** Simulates an instance of the runtime: the modules it provides, and the common share scope. */
const instance = (name: string, providedModules: object, scope?: object) => ({
  name,
  options: { shared: providedModules },
  shareScopeMap: scope ? { default: scope } : {},
});

function page(...instances: object[]): void {
  stubGlobal('__FEDERATION__', { __INSTANCES__: instances });
}

test('returns nothing on a page without federation', () => {
  expect(sharedModules()).toEqual([]);
});

test('lists each copy once, by name, although every instance lists it', () => {
  const scope = { react: { '19.3.1': react }, dayjs: { '1.0.0': dayjs } };
  page(instance('pignon_host', { react: [react] }, scope), instance('pignon_demo_1', { dayjs: [dayjs] }, scope));
  expect(sharedModules()).toEqual([
    { name: 'dayjs', version: '1.0.0', provider: 'pignon_demo_1', consumers: [], loaded: false, singleton: false },
    {
      name: 'react',
      version: '19.3.1',
      provider: 'pignon_host',
      consumers: ['pignon_host', 'pignon_demo_1'],
      loaded: true,
      singleton: true,
    },
  ]);
});

test('lists two versions of one library as two copies', () => {
  page(instance('pignon_host', {}, { react: { '19.3.1': react, '18.0.0': { ...react, loaded: false } } }));
  expect(sharedModules().map(({ version, loaded }) => [version, loaded])).toEqual([
    ['19.3.1', true],
    ['18.0.0', false],
  ]);
});

test('finds the provider although the first consumer has overwritten its name', () => {
  const sharedModule = { ...react, from: 'pignon_demo_1' };
  const scope = { react: { '19.3.1': sharedModule } };
  page(
    instance('pignon_demo_1', { other: [{ get: sharedModule.get }], react: [{ get: () => 'its own' }] }, scope),
    instance('pignon_host', { react: [{ get: () => 'an earlier one' }, sharedModule] }),
  );
  expect(sharedModules().map(({ provider }) => provider)).toEqual(['pignon_host']);
});

test('lists a copy under its recorded provider when that is not on the page', () => {
  page(instance('pignon_host', {}, { react: { '19.3.1': { ...react, from: 'pignon_demo_0' } } }));
  expect(sharedModules()[0]?.provider).toBe('pignon_demo_0');
});

test('treats a present module as loaded, even if the runtime does not say so', () => {
  const { loaded: _, ...unsaid } = react;
  page(instance('pignon_host', {}, { react: { '19.3.1': { ...unsaid, lib: () => 'react' } } }));
  expect(sharedModules()[0]?.loaded).toBe(true);
});

test('sorts by name', () => {
  const names = ['react', 'antd', 'zod', 'dayjs'];
  page(instance('pignon_host', {}, Object.fromEntries(names.map((name) => [name, { '1.0.0': { ...react } }]))));
  expect(sharedModules().map(({ name }) => name)).toEqual(['antd', 'dayjs', 'react', 'zod']);
});
