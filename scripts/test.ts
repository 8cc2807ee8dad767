import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PACKAGES } from './build/packages';
import { findChromium } from './test/chromium';
import { postgresReachable } from './test/postgres';
import { readJest, readPlaywright } from './test/results';
import { RESULTS_DIR, runStep, type Failure, type Step, type Tally } from './test/step';

const bin = (name: string) => join('node_modules', '.bin', name);

function jest(name: string, args: readonly string[], env?: NodeJS.ProcessEnv): Step {
  const file = join(RESULTS_DIR, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    command: bin('jest'),
    args: ['--selectProjects', ...args, '--json', `--outputFile=${file}`],
    env,
    results: { file, read: readJest },
  };
}

function endToEnd(chromium: string): Step {
  const file = join(RESULTS_DIR, 'end-to-end.json');
  return {
    name: 'end to end',
    command: join('e2e', bin('playwright')),
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(process.cwd(), file) },
    results: { file, read: readPlaywright },
  };
}

/** Groups run one after the other; the steps of a group at the same time, two processes at most on two cores. */
async function groups(): Promise<Step[][]> {
  const chromium = findChromium();
  const tsx = (script: string, ...args: string[]) => ({ command: bin('tsx'), args: [script, ...args] });
  const databases: Step[][] = [[jest('integration on PGlite', ['api', '--maxWorkers=2'], { TEST_DB: 'pglite' })]];
  const trust: Step[] = [jest('trust on PGlite', ['trust', '--runInBand'], { TEST_DB: 'pglite' })];
  if (await postgresReachable()) {
    databases.push([jest('integration on PostgreSQL', ['api', '--maxWorkers=2'], { TEST_DB: 'postgres' })]);
    trust.push(jest('trust on PostgreSQL', ['trust', '--runInBand'], { TEST_DB: 'postgres' }));
  } else {
    console.log('– tests on PostgreSQL: left out, no server answers (set TEST_DATABASE_URL to name one).');
  }
  return [
    [
      { name: 'types', command: bin('tsc'), args: ['--noEmit', '-p', 'tsconfig.json'] },
      { name: 'format', command: bin('prettier'), args: ['--check', '.', '--log-level', 'warn'] },
    ],
    [
      {
        name: 'lint',
        command: bin('eslint'),
        args: ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'],
      },
      {
        name: 'one-way rule and cycles',
        command: bin('depcruise'),
        args: [
          '--config',
          '.dependency-cruiser.cjs',
          'shared',
          'platform',
          'api',
          'demo',
          'scripts',
          'e2e',
          ...PACKAGES,
        ],
      },
    ],
    [
      { name: 'dead code', command: bin('knip'), args: [] },
      { name: 'a field in nine files', ...tsx('scripts/add-field.ts') },
    ],
    [{ name: 'build', ...tsx('scripts/build.ts') }],
    [{ name: 'budgets', ...tsx('scripts/budgets.ts') }],
    [jest('unit', ['unit', 'ui', '--maxWorkers=2'])],
    ...databases,
    trust,
    [endToEnd(chromium)],
  ];
}

/** What failed, once more and briefly, at the end: the output of a long run is often read from there. */
function repeat(failures: readonly Failure[]): void {
  for (const { name, message } of failures) {
    const lines = stripVTControlCharacters(message).split('\n').slice(0, 6);
    console.log([`✗ ${name}`, ...lines.map((line) => `    ${line.slice(0, 200)}`)].join('\n'));
  }
}

async function main(): Promise<void> {
  const began = Date.now();
  const only = process.argv.slice(2);
  const total: Tally = { passed: 0, failed: 0 };
  const failures: Failure[] = [];
  for (const group of await groups()) {
    const chosen = group.filter((step) => only.length === 0 || only.includes(step.name));
    for (const tally of await Promise.all(chosen.map(runStep))) {
      total.passed += tally.passed;
      total.failed += tally.failed;
      failures.push(...tally.failures);
    }
  }
  repeat(failures);
  console.log(`Done in ${Math.round((Date.now() - began) / 1000)} s.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
