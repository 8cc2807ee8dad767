import { join } from 'node:path';

/* Jest settings shared by this repository and remotes in their own. */

process.env.TZ = 'Europe/Paris';
// page-setup.ts empties the page itself; updates outside act() are allowed, as in a browser
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';

/* Tests run as CommonJS. These packages are ES modules only; our own packages are installed as sources. */
const ES_MODULES = [
  '@pignon',
  '@ant-design/icons-svg',
  '@expo-google-fonts/kanit',
  '@seriousme/openapi-schema-validator',
  'content-disposition',
  'cookie',
  'n2words',
  'sql-template-tag',
  'unpdf',
];

export const COMMON = {
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
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
  runtime: join(import.meta.dirname, 'runtime.cjs'),
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
  restoreMocks: true,
};

/** Memory limit of a worker, and timeout of a test; speed is measured by the benchmarks. */
export const LIMITS = { workerIdleMemoryLimit: '2GB', testTimeout: 30_000 };

/** The environment of screens, for a project whose files lie in `jest`. */
export const onPage = (jest) => ({
  testEnvironment: join(jest, 'page-environment.mjs'),
  testEnvironmentOptions: { url: 'http://localhost:8080/', customExportConditions: ['browser'] },
  moduleNameMapper: { '\\.css$': join(jest, 'style-sheet.cjs') },
  setupFilesAfterEnv: [join(jest, 'setup.ts'), join(jest, 'page-setup.ts')],
});
