import { hostRefusals } from '@pignon/shared/federation/host-compatibility';
import { descriptorOf, LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { CONTRACT_VERSION } from '@pignon/shared/contract/version';
import { BEHIND_ENTRY_POINTS, ENTRY_POINTS, expectedOfHost, providedByHost, remoteShares } from './shared-modules';

test('libraries are declared as ranges, which the host of the same tree satisfies', () => {
  const shared = expectedOfHost('^1.0.0');
  expect(shared.react).toMatch(/^\^\d+\.\d+\.0$/);
  expect(
    hostRefusals(descriptorOf({ shared: { react: shared.react! } }), { ...LIVE_HOST, provides: providedByHost() }),
  ).toEqual([]);
});

const LIBRARIES = ['react', 'react/', 'react-dom', 'react-dom/'];

test('a remote expects libraries by range and entry points by its contract range', () => {
  const shared = expectedOfHost('^1.2.0');
  expect(Object.keys(shared)).toEqual([...LIBRARIES, ...ENTRY_POINTS]);
  for (const name of ENTRY_POINTS) expect(shared[name]).toBe('^1.2.0');
  expect(shared['react/']).toBe(shared.react);
});

test("the host provides installed libraries, and entry points in the contract's version", () => {
  const provided = providedByHost();
  expect(Object.keys(provided)).toEqual([...LIBRARIES, ...ENTRY_POINTS]);
  expect(provided['react-dom/']).toMatch(/^\d+\.\d+\.\d+$/);
  for (const name of ENTRY_POINTS) expect(provided[name]).toBe(CONTRACT_VERSION);
});

test('a remote bundles no shared module', () => {
  const expected = expectedOfHost('^1.2.0');
  expect(remoteShares('^1.2.0')).toEqual(
    Object.fromEntries(
      Object.entries(expected).map(([key, requiredVersion]) => [
        key,
        { singleton: true, strictVersion: false, requiredVersion, import: false },
      ]),
    ),
  );
});

test('each library behind an entry point names an entry point that the host provides', () => {
  const { zod, ...others } = BEHIND_ENTRY_POINTS;
  for (const [library, instead] of Object.entries(others))
    expect([library, [...ENTRY_POINTS, ...LIBRARIES].includes(instead)]).toEqual([library, true]);
  expect(zod).toBe('types only (import type), the API and forms validate with @pignon/shared/domain');
  expect(others).toMatchObject({
    antd: '@pignon/shared/ui/core',
    'react-router-dom': '@pignon/shared/router',
    '@tanstack/react-query': '@pignon/shared/api',
    i18next: '@pignon/shared/i18n',
    rxjs: '@pignon/shared/bus',
    firebase: '@pignon/shared/auth',
    '@dnd-kit/core': '@pignon/shared/ui/sort',
    leaflet: '@pignon/shared/ui/map',
  });
});
