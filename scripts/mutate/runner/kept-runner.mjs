import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nextKeptRuntime } from './kept-process.mjs';
import { MOST_FILES, exactly, nearestFirst } from './test-files.mjs';

const MOST_REACHES = Number.MAX_SAFE_INTEGER;

/**
 * How a mutant is tried with each file.
 * @param reached by file, by the number of a test, "hooks" or "load": how often each mutant was reached
 * @returns by mutant: whether modules are loaded anew with it, and per file how often it is reached and by which test at the latest
 */
export function planOf(reached) {
  const plan = {};
  for (const [file, byPlace] of Object.entries(reached)) {
    for (const [place, hitsOfMutant] of Object.entries(byPlace)) {
      for (const [mutant, hits] of Object.entries(hitsOfMutant)) {
        const ofMutant = (plan[mutant] ??= { reload: false, files: {} });
        if (place === 'load') ofMutant.reload = true;
        else {
          const ofFile = (ofMutant.files[file] ??= { hits: 0, last: -1 });
          ofFile.hits += hits;
          // a hook may run after any test
          ofFile.last = Math.max(ofFile.last, place === 'hooks' ? MOST_REACHES : Number(place));
        }
      }
    }
  }
  return plan;
}

/** Test files for a mutant, nearest first. What is read while modules load may show in any file. */
export function filesFor(source, { reload, files }, all) {
  const hits = all.map((file) => [file, files[file]?.hits ?? 0]);
  return nearestFirst(source, reload ? hits : hits.filter(([, times]) => times > 0)).slice(0, MOST_FILES);
}

/** What fails: a test, or a hook after the tests. */
const failedIn = ({ testResults, error }) =>
  testResults.find(({ status }) => status === 'failed') ??
  (error === undefined ? undefined : { fullName: 'hooks', failureMessages: [error] });

/**
 * A runner for Stryker that starts Jest once per process and tries each mutant in the product that is loaded already. Only a mutant
 * that is reached while modules load has them loaded anew. A file that fails is run again without the mutant, so that nothing which
 * an earlier mutant left behind passes for a failure: once for each file, and whenever it fails twice in the same way.
 * @param jestRunner of Stryker
 * @param planFile where the process of the first run leaves what it saw for the others
 * @param files the test files, relative to the folder in which it runs
 */
export function createKeptRunner(jestRunner, planFile, files) {
  const all = files.map((file) => path.resolve(file));
  const trusted = new Map();
  let kept;
  let seen;

  async function start() {
    const ready = nextKeptRuntime();
    const jestConfig = { ...jestRunner.jestConfig, testEnvironment: undefined };
    const [first] = all.filter((file) => file.endsWith('.integration.test.ts'));
    const ended = jestRunner.jestTestAdapter.run({ jestConfig, testFiles: [exactly(first)] }).then(({ results }) => {
      throw new Error(results.testResults.map(({ failureMessage }) => failureMessage).join('\n') || 'Jest ended');
    });
    return Promise.race([ready, ended]);
  }

  /** Runs a file with a mutant. @returns the test that fails, undefined where none does */
  async function failure(file, { mutant, reload, last, hitLimit }) {
    const outcome = await kept.run({ file, mutant, reload, last, hitLimit });
    const failed = failedIn(outcome);
    if (hitLimit !== undefined && outcome.hitCount > hitLimit) return { timeout: true };
    if (!failed) {
      trusted.delete(file);
      return undefined;
    }
    const words = `${failed.fullName} ${failed.failureMessages.join(' ').replaceAll(/\d+/g, '0')}`;
    const key = `${reload} ${file}`;
    const late = words.includes('Exceeded timeout');
    if (!late && trusted.get(key) !== undefined && trusted.get(file) !== words) trusted.set(file, words);
    else {
      const again = failedIn(await kept.run({ file, reload }));
      if (again && reload)
        throw new Error(`${again.fullName} fails without a mutant: ${again.failureMessages.join(' ')}`);
      if (again) return failure(file, { mutant, reload: true, last, hitLimit });
      trusted.set(key, true).set(file, words);
    }
    return { failed };
  }

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    init: () => jestRunner.init(),
    async dryRun() {
      kept ??= await start();
      const { coverage } = kept;
      const reached = {};
      const tests = [];
      for (const file of all) {
        for (const part of ['static', 'perTest']) {
          const counted = coverage.mutantCoverage?.[part] ?? {};
          for (const key of Object.keys(counted)) delete counted[key];
        }
        const { testResults, error } = await kept.run({ file });
        if (error) return { status: 'error', errorMessage: `${file}: ${error}` };
        // nothing that is changed was loaded yet
        const { static: load = {}, perTest = {} } = JSON.parse(JSON.stringify(coverage.mutantCoverage ?? {}));
        reached[file] = { ...perTest, load };
        for (const { fullName, status, duration, failureMessages } of testResults) {
          const told = { id: fullName, name: fullName, timeSpentMs: duration ?? 0, fileName: file };
          if (status === 'failed') tests.push({ ...told, status: 1, failureMessage: failureMessages.join(', ') });
          else tests.push({ ...told, status: status === 'passed' ? 0 : 2 });
        }
      }
      const plan = planOf(reached);
      writeFileSync(planFile, JSON.stringify(plan));
      // Stryker would leave out what no test reaches by itself
      const every = Object.fromEntries(Object.keys(plan).map((mutant) => [mutant, 1]));
      return { status: 'complete', tests, mutantCoverage: { static: every, perTest: {} } };
    },
    async mutantRun({ activeMutant: { id }, sandboxFileName, hitLimit }) {
      kept ??= await start();
      seen ??= JSON.parse(readFileSync(planFile, 'utf8'));
      const { reload, files: reaching } = seen[id];
      const near = filesFor(sandboxFileName, seen[id], all);
      for (const [at, file] of near.entries()) {
        try {
          const found = await failure(file, {
            mutant: id,
            reload,
            last: reload ? Infinity : reaching[file].last,
            hitLimit,
          });
          if (found?.timeout) return { status: 'timeout', reason: 'Hit limit reached' };
          if (found) {
            const { fullName, failureMessages } = found.failed;
            return {
              status: 'killed',
              failureMessage: failureMessages.join(', '),
              killedBy: [fullName],
              nrOfTests: at + 1,
            };
          }
        } catch (error) {
          return { status: 'error', errorMessage: String(error?.stack ?? error) };
        }
      }
      return { status: 'survived', nrOfTests: near.length };
    },
  };
}
