import { COMMON, LIMITS, onPage } from './jest/common.mjs';

/* Screens and other code that needs browser APIs; everything else is tested in Node. */
const ON_PAGE = [
  '<rootDir>/{host/src,remote-*/src,scripts/new-remote/template/src,shared/{ui,auth,state,router,contract,testing}}/**/*.test.{ts,tsx}',
  '<rootDir>/shared/{i18n,bus,api}/**/*.test.tsx',
  '<rootDir>/shared/api/cache/{local-cache,waiting-files}.test.ts',
  '<rootDir>/shared/waiting/**/*.test.{ts,tsx}',
  '<rootDir>/host/early/**/*.test.ts',
  '<rootDir>/platform/build/refresh-hook.test.ts',
  '<rootDir>/shared/federation/runtime/{entry-script,error-report,style-sheets,trusted-scripts}.test.ts',
];
const IN_NODE = [
  '<rootDir>/{shared,platform,api,demo,host,scripts,remote-*}/**/*.test.{ts,tsx}',
  '!**/*.{integration,resilience}.test.ts',
];

const CACHE = '<rootDir>/.cache/jest';
const SETUP = '<rootDir>/jest/setup.ts';
const RETRY = '<rootDir>/jest/retry.ts';
const MAPPED = {
  '\\.css$': '<rootDir>/jest/style-sheet.cjs',
  '^@electric-sql/pglite(/contrib/pg_trgm)?$': '<rootDir>/jest/pglite.cjs',
  '^unpdf/pdfjs$': '<rootDir>/api/node_modules/unpdf/dist/pdfjs.mjs',
};

/* The gate leaves out what is named `x.long.test.ts` or `x.long.integration.test.ts` (docs/testing.md). */
const LEFT_OUT = process.env.TESTS === 'gate' ? ['\\.long\\.'] : [];

const project = (displayName, more) => ({
  ...COMMON,
  displayName,
  rootDir: import.meta.dirname,
  cacheDirectory: CACHE,
  modulePathIgnorePatterns: ['/dist(-dev)?/', '/\\.data/', '<rootDir>/\\.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist(-dev)?/', '/\\.data/', '/\\.cache/', ...LEFT_OUT],
  moduleNameMapper: MAPPED,
  setupFilesAfterEnv: [SETUP],
  ...more,
});

const ui = onPage('<rootDir>/jest');

/** @type {import('jest').Config} */
export default {
  rootDir: import.meta.dirname,
  cacheDirectory: CACHE,
  ...LIMITS,
  projects: [
    project('unit', {
      testEnvironment: '<rootDir>/jest/node-environment.mjs',
      testMatch: [...IN_NODE, ...ON_PAGE.map((files) => `!${files.replace('<rootDir>', import.meta.dirname)}`)],
    }),
    project('ui', {
      ...ui,
      setupFilesAfterEnv: [...ui.setupFilesAfterEnv, RETRY],
      moduleNameMapper: MAPPED,
      testMatch: ON_PAGE,
    }),
    project('api', {
      // On PGlite, or on PostgreSQL when TEST_DB is set; each file has its own database.
      testEnvironment: '<rootDir>/jest/node-environment.mjs',
      testMatch: ['<rootDir>/{api,demo}/**/*.integration.test.ts'],
      setupFilesAfterEnv: [SETUP, RETRY, '<rootDir>/jest/slow-setup.ts'],
      globalSetup: '<rootDir>/api/test/prepare-database.ts',
      globalTeardown: '<rootDir>/api/test/drop-database.ts',
    }),
    project('resilience', {
      // Guarantees of an installation, tested on real processes: kills, several servers, bad requests. One file at a
      // time (-i).
      testEnvironment: '<rootDir>/jest/node-environment.mjs',
      testMatch: ['<rootDir>/{api,scripts}/**/*.resilience.test.ts'],
      setupFilesAfterEnv: [SETUP, RETRY, '<rootDir>/jest/slow-setup.ts'],
    }),
  ],
};
