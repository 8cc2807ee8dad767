import { join } from 'node:path';
import { readJest, readPlaywright } from './results';
import { RESULTS_DIR, type Step } from './test-step';

/** Cores of the CI machine. */
export const CORES = 2;

/** Restricts specs to the gate's, tagged @gate in their title. */
export const GATE_SPECS = { SPECS: 'gate' };

/** Makes jest skip files named `.long.`. */
export const GATE_TESTS = { TESTS: 'gate' };

export const bin = (name: string) => join('node_modules', '.bin', name);

/** Fewer, larger collections of what a test leaves behind (V8's default is 16 MB). */
const YOUNG_GENERATION = '--max-semi-space-size=64';

/** Tests of some projects of jest, with its options. */
export function jest(name: string, cores: number, args: readonly string[], env?: NodeJS.ProcessEnv): Step {
  const file = join(RESULTS_DIR, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    cores,
    command: process.execPath,
    args: [
      YOUNG_GENERATION,
      join('node_modules', 'jest', 'bin', 'jest.js'),
      '--selectProjects',
      ...args,
      '--json',
      `--outputFile=${file}`,
    ],
    env,
    results: { file, read: readJest },
  };
}

/** Specs in the browser at this path, with options of Playwright. */
export function specs(name: string, chromium: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Step {
  const file = join(RESULTS_DIR, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    cores: CORES,
    command: join('e2e', bin('playwright')),
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
    env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(process.cwd(), file) },
    results: { file, read: readPlaywright },
  };
}
