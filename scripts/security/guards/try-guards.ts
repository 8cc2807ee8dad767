import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeAway, type Guard } from './guard';

/** Result of a guard's tests: they failed without it, they did not, or they fail even with it. */
type Verdict = 'noticed' | 'unnoticed' | 'fails with the guard too';

interface JestReport {
  testResults: readonly { assertionResults: readonly { status: string }[] }[];
}

interface Counts {
  passed: number;
  failed: number;
}

const RESULTS = 'guards.json';
function projectOf(test: string): string {
  if (test.includes('.integration.')) return 'api';
  return test.endsWith('.tsx') ? 'ui' : 'unit';
}
const pattern = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs the tests of a file whose titles contain these words. A file that does not start has neither passed nor failed. */
function runTests(root: string, test: string, title: string): Counts {
  const output = path.join(root, RESULTS);
  rmSync(output, { force: true });
  const args = ['--selectProjects', projectOf(test), '-i', '--json', `--outputFile=${output}`];
  spawnSync(path.join(root, 'node_modules/.bin/jest'), [...args, '--runTestsByPath', test, '-t', pattern(title)], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PIGNON_TEST_ONCE: 'true' },
  });
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as JestReport;
  const all = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (status: string): number => all.filter((each) => each === status).length;
  return { passed: count('passed'), failed: count('failed') };
}

/** Removes one guard in a copy of the sources, runs its tests with and without it, and restores it. */
export function tryGuard(root: string, guard: Guard): Verdict {
  const { test, title } = guard;
  const withGuard = runTests(root, test, title);
  if (withGuard.failed > 0 || withGuard.passed === 0) return 'fails with the guard too';
  const file = path.join(root, guard.file);
  const content = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, takeAway(guard, content));
    return runTests(root, test, title).failed > 0 ? 'noticed' : 'unnoticed';
  } finally {
    writeFileSync(file, content);
  }
}
