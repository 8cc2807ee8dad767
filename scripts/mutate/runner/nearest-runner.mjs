import { readFileSync, writeFileSync } from 'node:fs';
import { MOST_FILES, coverageOfStryker, exactly, nearestFirst, testFilesOfMutants } from './test-files.mjs';

/* How long a screen is waited for. Most mutants of screens end a wait for what never comes.
   What is there comes late on a busy machine, so that the first run, in which nothing may fail, waits longer. */
const FIRST_WAIT_MS = '45000';
const WAIT_MS = '12000';

/** The first file alone, then few, then the rest: most mutants end with the first. */
export function inGroups(files) {
  return [files.slice(0, 1), files.slice(1, 4), files.slice(4, MOST_FILES)].filter(({ length }) => length > 0);
}

/**
 * Stryker's runner for Jest, which tries a mutant with the test files that reach it, nearest first, until a test fails.
 * By itself it loads every file whose imports lead to the source: with the API, all of them for each mutant.
 * @param jestRunner of Stryker
 * @param planFile where the process of the first run leaves for the others which test files reach which mutant
 */
export function createNearestRunner(jestRunner, planFile) {
  let files;
  const adapter = jestRunner.jestTestAdapter;
  jestRunner.jestTestAdapter = {
    run: (settings) => {
      // Jest would put it into every project, screens too
      const jestConfig = { ...settings.jestConfig, testEnvironment: undefined };
      return adapter.run({ ...settings, jestConfig, testFiles: files?.map(exactly) ?? settings.testFiles });
    },
  };
  let plan;
  return {
    capabilities: () => jestRunner.capabilities(),
    init: () => jestRunner.init(),
    async dryRun(options) {
      files = undefined;
      process.env.PIGNON_PAGE_WAIT_MS = FIRST_WAIT_MS;
      const result = await jestRunner.dryRun(options);
      if (result.status !== 'complete' || !result.mutantCoverage) return result;
      writeFileSync(planFile, JSON.stringify(testFilesOfMutants(result)));
      return { ...result, mutantCoverage: coverageOfStryker(result.mutantCoverage) };
    },
    async mutantRun(options) {
      process.env.PIGNON_PAGE_WAIT_MS = WAIT_MS;
      plan ??= JSON.parse(readFileSync(planFile, 'utf8'));
      let result = { status: 'survived', nrOfTests: 0 };
      for (const group of inGroups(nearestFirst(options.sandboxFileName, plan[options.activeMutant.id] ?? []))) {
        files = group;
        result = await jestRunner.mutantRun(options);
        if (result.status !== 'survived') break;
      }
      return result;
    },
  };
}
