import { descriptorOf, LIVE_HOST } from '../testing/remote-descriptor';
import { hostRefusals, tooWideRanges } from './host-compatibility';

const ENTRY_POINT = '@pignon/shared/ui/core';

/** Refusals of a remote built against one release of React on a host with another. */
const refusalReasons = (statedRange: string, react: string) =>
  hostRefusals(descriptorOf({ shared: { react: statedRange } }), { ...LIVE_HOST, provides: { react } }).map(
    ({ reason }) => reason,
  );

describe('a library of the host', () => {
  test.each([
    ['^19.3.0', '19.3.0'],
    ['^19.3.0', '19.3.2'],
    ['^19.3.0', '19.4.0'],
    // as stated by builds that are still in stores
    ['19.3.1', '19.3.0'],
    ['19.3.1', '19.3.2'],
    ['19.3.1', '19.4.0'],
  ])('built against %s is compatible with %s', (statedRange, providedVersion) => {
    expect(refusalReasons(statedRange, providedVersion)).toEqual([]);
  });

  test.each([
    ['^19.3.0', '19.2.9'],
    ['^19.3.0', '20.0.0'],
    ['19.3.1', '19.2.9'],
    ['19.3.1', '20.0.0'],
  ])('built against %s is incompatible with %s', (statedRange, providedVersion) => {
    expect(refusalReasons(statedRange, providedVersion)).toEqual([
      `it was built against react ${statedRange} and the host provides ${providedVersion}`,
    ]);
  });
});

test('checks only the version ranges on an earlier host of an open page', () => {
  const remote = descriptorOf({ contract: '^2.0.0', shared: { vue: '^3.0.0' } });
  expect(hostRefusals(remote, { contract: '2.0.0', api: '1.0.0' })).toEqual([]);
  expect(hostRefusals(remote, { ...LIVE_HOST, provides: { [ENTRY_POINT]: '1.2.0' } })).toHaveLength(2);
});

describe('contract and API', () => {
  const host = { contract: '1.2.0', api: '1.0.0' };
  const refusals = (contract: string, api: string) => hostRefusals(descriptorOf({ contract, api }), host);

  test('are compatible with a range that contains the host’s version', () => {
    expect(refusals('^1.2.0', '>=1.0.0 <2')).toEqual([]);
  });

  test('are named when too old, with both remedies', () => {
    expect(refusals('^1.3.0', '^2.0.0')).toMatchObject([
      {
        reason: 'it asks for contract ^1.3.0 and the live host has 1.2.0',
        fix: 'build it against contract 1.2.0, or publish the host first',
      },
      {
        reason: 'it asks for API ^2.0.0 and the live host has 1.0.0',
        fix: 'build it against API 1.0.0, or publish the host first',
      },
    ]);
  });

  test.each(['*', ' * ', '', '  ', 'latest'])('need a range: "%s" is none', (range) => {
    expect(refusals(range, '^1.0.0')).toEqual([
      {
        reason: `its contract range is "${range}"`,
        fix: 'state what it was written for, for example "^1.2.0"',
        kind: 'NO_RANGE',
        values: { what: 'contract', range },
      },
    ]);
  });

  test('of a future major version are refused in a range', () => {
    const tooWide = (contract: string, api: string) => tooWideRanges(descriptorOf({ contract, api }), host);
    expect(tooWide('^1.2.0', '~1.0.0')).toEqual([]);
    const fix = (version: string) => `state what it was written for, for example "^${version}"`;
    expect(tooWide('>=1.2.0', '1.x || 2.x')).toEqual([
      {
        reason: 'its contract range ">=1.2.0" takes contract 2.0.0 too, for which nothing can be written yet',
        fix: fix('1.2.0'),
      },
      {
        reason: 'its API range "1.x || 2.x" takes API 2.0.0 too, for which nothing can be written yet',
        fix: fix('1.0.0'),
      },
    ]);
    // the other check reports complete incompatibility
    expect(tooWide('^2.0.0', '*')).toEqual([]);
  });
});

test('names a shared module that is missing or of another release, with the remedy', () => {
  const shared = { vue: '^3.0.0', react: '^18.0.0' };
  expect(hostRefusals(descriptorOf({ shared }), LIVE_HOST)).toMatchObject([
    { reason: 'it expects vue of the host, which does not provide it', fix: 'publish the host first' },
    { reason: 'it was built against react ^18.0.0 and the host provides 19.3.1', fix: 'install and rebuild it' },
  ]);
});
