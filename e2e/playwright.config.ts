import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, PAGE_OPTIONS } from './fixtures/browser-options';
import { LEFT_OUT_TAGS } from './stack';

const PORT = Number(process.env['E2E_PORT'] ?? 8090);
/** Specs that change the live registry or check what all others left. */
const LAST = ['federation', 'guarded-rollout', 'rollout-screen', 'shared-accounts'].map((name) => `**/${name}.spec.ts`);
/** The gate filters by tag; the setting of a project also applies to its dependencies, `--grep` does not. */
const grep = process.env['SPECS'] === 'gate' ? /@gate/ : undefined;
const baseUrl = process.env['BASE_URL'];

/**
 * Starts the whole stack as a user does, with new data folder and store. BASE_URL selects a running stack (QA) instead.
 */
export default defineConfig({
  testDir: './specs',
  outputDir: '../.cache/e2e-results',
  // generous, as it only ends hung tests; benchmarks measure speed
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // one more than the cores: a spec waits for a third of its time
  workers: 3,
  // a test that passes on retry is flaky: reported, not failed (docs/testing.md)
  retries: 2,
  retryStrategy: 'isolated',
  grepInvert: LEFT_OUT_TAGS,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  projects: [
    { name: 'product', testIgnore: LAST, grep },
    // sequential: each spec publishes or removes versions
    { name: 'platform', testMatch: LAST, grep, dependencies: ['product'], workers: 1 },
  ],
  use: {
    baseURL: baseUrl ?? `http://localhost:${PORT}`,
    ...PAGE_OPTIONS,
    // keeps the browser's memory cache from spec to spec within a worker; storage is cleared
    reuseContext: true,
    screenshot: 'only-on-failure',
    // recording takes a fifth of the processor's time
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: BROWSER_FLAGS,
    },
  },
  webServer: baseUrl
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
