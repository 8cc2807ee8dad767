/* Screens, and what only a browser has; everything else is tested on Node alone. */
const ON_PAGE = [
  '<rootDir>/{host/src,remote-*/src,scripts/new-remote/template/src,shared/{ui,auth,state,router,contract,testing}}/**/*.test.{ts,tsx}',
  '<rootDir>/shared/{i18n,bus,api}/**/*.test.tsx',
  '<rootDir>/shared/api/cache/{local-cache,waiting-files}.test.ts',
  '<rootDir>/platform/build/refresh-hook.test.ts',
  '<rootDir>/shared/federation/runtime/{entry-script,error-report,style-sheets}.test.ts',
];
const IN_NODE = [
  '<rootDir>/{shared,platform,api,demo,host,scripts,remote-*}/**/*.test.{ts,tsx}',
  '!**/*.{integration,trust}.test.ts',
];

/* Tests run as CommonJS. These packages are ES modules only. */
const ES_MODULES = [
  '@ant-design/icons-svg',
  '@expo-google-fonts/kanit',
  '@seriousme/openapi-schema-validator',
  'content-disposition',
  'cookie',
  'n2words',
  'sql-template-tag',
  'unpdf',
];

const CACHE = '<rootDir>/.cache/jest';
const SETUP = '<rootDir>/jest/setup.ts';

const project = (displayName, more) => ({
  displayName,
  rootDir: import.meta.dirname,
  cacheDirectory: CACHE,
  modulePathIgnorePatterns: ['/dist(-dev)?/', '/\\.data/', '<rootDir>/\\.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist(-dev)?/', '/\\.data/', '/\\.cache/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/jest/style-sheet.cjs',
    '^@electric-sql/pglite(/contrib/pg_trgm)?$': '<rootDir>/jest/pglite.cjs',
    '^unpdf/pdfjs$': '<rootDir>/api/node_modules/unpdf/dist/pdfjs.mjs',
  },
  transform: {
    '\\.([cm]?js|tsx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm|(${ES_MODULES.join('|')})/)`],
  setupFilesAfterEnv: [SETUP],
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
  restoreMocks: true,
  ...more,
});

process.env.TZ = 'Europe/Paris';
// jest/page-setup.ts empties the page; updates outside act() are as welcome as in a browser
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';

/** @type {import('jest').Config} */
export default {
  rootDir: import.meta.dirname,
  cacheDirectory: CACHE,
  // a file leaves its modules behind; a worker that grew is replaced
  workerIdleMemoryLimit: '1GB',
  // what never comes fails all the same; how fast things are is for the benchmarks
  testTimeout: 30_000,
  projects: [
    project('unit', {
      testEnvironment: '<rootDir>/jest/node-environment.mjs',
      testMatch: [...IN_NODE, ...ON_PAGE.map((files) => `!${files.replace('<rootDir>', import.meta.dirname)}`)],
    }),
    project('ui', {
      testEnvironment: '<rootDir>/jest/page-environment.mjs',
      testEnvironmentOptions: { url: 'http://localhost:8080/', customExportConditions: ['browser'] },
      testMatch: ON_PAGE,
      setupFilesAfterEnv: [SETUP, '<rootDir>/jest/page-setup.ts'],
    }),
    project('api', {
      // On PGlite, or on PostgreSQL when TEST_DB says so; every file has a database of its own.
      testEnvironment: '<rootDir>/jest/node-environment.mjs',
      testMatch: ['<rootDir>/{api,demo}/**/*.integration.test.ts'],
      setupFilesAfterEnv: [SETUP, '<rootDir>/jest/slow-setup.ts'],
      globalSetup: '<rootDir>/api/test/prepare-database.ts',
      globalTeardown: '<rootDir>/api/test/drop-database.ts',
    }),
    project('trust', {
      // What an installation promises, held against real processes: kills, several servers, bad requests. One file at a time (-i).
      testEnvironment: '<rootDir>/jest/node-environment.mjs',
      testMatch: ['<rootDir>/api/**/*.trust.test.ts'],
      setupFilesAfterEnv: [SETUP, '<rootDir>/jest/slow-setup.ts'],
    }),
  ],
};
