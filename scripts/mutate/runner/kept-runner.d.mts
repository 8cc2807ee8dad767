import type { JestRunner } from './nearest-runner.mjs';

export interface MutantPlan {
  /** Whether modules are loaded anew with it. */
  reload: boolean;
  /** Per file how often it is reached, and the number of the last test that does. */
  files: Record<string, { hits: number; last: number }>;
}

export function planOf(reached: Record<string, Record<string, Record<string, number>>>): Record<string, MutantPlan>;
export function filesFor(source: string, plan: MutantPlan, all: readonly string[]): string[];
export function createKeptRunner(
  jestRunner: JestRunner,
  planFile: string,
  files: readonly string[],
): Pick<JestRunner, 'capabilities' | 'init' | 'dryRun' | 'mutantRun'>;
