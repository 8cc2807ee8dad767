import config from '../../jest.config.mjs';

/*
 * Rules and screens, without retries, in environments that report to Stryker which mutants each test reaches
 * (stryker.config.mjs).
 */
export default {
  ...config,
  projects: config.projects
    .filter(({ displayName }) => ['unit', 'ui'].includes(displayName))
    .map((project) => ({
      ...project,
      setupFilesAfterEnv: project.setupFilesAfterEnv.filter((file) => !file.endsWith('/retry.ts')),
      testEnvironment: project.testEnvironment.replace('<rootDir>/jest/', '<rootDir>/jest/mutation/'),
    })),
};
