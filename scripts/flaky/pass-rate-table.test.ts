import { passRates, formatPassRates } from './pass-rate-table';

it('counts how often each test passed, worst first', () => {
  const run = (green: Record<string, boolean>) => Object.entries(green).map(([name, isGreen]) => ({ name, isGreen }));
  const shares = passRates([
    ...run({ a: true, b: true, c: false }),
    ...run({ a: true, b: false, c: false }),
    ...run({ a: true, b: true, c: true }),
  ]);
  expect(shares).toEqual([
    { name: 'c', green: 1, runs: 3 },
    { name: 'b', green: 2, runs: 3 },
    { name: 'a', green: 3, runs: 3 },
  ]);
  expect(formatPassRates(shares)).toEqual(['1 of 3  c', '2 of 3  b', '1 of 3 tests were green each time']);
});
