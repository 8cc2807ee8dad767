import config from '../../../jest.config.mjs';

/* The tests of jest.config.mjs that ../../mutate.ts asks for, in environments that tell Stryker which mutants each test reaches. */
const { projects, roots, files } = JSON.parse(process.env.PIGNON_RELATED_TESTS);

const escaped = (file) => file.replaceAll('.', '\\.');
const allBut = (wanted) => (wanted === null ? [] : [`^(?!.*/(${wanted.map(escaped).join('|')})$)`]);

export default {
  ...config,
  // the first run of a busy machine fails no test for being late; what never comes ends a wait of nearest-runner.mjs before
  testTimeout: 120_000,
  projects: config.projects
    .filter(({ displayName }) => projects.includes(displayName))
    .map((project) => ({
      ...project,
      // a test that fails because of a mutant is not tried again
      setupFilesAfterEnv: project.setupFilesAfterEnv.filter((file) => !file.endsWith('/retry.ts')),
      ...(files === null ? {} : { testRunner: '<rootDir>/scripts/mutate/runner/kept-runtime.mjs' }),
      testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...allBut(files)],
      roots: roots.map((root) => `<rootDir>/${root}`),
      // ../run-stryker.ts prepares the database
      globalSetup: undefined,
      globalTeardown: undefined,
      testEnvironment: project.testEnvironment.replace('<rootDir>/jest/', '<rootDir>/scripts/mutate/runner/'),
    })),
};
