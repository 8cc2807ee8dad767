import type { Tally } from './step';

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function count(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** Reads vitest's JSON report. */
export function readVitest(json: unknown): Tally {
  const report = record(json);
  return { passed: count(report['numPassedTests']), failed: count(report['numFailedTests']) };
}

/** Reads Playwright's JSON report; a flaky test, which failed once, counts as failed. */
export function readPlaywright(json: unknown): Tally {
  const stats = record(record(json)['stats']);
  return { passed: count(stats['expected']), failed: count(stats['unexpected']) + count(stats['flaky']) };
}
