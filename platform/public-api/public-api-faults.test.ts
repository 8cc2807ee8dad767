import { publicApiForRange, readRecords } from './frozen-contracts';
import type { PublicApi } from './public-api';
import { publicApiOfTree } from './public-api-of-tree';
import { publicApiFaults } from './public-api-faults';

const BUS = '@pignon/shared/bus';
const publicApiOf = (contract: string, ...names: string[]): PublicApi => ({
  contract,
  api: '1.0.0',
  slots: ['home.widget'],
  events: [],
  menus: [],
  icons: [],
  entryPoints: { [BUS]: names },
});
const GIVEN = [publicApiOf('1.2.0', 'bus'), publicApiOf('1.3.0', 'bus', 'useBusEvent')];

test('this tree’s contract keeps all released names, and the previous contract is frozen', async () => {
  const records = await readRecords();
  expect(records.length).toBeGreaterThan(0);
  expect(publicApiFaults(await publicApiOfTree(), records)).toEqual([]);
});

describe('a contract', () => {
  test('never changes once released', () => {
    expect(publicApiFaults(publicApiOf('1.3.0', 'useBusEvent', 'bus'), GIVEN)).toEqual([]);
    expect(publicApiFaults(publicApiOf('1.3.0', 'bus', 'useBusEvent', 'raise'), GIVEN)).toEqual([
      `contract 1.3.0 was given out without this change: raise of ${BUS}; raise CONTRACT_VERSION in shared/contract/version.ts`,
    ]);
    expect(publicApiFaults(publicApiOf('1.3.0', 'bus'), GIVEN)[0]).toContain('useBusEvent');
  });

  test('adds names in a minor version, and removes some in a major one', () => {
    expect(publicApiFaults(publicApiOf('1.4.0', 'bus', 'useBusEvent', 'raise'), GIVEN)).toEqual([]);
    expect(publicApiFaults(publicApiOf('1.4.0', 'bus'), GIVEN)).toEqual([
      `contract 1.4.0 lost useBusEvent of ${BUS}: keep it for older remotes, or raise the major version`,
    ]);
    expect(publicApiFaults(publicApiOf('1.3.1', 'bus', 'useBusEvent', 'raise'), GIVEN)[0]).toContain('raise the minor');
    expect(publicApiFaults(publicApiOf('2.0.0', 'bus'), GIVEN)).toEqual([]);
    const without = { ...publicApiOf('1.4.0', 'bus', 'useBusEvent'), slots: [] };
    expect(publicApiFaults(without, GIVEN)[0]).toContain('lost slot home.widget');
  });

  test.each(['1.5.0', '1.4.1', '3.0.0'])('cannot be raised to %s before the previous one is frozen', (contract) => {
    expect(publicApiFaults(publicApiOf(contract, 'bus', 'useBusEvent'), GIVEN)).toEqual([
      expect.stringMatching(`contract ${contract} does not follow 1.3.0, .*npm run contract -- freeze`),
    ]);
  });

  test('cannot decrease', () => {
    expect(publicApiFaults(publicApiOf('1.2.0', 'bus'), GIVEN)[0]).toContain('cannot go back to 1.2.0');
  });
});

test('a remote relies on the oldest contract in its range', () => {
  const contractFor = (range: string) => publicApiForRange(range, GIVEN)?.contract;
  expect(contractFor('^1.2.0')).toBe('1.2.0');
  expect(contractFor('^1.2.5')).toBe('1.2.0');
  expect(contractFor('^1.3.0')).toBe('1.3.0');
  expect(contractFor('^1.0.0')).toBe('1.2.0');
  expect(contractFor('^1.4.0')).toBeUndefined();
  expect(contractFor('nonsense')).toBeUndefined();
});
