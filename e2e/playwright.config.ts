import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, PAGE_OPTIONS } from './fixtures/browser-options';

const PORT = Number(process.env['E2E_PORT'] ?? 8090);
/** Specs that change the live registry, or look at what all others left. */
const LAST = ['**/federation.spec.ts', '**/guarded-rollout.spec.ts', '**/shared-accounts.spec.ts'];
/** The gate takes what is tagged for it; a project's own choice reaches those it depends on, which `--grep` does not. */
const grep = process.env['SPECS'] === 'gate' ? /@gate/ : undefined;
const given = process.env['BASE_URL'];

/**
 * The whole stack as a user starts it, on a data folder and a store of its own. BASE_URL points the suite at a stack that
 * already runs (QA) instead.
 */
export default defineConfig({
  testDir: './specs',
  outputDir: '../.cache/e2e-results',
  // what never comes fails all the same; how fast things are is for the benchmarks
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 2,
  // what passes at a second try is flaky: named, and no failure (docs/testing.md)
  retries: 2,
  retryStrategy: 'isolated',
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  projects: [
    { name: 'product', testIgnore: LAST, grep },
    // one at a time: each publishes, or takes away what is published
    { name: 'platform', testMatch: LAST, grep, dependencies: ['product'], workers: 1 },
  ],
  use: {
    baseURL: given ?? `http://localhost:${PORT}`,
    ...PAGE_OPTIONS,
    // the files of the page stay in the browser's memory from one spec to the next of a worker; its storage does not
    reuseContext: true,
    screenshot: 'only-on-failure',
    // recording takes a fifth of the processor's time
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: BROWSER_FLAGS,
    },
  },
  webServer: given
    ? undefined
    : {
        command: 'node scripts/run.mjs scripts/start.ts --fresh',
        cwd: '..',
        url: `http://localhost:${PORT}/readyz`,
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        env: { PORT: String(PORT), DATA_DIR: '.cache/e2e-data' },
        stdout: 'pipe',
      },
});
