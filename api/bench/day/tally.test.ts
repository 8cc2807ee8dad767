import { faultsOf, memoryPeaks, newTally, percentile, tallyReport, type Tally } from './tally';

const day = (overrides: Partial<Tally> = {}): Tally => ({
  ...newTally(),
  times: { read: [10, 20, 30], write: [40] },
  ...overrides,
});

test('returns the duration below which a share of calls stays', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.95, 0.99].map((share) => percentile(hundred, share))).toEqual([50, 95, 99]);
  expect(percentile([], 0.95)).toBe(0);
});

test('reports no fault for a good day', () => {
  expect(
    faultsOf(
      day({
        times: { read: [150], write: [300] },
        memory: [
          [50, 50],
          [100, 200],
          [110, 220],
        ],
      }),
    ),
  ).toEqual([]);
});

test.each([
  ['p95 of reads is 151 ms, over 150', day({ times: { read: [151], write: [1] } })],
  ['p95 of writes is 301 ms, over 300', day({ times: { read: [1], write: [301] } })],
  ['no write was made', day({ times: { read: [1], write: [] } })],
  ['1 errors, the first: GET user: 500', day({ errors: ['GET user: 500'] })],
  [
    'server 2 grew from 200 to 221 MB',
    day({
      memory: [
        [400, 400],
        [100, 200],
        [110, 221],
      ],
    }),
  ],
  ['1 lost updates, the first: contact 7', day({ lost: ['contact 7'] })],
])('reports a fault: %s', (fault, measured) => {
  expect(faultsOf(measured)).toEqual([fault]);
});

test('takes the highest of several looks in each third of the day', () => {
  expect(memoryPeaks([[1], [2], [9], [3], [4], [3], [5]])).toEqual([[9, 4, 5]]);
});

test('formats the figures', () => {
  expect(tallyReport(day({ settled: 2, memory: [[100], [220], [210]] }))).toBe(
    [
      'reads: 3 calls, p50 20 ms, p95 30 ms, p99 30 ms',
      'writes: 1 calls, p50 40 ms, p95 40 ms, p99 40 ms',
      'server 1: at most 100, 220, 210 MB',
      '0 errors, 0 lost updates, 2 settled with a colleague’s',
    ].join('\n'),
  );
});
