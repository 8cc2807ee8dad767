import { readJest, readPlaywright } from './results';

it('names every failed and flaky test of a jest report, and the files that could not be loaded', () => {
  const failed = { status: 'failed', fullName: 'a rule holds', failureMessages: ['expected 1 to be 2'] };
  const again = { status: 'passed', fullName: 'a third', invocations: 2, duration: 7, retryReasons: ['too late'] };
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [failed, { status: 'passed', fullName: 'another', duration: 40 }, again],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find ./gone', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(readJest(report)).toEqual({
    passed: 4,
    failed: 1,
    failures: [
      { name: 'a.test.ts › a rule holds', message: 'expected 1 to be 2' },
      { name: 'b.test.ts', message: 'Cannot find ./gone' },
    ],
    flaky: [{ name: 'a.test.ts › a third', message: 'too late' }],
    durations: [
      { name: 'a.test.ts › a rule holds', ms: 0 },
      { name: 'a.test.ts › another', ms: 40 },
      { name: 'a.test.ts › a third', ms: 7 },
    ],
  });
});

it('names every failed and flaky spec of a Playwright report, nested ones too', () => {
  const spec = (title: string, ok: boolean, status = ok ? 'expected' : 'unexpected') => ({
    title,
    ok,
    file: 'live.spec.ts',
    tests: [
      {
        status,
        results: [{ duration: title.length, error: status === 'expected' ? undefined : { message: 'Timeout 3000ms' } }],
      },
    ],
  });
  const report = {
    stats: { expected: 7, unexpected: 2, flaky: 1 },
    suites: [
      {
        specs: [spec('one', false), spec('two', true), spec('four', true, 'flaky')],
        suites: [{ specs: [spec('three', false)] }],
      },
    ],
  };
  expect(readPlaywright(report)).toEqual({
    passed: 8,
    failed: 2,
    failures: [
      { name: 'live.spec.ts › one', message: 'Timeout 3000ms' },
      { name: 'live.spec.ts › three', message: 'Timeout 3000ms' },
    ],
    flaky: [{ name: 'live.spec.ts › four', message: 'Timeout 3000ms' }],
    durations: [
      { name: 'live.spec.ts › one', ms: 3 },
      { name: 'live.spec.ts › two', ms: 3 },
      { name: 'live.spec.ts › four', ms: 4 },
      { name: 'live.spec.ts › three', ms: 5 },
    ],
  });
});
