import { getInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as React from 'react';
import { ENTRY_POINTS, providedByHost } from '@pignon/platform/build/shared-modules';
import * as auth from '@pignon/shared/auth';
import { HOST } from '@pignon/shared/federation/runtime/federation-instances';
import { provideSharedModules, sharedOfHost } from './provide-shared-modules';

const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

test('provides what the build declares, in its versions, and one copy of each', () => {
  const shared = sharedOfHost();
  expect(Object.keys(shared).sort()).toEqual([...LIBRARIES, ...ENTRY_POINTS].sort());
  const declared = providedByHost();
  for (const [name, { version, shareConfig }] of Object.entries(shared)) {
    expect([name, version]).toEqual([name, declared[name] ?? declared[name.replace(/\/.*/, '/')]]);
    expect(shareConfig).toEqual({ singleton: true, strictVersion: false, requiredVersion: version });
  }
});

test('has loaded what the sign-in page uses, and evaluates the others when they are needed', async () => {
  const shared = sharedOfHost();
  const isLoaded = Object.entries(shared).filter(([, share]) => 'lib' in share);
  const firstEntryPoints = ['auth', 'bus', 'contract', 'i18n', 'state'].map((name) => `@pignon/shared/${name}`);
  expect(isLoaded.map(([name]) => name)).toEqual([...LIBRARIES, ...firstEntryPoints]);
  const { react, '@pignon/shared/auth': session, '@pignon/shared/router': router } = shared;
  expect(react && 'lib' in react && (react.lib() as typeof React).useState).toBe(React.useState);
  expect(session && 'lib' in session && session.lib()).toBe(auth);
  const getter = router && 'get' in router ? await router.get() : undefined;
  expect(getter?.()).toHaveProperty('createBrowserRouter');
});

test('starts one runtime, which remotes find', () => {
  provideSharedModules();
  const host = getInstance(({ name }) => name === HOST);
  expect(Object.keys(host?.shareScopeMap.default ?? {}).sort()).toEqual(Object.keys(sharedOfHost()).sort());
  expect(globalThis).toHaveProperty('_FEDERATION_RUNTIME_CORE.ModuleFederation', runtimeCore.ModuleFederation);
});
