import { COMMON, LIMITS, onPage } from './common.mjs';

/** The whole `jest.config.mjs` of a remote in its own repository. @param {string} rootDir its folder */
export const remoteJest = (rootDir) => ({
  ...COMMON,
  ...LIMITS,
  ...onPage(import.meta.dirname),
  rootDir,
  cacheDirectory: '<rootDir>/.cache/jest',
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.cache/'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
});
