import type {
  DryRunOptions,
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestRunner,
} from '@stryker-mutator/api/test-runner';

/** Of Stryker's runner for Jest, what the one built on it uses. */
export interface JestRunner {
  jestTestAdapter: { run(settings: { jestConfig: Record<string, unknown>; testFiles?: string[] }): Promise<unknown> };
  capabilities: TestRunner['capabilities'];
  init(): Promise<void>;
  dryRun(options: Pick<DryRunOptions, 'timeout'>): Promise<DryRunResult>;
  mutantRun(options: Pick<MutantRunOptions, 'activeMutant' | 'sandboxFileName'>): Promise<MutantRunResult>;
}

export function inGroups(files: readonly string[]): string[][];
export function createNearestRunner(
  jestRunner: JestRunner,
  planFile: string,
): Pick<JestRunner, 'capabilities' | 'init' | 'dryRun' | 'mutantRun'>;
