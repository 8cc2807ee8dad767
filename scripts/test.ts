import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PACKAGES } from './build/packages';
import { findChromium } from './test/chromium';
import { postgresReachable } from './test/postgres';
import { readJest, readPlaywright } from './test/results';
import { runOnCores } from './test/run-on-cores';
import { RESULTS_DIR, runStep, type Failure, type Step, type Tally } from './test/step';

/** What CI has. */
const CORES = 2;

const bin = (name: string) => join('node_modules', '.bin', name);

function jest(name: string, cores: number, args: readonly string[], env?: NodeJS.ProcessEnv): Step {
  const file = join(RESULTS_DIR, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    cores,
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
    cores: 2,
    command: join('e2e', bin('playwright')),
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(process.cwd(), file) },
    results: { file, read: readPlaywright },
  };
}

const tsx = (name: string, cores: number, script: string): Step => ({
  name,
  cores,
  command: bin('tsx'),
  args: [script],
});

const WORKERS = `--maxWorkers=${CORES}`;

/** What PGlite may do otherwise than PostgreSQL, run on both (docs/decisions/032-two-databases.md). */
const ON_BOTH = '/(db|jobs|stream|search|register)/|do-once|order-properties|find-properties|backup';
const TRUST_ON_BOTH = 'killed?\\.trust|resend';

const STATEMENTS_DIR = join(RESULTS_DIR, 'statements');

interface OnDatabases {
  /** Of one core each. */
  trust: Step[];
  integration: Step[];
}

async function onDatabases(): Promise<OnDatabases> {
  const integration = (name: string, TEST_DB: string, ...more: string[]) =>
    jest(`integration on ${name}`, CORES, ['api', WORKERS, ...more], { TEST_DB });
  const trust = (name: string, TEST_DB: string, ...more: string[]) =>
    jest(`trust on ${name}`, 1, ['trust', '--runInBand', ...more], { TEST_DB });
  if (!(await postgresReachable())) {
    console.log('– tests on PostgreSQL: left out, no server answers (set TEST_DATABASE_URL to name one).');
    return { trust: [trust('PGlite', 'pglite')], integration: [integration('PGlite', 'pglite')] };
  }
  const onPostgres = integration('PostgreSQL', 'postgres');
  const statements = tsx('statements on PGlite', 1, 'api/test/statements/statements.check.ts');
  return {
    trust: [trust('PostgreSQL', 'postgres'), trust('PGlite', 'pglite', `--testPathPatterns=${TRUST_ON_BOTH}`)],
    integration: [
      { ...onPostgres, env: { ...onPostgres.env, STATEMENTS_DIR } },
      { ...statements, env: { STATEMENTS_DIR } },
      integration('PGlite', 'pglite', `--testPathPatterns=${ON_BOTH}`),
    ],
  };
}

/** Everything; what takes one core stands together, the longest first. Servers and the browser want what was built. */
async function steps(): Promise<Step[]> {
  const chromium = findChromium();
  const { trust, integration } = await onDatabases();
  const tool = (name: string, command: string, ...args: string[]): Step => ({
    name,
    cores: 1,
    command: bin(command),
    args,
  });
  const rooms = ['shared', 'platform', 'api', 'demo', 'scripts', 'e2e', ...PACKAGES];
  return [
    tsx('build', CORES, 'scripts/build.ts'),
    tool('lint', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'),
    ...trust,
    tool('types', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
    tool('format', 'prettier', '--check', '.', '--log-level', 'warn'),
    tool('one-way rule and cycles', 'depcruise', '--config', '.dependency-cruiser.cjs', ...rooms),
    tool('dead code', 'knip'),
    tsx('licences', 1, 'scripts/supply-chain/check-licences.ts'),
    tsx('a field in nine files', 1, 'scripts/add-field.ts'),
    tsx('first screen', 1, 'scripts/first-screen/follow-page.ts'),
    tsx('remote outside', 1, 'scripts/kit/follow-outside.ts'),
    tsx('budgets', 1, 'scripts/budgets.ts'),
    jest('unit', CORES, ['unit', 'ui', WORKERS]),
    ...integration,
    endToEnd(chromium),
  ];
}

/** What failed or was flaky, once more and briefly, at the end: the output of a long run is often read from there. */
function repeat(mark: string, said: readonly Failure[]): void {
  for (const { name, message } of said) {
    const lines = stripVTControlCharacters(message).split('\n').slice(0, 6);
    console.log([`${mark} ${name}`, ...lines.map((line) => `    ${line.slice(0, 200)}`)].join('\n'));
  }
}

async function main(): Promise<void> {
  const began = Date.now();
  const only = process.argv.slice(2);
  const total: Tally = { passed: 0, failed: 0 };
  const failures: Failure[] = [];
  const flaky: Failure[] = [];
  const chosen = (await steps()).filter((step) => only.length === 0 || only.includes(step.name));
  for (const tally of await runOnCores(chosen, CORES, runStep)) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    failures.push(...tally.failures);
    flaky.push(...tally.flaky);
  }
  mkdirSync(RESULTS_DIR, { recursive: true });
  writeFileSync(join(RESULTS_DIR, 'flaky.json'), JSON.stringify(flaky, null, 2));
  repeat('~', flaky);
  repeat('✗', failures);
  console.log(`${flaky.length} flaky`);
  console.log(`Done in ${Math.round((Date.now() - began) / 1000)} s.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
