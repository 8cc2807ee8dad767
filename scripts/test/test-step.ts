import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { OnCores } from './run-on-cores';

export interface Tally {
  passed: number;
  failed: number;
}

/** Duration of one test without its retries. */
export interface Duration {
  name: string;
  ms: number;
}

/** One failed check, with its message. */
export interface Failure {
  name: string;
  message: string;
}

export interface Results extends Tally {
  failures: readonly Failure[];
  /** Passed on a retry; counted as passed. */
  flaky: readonly Failure[];
  durations: readonly Duration[];
}

export interface Step extends OnCores {
  name: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Part of `npm run test:full` alone. */
  fullOnly?: boolean;
  /** Only for `npm test`; another step of `npm run test:full` covers it. */
  gateOnly?: boolean;
  /** Result file of the runner; a step without one counts as one check. */
  results?: { file: string; read: (json: unknown) => Results };
}

/** Folder of the runners' result files. */
export const RESULTS_DIR = join('.cache', 'test-results');

function prepare(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
}

const NOTHING: Results = { passed: 0, failed: 0, failures: [], flaky: [], durations: [] };

function resultsOf(step: Step, code: number): Results {
  if (!step.results) return code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
  if (!existsSync(step.results.file)) return { ...NOTHING, failed: 1 };
  const tally = step.results.read(JSON.parse(readFileSync(step.results.file, 'utf8')));
  // a runner that fails without a failed test (a crash, an unhandled error, no test at all) has failed
  const hasNoResult = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return hasNoResult ? { ...tally, failed: 1 } : tally;
}

/** Runs one step, and prints its output whole at the end, so that parallel steps do not mix. */
export function runStep(step: Step): Promise<Results> {
  const startedAt = Date.now();
  if (step.results) prepare(step.results.file);
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, {
      env: { ...process.env, FORCE_COLOR: '0', ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', (error) => output.push(Buffer.from(String(error))));
    child.once('close', (code) => {
      const tally = resultsOf(step, code ?? 1);
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      if (tally.failed > 0) process.stdout.write(Buffer.concat(output));
      console.log(
        `${tally.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s): ${tally.passed} ok, ${tally.failed} not`,
      );
      // a failed check without named failures gets the step's name
      const hasNoFailureName = tally.failed > 0 && tally.failures.length === 0;
      resolve(hasNoFailureName ? { ...tally, failures: [{ name: step.name, message: `ended with ${code}` }] } : tally);
    });
  });
}
