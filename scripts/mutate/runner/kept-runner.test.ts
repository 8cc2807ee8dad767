import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { giveKeptRuntime, type KeptRun, type KeptOutcome } from './kept-process.mjs';
import { createKeptRunner, filesFor, planOf } from './kept-runner.mjs';
import type { JestRunner } from './nearest-runner.mjs';

const SOURCE = '/api/visit/tour/save-tour.ts';
const NEAR = '/api/visit/tour/save-tour.integration.test.ts';
const FAR = '/api/visit/visits.integration.test.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'pignon-kept-'));
afterAll(() => rmSync(dir, { recursive: true }));

const outcome = (failed: boolean, message = 'no'): KeptOutcome => ({
  testResults: [
    { fullName: 'saves', status: failed ? 'failed' : 'passed', duration: 2, failureMessages: failed ? [message] : [] },
  ],
});

/** A runner over two files, of which each reaches mutant 1 in its tests and mutant 2 while it loads; what fails is given. */
async function runnerWhere(fails: (run: KeptRun, before: readonly KeptRun[]) => boolean) {
  const runs: KeptRun[] = [];
  const coverage = { mutantCoverage: { static: {}, perTest: {} } as Record<string, Record<string, unknown>> };
  const starts: string[][] = [];
  const jestRunner: JestRunner = {
    jestTestAdapter: {
      run: ({ testFiles = [] }) => {
        starts.push(testFiles);
        giveKeptRuntime({
          coverage,
          run: (run) => {
            coverage.mutantCoverage = { static: { '2': 1 }, perTest: { '0': { '1': 3 } } };
            const failed = fails(run, runs);
            runs.push(run);
            return Promise.resolve(outcome(failed));
          },
        });
        return new Promise(() => undefined);
      },
    },
    capabilities: () => ({ reloadEnvironment: true }),
    init: () => Promise.resolve(),
    dryRun: () => Promise.reject(new Error('not asked')),
    mutantRun: () => Promise.reject(new Error('not asked')),
  };
  const runner = createKeptRunner(jestRunner, path.join(dir, 'plan.json'), [FAR, NEAR]);
  const first = await runner.dryRun({ timeout: 1 });
  runs.length = 0;
  const tryMutant = (id: string) =>
    runner.mutantRun({
      sandboxFileName: SOURCE,
      activeMutant: { id, fileName: SOURCE, location: {} as never, mutatorName: '', replacement: '' },
    });
  return { first, starts, runs, tryMutant };
}

const withMutant = ({ mutant }: KeptRun): boolean => mutant !== undefined;

describe('createKeptRunner', () => {
  test('starts Jest once, and tells Stryker that everything reached is to be tried', async () => {
    const { first, starts, tryMutant } = await runnerWhere(() => false);
    expect(first).toMatchObject({ status: 'complete', mutantCoverage: { static: { '1': 1, '2': 1 }, perTest: {} } });
    await tryMutant('1');
    expect(starts).toHaveLength(1);
  });

  test('tries the nearest file first and ends with it when a test fails there and passes without the mutant', async () => {
    const { runs, tryMutant } = await runnerWhere(withMutant);
    expect(await tryMutant('1')).toMatchObject({ status: 'killed', killedBy: ['saves'], nrOfTests: 1 });
    expect(runs.map(({ file, mutant, reload }) => [file, mutant, reload])).toEqual([
      [NEAR, '1', false],
      [NEAR, undefined, false],
    ]);
  });

  test('loads modules anew where a mutant is reached while they load', async () => {
    const { runs, tryMutant } = await runnerWhere(withMutant);
    expect(await tryMutant('2')).toMatchObject({ status: 'killed' });
    expect(runs.every(({ reload }) => reload === true)).toBe(true);
  });

  test('tries all files while a mutant survives', async () => {
    const { runs, tryMutant } = await runnerWhere(() => false);
    expect(await tryMutant('1')).toEqual({ status: 'survived', nrOfTests: 2 });
    expect(runs.map(({ file }) => file)).toEqual([NEAR, FAR]);
  });

  test('does not take for killed what an earlier mutant left behind', async () => {
    // once it has failed it fails for ever, unless modules are loaded anew
    const { runs, tryMutant } = await runnerWhere(
      ({ mutant, reload }, before) => reload !== true && (mutant === '1' || before.some((run) => run.mutant === '1')),
    );
    expect(await tryMutant('1')).toMatchObject({ status: 'survived' });
    expect(runs.filter(({ reload }) => reload).map(({ file }) => file)).toEqual([NEAR, FAR]);
  });

  test('says so when a file fails by itself', async () => {
    const { tryMutant } = await runnerWhere((run, before) => withMutant(run) || before.some(withMutant));
    expect(await tryMutant('1')).toMatchObject({
      status: 'error',
      errorMessage: expect.stringContaining('without a mutant') as never,
    });
  });
});

describe('planOf', () => {
  test('knows how often each file reaches a mutant, and by which test at the latest', () => {
    const plan = planOf({
      '/a': { '0': { x: 1 }, '3': { x: 2 }, load: { y: 1 } },
      '/b': { hooks: { x: 5 }, '1': { y: 1 } },
    });
    expect(plan).toEqual({
      x: { reload: false, files: { '/a': { hits: 3, last: 3 }, '/b': { hits: 5, last: Number.MAX_SAFE_INTEGER } } },
      y: { reload: true, files: { '/b': { hits: 1, last: 1 } } },
    });
  });
});

describe('filesFor', () => {
  test('leaves out files that do not reach a mutant, but where it shows as modules load', () => {
    const files = { [FAR]: { hits: 1, last: 0 } };
    expect(filesFor(SOURCE, { reload: false, files }, [NEAR, FAR])).toEqual([FAR]);
    expect(filesFor(SOURCE, { reload: true, files }, [NEAR, FAR])).toEqual([NEAR, FAR]);
  });
});
