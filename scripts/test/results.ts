import type { Duration, Failure, Results } from './test-step';

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

function nameOf(file: Record<string, unknown>, test: Record<string, unknown>): string {
  return `${text(file['name'])} › ${text(test['fullName'])}`;
}

function failureOf(file: Record<string, unknown>, test: Record<string, unknown>, messages: unknown): Failure {
  const [first] = Array.isArray(messages) ? (messages as unknown[]) : [];
  return { name: nameOf(file, test), message: text(first) };
}

/** Reads jest's JSON report. */
export function readJest(json: unknown): Results {
  const report = record(json);
  const flaky = list(report['testResults']).flatMap((file) =>
    list(file['assertionResults'])
      .filter((each) => each['status'] === 'passed' && count(each['invocations']) > 1)
      .map((each) => failureOf(file, each, each['retryReasons'])),
  );
  const durations = list(report['testResults']).flatMap((file) =>
    list(file['assertionResults']).map((each): Duration => ({ name: nameOf(file, each), ms: count(each['duration']) })),
  );
  const failures = list(report['testResults']).flatMap((file): Failure[] => {
    const messages = list(file['assertionResults'])
      .filter((each) => each['status'] === 'failed')
      .map((each) => failureOf(file, each, each['failureMessages']));
    // a file that cannot be read or set up fails without a failed test
    if (messages.length > 0 || file['status'] !== 'failed') return messages;
    return [{ name: text(file['name']), message: text(file['message']) }];
  });
  return {
    passed: count(report['numPassedTests']),
    failed: count(report['numFailedTests']),
    failures,
    flaky,
    durations,
  };
}

type Spec = Record<string, unknown>;

const isFlaky = (spec: Spec): boolean => list(spec['tests']).some((each) => each['status'] === 'flaky');

function specsOf(suite: Spec): Spec[] {
  return [...list(suite['specs']), ...list(suite['suites']).flatMap(specsOf)];
}

const titleOf = (spec: Spec): string => `${text(spec['file'])} › ${text(spec['title'])}`;

const attemptsOf = (spec: Spec): Spec[] => list(spec['tests']).flatMap((each) => list(each['results']));

function firstError(spec: Spec): Failure {
  const message = attemptsOf(spec)
    .map((each) => text(record(each['error'])['message']))
    .find(Boolean);
  return { name: titleOf(spec), message: message ?? '' };
}

/** Reads Playwright's JSON report. */
export function readPlaywright(json: unknown): Results {
  const report = record(json);
  const stats = record(report['stats']);
  const specs = list(report['suites']).flatMap(specsOf);
  return {
    passed: count(stats['expected']) + count(stats['flaky']),
    failed: count(stats['unexpected']),
    failures: specs.filter((spec) => spec['ok'] === false).map(firstError),
    flaky: specs.filter(isFlaky).map(firstError),
    durations: specs.map((spec) => ({ name: titleOf(spec), ms: count(attemptsOf(spec)[0]?.['duration']) })),
  };
}
