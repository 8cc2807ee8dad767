import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFlakyOptions, USAGE, type FlakyOptions } from './flaky-options';
import { passRates, formatPassRates, type TestRun } from './pass-rate-table';
import { findChromium } from '../test/chromium';
import { postgresReachable } from '../test/postgres';
import { CORES, GATE_SPECS, jest, specs } from '../test/runners';
import { RESULTS_DIR, runStep, type Results, type Step } from '../test/test-step';

function startBusyLoops(loops: number): ChildProcess[] {
  return Array.from({ length: loops }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
}

/** Collects the outcomes of tests; an unnamed failure counts on its own. */
function outcomesOf({ durations, failures }: Results): TestRun[] {
  const failed = new Map<string, number>();
  for (const { name } of failures) failed.set(name, (failed.get(name) ?? 0) + 1);
  const known = durations.map(({ name }): TestRun => {
    const remainingRuns = failed.get(name) ?? 0;
    failed.set(name, remainingRuns - 1);
    return { name, isGreen: remainingRuns <= 0 };
  });
  const rest = [...failed].filter(([, remaining]) => remaining > 0).map(([name]) => ({ name, isGreen: false }));
  return [...known, ...rest];
}

/** Playwright repeats tests by itself on one stack; jest is restarted for each run, on PostgreSQL if available. */
function stepsOf({ runs, specs: specPaths, tests, resilience, all }: FlakyOptions, database: string): Step[] {
  const again = ['--repeat-each', String(runs), '--retries', '0', '--shuffle', '--no-deps'];
  const env = { TEST_DB: database, PIGNON_TEST_ONCE: '1' };
  const files = (projects: readonly string[], workers: number, paths: readonly string[]): Step =>
    jest('again', CORES, [...projects, `--maxWorkers=${workers}`, '--randomize', ...paths], env);
  const once = [
    ...(all || tests.length > 0 ? [files(all ? ['api'] : ['unit', 'ui', 'api'], CORES, tests)] : []),
    // it starts servers and measures their memory: one file at a time
    ...(all || resilience.length > 0 ? [files(['resilience'], 1, resilience)] : []),
  ];
  const browser = all || specPaths.length > 0;
  return [
    ...(browser ? [specs('specs again', findChromium(), [...again, ...specPaths], all ? GATE_SPECS : {})] : []),
    ...Array.from({ length: runs }, () => once).flat(),
  ];
}

async function main(args: readonly string[]): Promise<boolean> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return true;
  }
  const order = parseFlakyOptions(args);
  const database = (await postgresReachable()) ? 'postgres' : 'pglite';
  const busyLoops = startBusyLoops(order.busy);
  const outcomes: TestRun[] = [];
  try {
    for (const step of stepsOf(order, database)) outcomes.push(...outcomesOf(await runStep(step)));
  } finally {
    for (const loop of busyLoops) loop.kill();
  }
  const shares = passRates(outcomes);
  mkdirSync(RESULTS_DIR, { recursive: true });
  writeFileSync(join(RESULTS_DIR, 'shares.json'), JSON.stringify(shares, null, 2));
  for (const line of formatPassRates(shares)) console.log(line);
  return shares.length > 0 && shares.every(({ green, runs }) => green === runs);
}

main(process.argv.slice(2)).then(
  (isGreen) => (process.exitCode = isGreen ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  },
);
