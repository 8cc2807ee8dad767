import path from 'node:path';
import config from '../../jest.config.mjs';

/* The tests of jest.config.mjs that ../mutate.ts asks for, in environments that tell Stryker which mutants each test reaches. */
const { projects, roots } = JSON.parse(process.env.PIGNON_RELATED_TESTS);

export default {
  ...config,
  filter: path.join(import.meta.dirname, 'reached-files.cjs'),
  // an absolute path, as Stryker loads it by itself
  testEnvironment: path.join(import.meta.dirname, 'environment.mjs'),
  projects: config.projects
    .filter(({ displayName }) => projects.includes(displayName))
    .map((project) => ({ ...project, roots: roots.map((root) => `<rootDir>/${root}`) })),
};
