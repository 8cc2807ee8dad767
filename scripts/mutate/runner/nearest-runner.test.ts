import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DryRunResult, MutantRunResult } from '@stryker-mutator/api/test-runner';
import { createNearestRunner, inGroups, type JestRunner } from './nearest-runner.mjs';
import { idOfFile, MOST_FILES } from './test-files.mjs';

const SOURCE = '/api/visit/tour/save-tour.ts';
const NEAR = '/api/visit/tour/save-tour.test.ts';
const FAR = ['/api/visit/a.test.ts', '/api/visit/b.test.ts', '/api/visit/c.test.ts', '/api/visit/d.test.ts'];

const dir = mkdtempSync(path.join(tmpdir(), 'pignon-nearest-'));
afterAll(() => {
  rmSync(dir, { recursive: true });
  delete process.env.PIGNON_PAGE_WAIT_MS;
});

/** A runner over one for Jest in which only the given file has a test that notices mutants. */
async function runnerWhere(noticing?: string) {
  const runs: string[][] = [];
  const waits: number[] = [];
  const perTest = Object.fromEntries([...FAR, NEAR].map((file) => [idOfFile(file), { '7': 1 }]));
  const dry = {
    status: 'complete',
    tests: [{ status: 0, id: 'a', name: 'a', timeSpentMs: 1, fileName: NEAR }],
    mutantCoverage: { static: {}, perTest },
  } as unknown as DryRunResult;
  const jestRunner: JestRunner = {
    jestTestAdapter: {
      run: ({ jestConfig, testFiles = ['all'] }) => {
        expect(jestConfig).toEqual({ testEnvironment: undefined, rootDir: '/' });
        runs.push(testFiles);
        waits.push(Number(process.env.PIGNON_PAGE_WAIT_MS));
        return Promise.resolve();
      },
    },
    capabilities: () => ({ reloadEnvironment: true }),
    init: () => Promise.resolve(),
    dryRun: async () => {
      await jestRunner.jestTestAdapter.run({ jestConfig: { testEnvironment: 'node', rootDir: '/' } });
      return dry;
    },
    mutantRun: async () => {
      await jestRunner.jestTestAdapter.run({ jestConfig: { testEnvironment: 'node', rootDir: '/' } });
      const noticed = noticing && runs.at(-1)?.some((pattern) => new RegExp(pattern).test(noticing));
      return { status: noticed ? 'killed' : 'survived', nrOfTests: 1 } as unknown as MutantRunResult;
    },
  };
  const runner = createNearestRunner(jestRunner, path.join(dir, 'plan.json'));
  const first = await runner.dryRun({ timeout: 1 });
  const tryMutant = (id: string) =>
    runner.mutantRun({
      sandboxFileName: SOURCE,
      activeMutant: { id, fileName: SOURCE, location: {} as never, mutatorName: '', replacement: '' },
    });
  return { first, runs, waits, tryMutant };
}

describe('createNearestRunner', () => {
  test('gives screens more time in the first run, which has to pass, than with a mutant', async () => {
    const { waits, tryMutant } = await runnerWhere(NEAR);
    await tryMutant('7');
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeGreaterThan(2 * (waits[1] ?? 0));
    expect(waits[1]).toBeGreaterThan(0);
  });

  test('runs every test first, and tells Stryker what hooks reached as static', async () => {
    const { first, runs } = await runnerWhere();
    expect(runs).toEqual([['all']]);
    expect(first).toMatchObject({ mutantCoverage: { static: { '7': 5 }, perTest: {} } });
  });

  test('ends with the nearest file when a test in it fails', async () => {
    const { runs, tryMutant } = await runnerWhere(NEAR);
    expect(await tryMutant('7')).toMatchObject({ status: 'killed' });
    expect(runs.slice(1)).toEqual([[String.raw`/api/visit/tour/save-tour\.test\.ts$`]]);
  });

  test('goes on to farther files while a mutant survives', async () => {
    const { runs, tryMutant } = await runnerWhere(FAR[3]);
    expect(await tryMutant('7')).toMatchObject({ status: 'killed' });
    expect(runs.slice(1).map(({ length }) => length)).toEqual([1, 3, 1]);
  });

  test('lets a mutant survive that no file notices, and one that no file reaches', async () => {
    const { runs, tryMutant } = await runnerWhere();
    expect(await tryMutant('7')).toMatchObject({ status: 'survived' });
    expect(runs).toHaveLength(4);
    expect(await tryMutant('8')).toEqual({ status: 'survived', nrOfTests: 0 });
    expect(runs).toHaveLength(4);
  });
});

describe('inGroups', () => {
  test('takes one file, then three, then the others up to a bound', () => {
    const files = Array.from({ length: MOST_FILES + 3 }, (_, at) => String(at));
    expect(inGroups(files).map(({ length }) => length)).toEqual([1, 3, MOST_FILES - 4]);
    expect(inGroups(files).flat()).toEqual(files.slice(0, MOST_FILES));
    expect(inGroups([])).toEqual([]);
  });
});
