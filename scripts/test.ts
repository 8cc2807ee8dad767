import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PACKAGES } from './build/packages';
import { findChromium } from './test/chromium';
import { postgresReachable } from './test/postgres';
import { runOnCores } from './test/run-on-cores';
import { bin, CORES, GATE_SPECS, GATE_TESTS, jest, specs } from './test/runners';
import { RESULTS_DIR, runStep, type Duration, type Failure, type Step, type Tally } from './test/test-step';

const tsx = (name: string, cores: number, script: string): Step => ({
  name,
  cores,
  command: bin('tsx'),
  args: [script],
});

const WORKERS = `--maxWorkers=${CORES}`;

/** Tests of the API wait half of their time for PostgreSQL. */
const ON_SERVER = `--maxWorkers=${CORES * 2}`;

/** Tests run on both databases, where PGlite and PostgreSQL can differ (docs/decisions/032-two-databases.md). */
const ON_BOTH = '/(db|jobs|stream|search|register)/|idempotency|order-properties|find-properties|backup';

/** Numbers of kills and bad requests in the gate; the full run has more. */
const FEWER = { KILLS: '5', FUZZ_REQUESTS: '2000', BACKED_UP_WRITES: '40', BACKED_UP_ENGINE: 'postgres' };

/** TypeScript 7, which checks in a sixth of the time of the version that compiles (docs/decisions/037-native-checks.md). */
const NATIVE_TSC = join('node_modules', 'typescript-native', 'bin', 'tsc');
const TSC = join('node_modules', 'typescript', 'bin', 'tsc');

const STATEMENTS_DIR = join(RESULTS_DIR, 'statements');

const API = ['api'];
const onPglite = { TEST_DB: 'pglite' };
const onPostgres = { TEST_DB: 'postgres', STATEMENTS_DIR };

const gateOnly = (step: Step): Step => ({ ...step, gateOnly: true });
const fullOnly = (step: Step): Step => ({ ...step, fullOnly: true });

/** Runs some of jest's projects on all cores, without long tests. */
const brief = (name: string, args: readonly string[], env?: NodeJS.ProcessEnv, workers = WORKERS): Step =>
  gateOnly(jest(name, CORES, [...args, workers], { ...env, ...GATE_TESTS }));
const fullStep = (name: string, args: readonly string[], env?: NodeJS.ProcessEnv, workers = WORKERS): Step =>
  fullOnly(jest(`${name}, whole`, CORES, [...args, workers], env));

interface OnDatabases {
  /** Steps that use one core each. */
  resilience: Step[];
  integration: Step[];
}

async function onDatabases(): Promise<OnDatabases> {
  const resilience = (name: string, TEST_DB: string, env: NodeJS.ProcessEnv = {}) =>
    jest(`resilience on ${name}`, 1, ['resilience', '--runInBand'], { TEST_DB, ...env });
  const sample = (name: string, TEST_DB: string) => gateOnly(resilience(`${name}, fewer kills`, TEST_DB, FEWER));
  if (!(await postgresReachable())) {
    console.log('– tests on PostgreSQL: left out, no server answers (set TEST_DATABASE_URL to name one).');
    return {
      resilience: [sample('PGlite', 'pglite'), fullOnly(resilience('PGlite', 'pglite'))],
      integration: [brief('integration on PGlite', API, onPglite), fullStep('integration on PGlite', API, onPglite)],
    };
  }
  const statements = tsx('statements on PGlite', 1, 'api/test/statements/statements.check.ts');
  return {
    resilience: [
      sample('PostgreSQL', 'postgres'),
      fullOnly(resilience('PostgreSQL', 'postgres')),
      fullOnly(resilience('PGlite', 'pglite')),
    ],
    integration: [
      brief('integration on PostgreSQL', API, onPostgres, ON_SERVER),
      fullStep('integration on PostgreSQL', API, onPostgres, ON_SERVER),
      { ...statements, env: { STATEMENTS_DIR } },
      brief('integration on PGlite, differences', [...API, `--testPathPatterns=${ON_BOTH}`], onPglite),
      fullStep('integration on PGlite', API, onPglite),
    ],
  };
}

/** All steps: those for one core together, longest first. Servers and browser specs need the build. */
async function steps(): Promise<Step[]> {
  const chromium = findChromium();
  const { resilience, integration } = await onDatabases();
  const tool = (name: string, command: string, ...args: string[]): Step => ({
    name,
    cores: 1,
    command: bin(command),
    args,
  });
  const rooms = ['shared', 'platform', 'api', 'demo', 'scripts', 'e2e', ...PACKAGES];
  return [
    tsx('build', CORES, 'scripts/build.ts'),
    tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
    tool('own rules', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'),
    { name: 'types', cores: 1, command: process.execPath, args: [NATIVE_TSC, '--noEmit', '-p', 'tsconfig.json'] },
    fullOnly({
      name: 'types on 6',
      cores: 1,
      command: process.execPath,
      args: [TSC, '--noEmit', '-p', 'tsconfig.json'],
    }),
    ...resilience,
    tool('format', 'prettier', '--check', '.', '--log-level', 'warn'),
    tool('one-way rule and cycles', 'depcruise', '--config', '.dependency-cruiser.cjs', ...rooms),
    tool('dead code', 'knip'),
    tsx('licences', 1, 'scripts/supply-chain/check-licences.ts'),
    fullOnly(tsx('a field in three files', 1, 'scripts/add-field.ts')),
    fullOnly(tsx('first screen', 1, 'scripts/first-screen/follow-page.ts')),
    fullOnly(tsx('remote outside', 1, 'scripts/kit/follow-outside.ts')),
    tsx('budgets', 1, 'scripts/budgets.ts'),
    brief('unit', ['unit', 'ui']),
    fullStep('unit', ['unit', 'ui']),
    ...integration,
    gateOnly(specs('journeys', chromium, [], GATE_SPECS)),
    fullOnly(specs('end to end', chromium, [])),
  ];
}

/** Repeats failed and flaky tests briefly at the end, where a long output is read. */
function repeat(mark: string, failures: readonly Failure[]): void {
  for (const { name, message } of failures) {
    const lines = stripVTControlCharacters(message).split('\n').slice(0, 6);
    console.log([`${mark} ${name}`, ...lines.map((line) => `    ${line.slice(0, 200)}`)].join('\n'));
  }
}

const SLOWEST = 10;

function printDurations(name: string, durations: readonly Duration[]): void {
  for (const each of [...durations].sort((one, other) => other.ms - one.ms).slice(0, SLOWEST)) {
    console.log(`${name}: ${(each.ms / 1000).toFixed(1)} s ${each.name}`);
  }
}

/** Selects steps by name; without names those of the gate, or all with `--full`. */
function selectSteps(all: readonly Step[], stepNames: readonly string[]): Step[] {
  const names = stepNames.filter((word) => word !== '--full');
  if (names.length > 0) return all.filter(({ name }) => names.includes(name));
  return all.filter((step) => !(stepNames.includes('--full') ? step.gateOnly : step.fullOnly));
}

async function main(): Promise<void> {
  const startedAt = Date.now();
  const total: Tally = { passed: 0, failed: 0 };
  const failures: Failure[] = [];
  const flaky: Failure[] = [];
  const durations: Duration[] = [];
  const selectedSteps = selectSteps(await steps(), process.argv.slice(2));
  for (const tally of await runOnCores(selectedSteps, CORES, runStep)) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    failures.push(...tally.failures);
    flaky.push(...tally.flaky);
    durations.push(...tally.durations);
  }
  mkdirSync(RESULTS_DIR, { recursive: true });
  writeFileSync(join(RESULTS_DIR, 'flaky.json'), JSON.stringify(flaky, null, 2));
  printDurations('slow', durations);
  repeat('~', flaky);
  repeat('✗', failures);
  console.log(`${flaky.length} flaky`);
  console.log(`Done in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
