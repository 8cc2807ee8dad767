import type { Failure, Results } from './step';

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(record) : [];
}

function count(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Reads jest's JSON report. */
export function readJest(json: unknown): Results {
  const report = record(json);
  const failures = list(report['testResults']).flatMap((file): Failure[] => {
    const tests = list(file['assertionResults']).filter((each) => each['status'] === 'failed');
    const said = tests.map((each): Failure => {
      const messages = Array.isArray(each['failureMessages']) ? each['failureMessages'] : [];
      return { name: `${text(file['name'])} › ${text(each['fullName'])}`, message: text(messages[0]) };
    });
    // a file that cannot be read or set up fails without a failed test
    if (said.length > 0 || file['status'] !== 'failed') return said;
    return [{ name: text(file['name']), message: text(file['message']) }];
  });
  return { passed: count(report['numPassedTests']), failed: count(report['numFailedTests']), failures };
}

function failedSpecs(suite: Record<string, unknown>): Failure[] {
  const here = list(suite['specs'])
    .filter((spec) => spec['ok'] === false)
    .map((spec): Failure => {
      const results = list(spec['tests']).flatMap((each) => list(each['results']));
      const message = results.map((each) => text(record(each['error'])['message'])).find(Boolean) ?? '';
      return { name: `${text(spec['file'])} › ${text(spec['title'])}`, message };
    });
  return [...here, ...list(suite['suites']).flatMap(failedSpecs)];
}

/** Reads Playwright's JSON report; a flaky test, which failed once, counts as failed. */
export function readPlaywright(json: unknown): Results {
  const report = record(json);
  const stats = record(report['stats']);
  return {
    passed: count(stats['expected']),
    failed: count(stats['unexpected']) + count(stats['flaky']),
    failures: list(report['suites']).flatMap(failedSpecs),
  };
}
