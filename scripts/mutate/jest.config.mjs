import config from '../../jest.config.mjs';

/* The tests of jest.config.mjs that ../mutate.ts asks for, in environments that tell Stryker which mutants each test reaches. */
const { projects, roots } = JSON.parse(process.env.PIGNON_RELATED_TESTS);

export default {
  ...config,
  filter: '<rootDir>/scripts/mutate/reached-files.cjs',
  projects: config.projects
    .filter(({ displayName }) => projects.includes(displayName))
    .map((project) => ({
      ...project,
      roots: roots.map((root) => `<rootDir>/${root}`),
      testEnvironment: project.testEnvironment.replace('<rootDir>/jest/', '<rootDir>/scripts/mutate/'),
    })),
};
