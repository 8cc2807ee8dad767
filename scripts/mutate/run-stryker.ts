import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Mutant, MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import prepareDatabase, { clearDatabases } from '../../api/test/prepare-database';
import { keyOf } from './runner/mutant-key.mjs';
import type { RelatedTests } from './related-tests';

const CHECKER = path.join(import.meta.dirname, 'runner/drawn-checker.mjs');
const RUNNER = path.join(import.meta.dirname, 'runner/runner-plugin.mjs');
const REPORTER = path.join(import.meta.dirname, 'runner/alive-reporter.mjs');
const LEFT_BEHIND = [
  'dist',
  'dist-dev',
  'maps-of-dist',
  '.data',
  '.cache',
  'docs',
  'test-results',
  'playwright-report',
  'coverage',
];

interface Run {
  mutants: readonly Mutant[];
  tests: RelatedTests;
  concurrency: number;
  repository: string;
}

/** Tries each mutant in a copy of the repository, with the tests that reach it. The results' lines and columns count from 1. */
export async function runStryker({ mutants, tests, concurrency, repository }: Run): Promise<MutantResult[]> {
  const work = await mkdtemp(path.join(tmpdir(), 'pignon-mutate-'));
  const drawn = path.join(work, 'drawn.json');
  await writeFile(drawn, JSON.stringify(mutants.map(keyOf)));
  // read by runner/ in the processes that Stryker starts
  Object.assign(process.env, {
    PIGNON_DRAWN_MUTANTS: drawn,
    PIGNON_TEST_FILES_PLAN: path.join(work, 'test-files.json'),
    PIGNON_RELATED_TESTS: JSON.stringify(tests),
    // nobody reads the page that Testing Library prints with each failure
    DEBUG_PRINT_LIMIT: '0',
    PIGNON_REUSE_DATABASES: '1',
  });
  const onDatabase = tests.projects.includes('api');
  // once for all processes: each mutant would migrate a database of its own
  if (onDatabase) await prepareDatabase();
  try {
    const stryker = new Stryker({
      mutate: [...new Set(mutants.map(({ fileName }) => path.relative(repository, fileName)))],
      plugins: [import.meta.resolve('@stryker-mutator/jest-runner'), RUNNER, CHECKER, REPORTER],
      checkers: ['drawn'],
      testRunner: 'nearest',
      jest: { configFile: 'scripts/mutate/runner/jest.config.mjs', enableFindRelatedTests: true },
      coverageAnalysis: 'perTest',
      reporters: ['progress-append-only', 'alive'],
      concurrency,
      ignorePatterns: LEFT_BEHIND,
      tempDirName: path.join(work, 'sandbox'),
      cleanTempDir: 'always',
      // swc removes types without checking them
      disableTypeChecks: false,
      dryRunTimeoutMinutes: 30,
      // loops without end are counted, not timed; a loaded machine is not to pass for a killed mutant
      timeoutMS: 240_000,
      timeoutFactor: 2,
      warnings: { slow: false },
      // Jest keeps part of the modules of each file it has run
      maxTestRunnerReuse: 60,
      testRunnerNodeArgs: ['--max-old-space-size=6144'],
      logLevel: 'warn',
    } as never);
    const results = await stryker.runMutationTest();
    return results.filter(({ status }) => status !== 'CompileError');
  } finally {
    if (onDatabase) await clearDatabases();
    await rm(work, { recursive: true, force: true });
  }
}
