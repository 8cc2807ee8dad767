import { defineConfig } from 'vitest/config';

const everywhere = ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/.cache/**', 'e2e/**'];
/* Screens and what draws on the page; everything else is tested on Node alone. The API's database tests have a command of their own. */
const onPage = [
  '{host/src,remote-*/src,scripts/new-remote/template/src,shared/{ui,auth,state,router,contract,testing}}/**/*.test.{ts,tsx}',
  'shared/{i18n,bus,api}/**/*.test.tsx',
];

export default defineConfig({
  test: {
    setupFiles: ['./vitest.setup.ts'],
    env: { TZ: 'Europe/Paris' },
    restoreMocks: true,
    unstubGlobals: true,
    // what never comes fails all the same; how fast things are is for the benchmarks
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{shared,api,host,scripts,remote-*}/**/*.test.{ts,tsx}'],
          exclude: [...everywhere, ...onPage, '**/*.{integration,trust}.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // On PGlite, or on PostgreSQL when TEST_DB says so; every file has a database of its own.
          name: 'api',
          environment: 'node',
          include: ['api/**/*.integration.test.ts'],
          exclude: everywhere,
          globalSetup: ['api/test/prepare-database.ts'],
          pool: 'forks',
          maxWorkers: 2,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // What an installation promises, held against real processes: kills, several servers, bad requests.
          name: 'trust',
          environment: 'node',
          include: ['api/**/*.trust.test.ts'],
          exclude: everywhere,
          fileParallelism: false,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:8080/' } },
          include: onPage,
          exclude: everywhere,
          css: false,
        },
      },
    ],
  },
});
