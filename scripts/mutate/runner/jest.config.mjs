import config from '../../../jest.config.mjs';

/* The tests of jest.config.mjs that ../../mutate.ts asks for, in environments that tell Stryker which mutants each test reaches. */
const { projects, roots, files } = JSON.parse(process.env.PIGNON_RELATED_TESTS);

const escaped = (file) => file.replaceAll('.', '\\.');
const allBut = (wanted) => (wanted === null ? [] : [`^(?!.*/(${wanted.map(escaped).join('|')})$)`]);

export default {
  ...config,
  projects: config.projects
    .filter(({ displayName }) => projects.includes(displayName))
    .map((project) => ({
      ...project,
      ...(files === null ? {} : { testRunner: '<rootDir>/scripts/mutate/runner/kept-runtime.mjs' }),
      testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...allBut(files)],
      roots: roots.map((root) => `<rootDir>/${root}`),
      // ../run-stryker.ts prepares the database
      globalSetup: undefined,
      globalTeardown: undefined,
      testEnvironment: project.testEnvironment.replace('<rootDir>/jest/', '<rootDir>/scripts/mutate/runner/'),
    })),
};
