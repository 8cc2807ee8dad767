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

function named(file: Record<string, unknown>, test: Record<string, unknown>, messages: unknown): Failure {
  const [first] = Array.isArray(messages) ? (messages as unknown[]) : [];
  return { name: `${text(file['name'])} › ${text(test['fullName'])}`, message: text(first) };
}

/** Reads jest's JSON report. */
export function readJest(json: unknown): Results {
  const report = record(json);
  const flaky = list(report['testResults']).flatMap((file) =>
    list(file['assertionResults'])
      .filter((each) => each['status'] === 'passed' && count(each['invocations']) > 1)
      .map((each) => named(file, each, each['retryReasons'])),
  );
  const failures = list(report['testResults']).flatMap((file): Failure[] => {
    const said = list(file['assertionResults'])
      .filter((each) => each['status'] === 'failed')
      .map((each) => named(file, each, each['failureMessages']));
    // a file that cannot be read or set up fails without a failed test
    if (said.length > 0 || file['status'] !== 'failed') return said;
    return [{ name: text(file['name']), message: text(file['message']) }];
  });
  return { passed: count(report['numPassedTests']), failed: count(report['numFailedTests']), failures, flaky };
}

type Spec = Record<string, unknown>;

const isFlaky = (spec: Spec): boolean => list(spec['tests']).some((each) => each['status'] === 'flaky');

function specsOf(suite: Record<string, unknown>, isMeant: (spec: Spec) => boolean): Failure[] {
  const here = list(suite['specs'])
    .filter(isMeant)
    .map((spec): Failure => {
      const results = list(spec['tests']).flatMap((each) => list(each['results']));
      const message = results.map((each) => text(record(each['error'])['message'])).find(Boolean) ?? '';
      return { name: `${text(spec['file'])} › ${text(spec['title'])}`, message };
    });
  return [...here, ...list(suite['suites']).flatMap((inner) => specsOf(inner, isMeant))];
}

/** Reads Playwright's JSON report. */
export function readPlaywright(json: unknown): Results {
  const report = record(json);
  const stats = record(report['stats']);
  return {
    passed: count(stats['expected']) + count(stats['flaky']),
    failed: count(stats['unexpected']),
    failures: list(report['suites']).flatMap((suite) => specsOf(suite, (spec) => spec['ok'] === false)),
    flaky: list(report['suites']).flatMap((suite) => specsOf(suite, isFlaky)),
  };
}
