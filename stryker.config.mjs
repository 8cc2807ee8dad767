import { tmpdir } from 'node:os';
import path from 'node:path';

export default {
  mutate: ['shared/domain/**/*.ts', '!**/*.{test,cases,check,fixture,generated,d}.ts', '!**/{record,testing}/**'],
  // pnpm keeps packages apart: Stryker does not find its own plugin by its name
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  testRunner: 'jest',
  jest: { configFile: 'jest/mutation/jest.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  ignorePatterns: ['dist', 'dist-dev', 'maps-of-dist', '.data', '.cache', 'docs', 'coverage'],
  // tests under .cache are not run
  tempDirName: path.join(tmpdir(), 'pignon-mutation'),
  // swc removes types without checking them
  disableTypeChecks: false,
  concurrency: 2,
};
