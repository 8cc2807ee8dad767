import { parseArgs } from 'node:util';

export const USAGE = `npm run test:flaky -- [--runs N] [--busy N] [PATH...]
  runs specs and test files again and again, in another order each time and without a second try,
  and prints how often each was green, the worst first
  PATH    specs (*.spec.ts) and test files, or parts of their paths; without any: the specs of the gate, and every
          integration and resilience file
  --runs  how often, 20 when left out
  --busy  how many loops keep a core busy beside it, none when left out`;

const OPTIONS = { runs: { type: 'string' }, busy: { type: 'string' } } as const;

export interface FlakyOptions {
  runs: number;
  busy: number;
  specs: readonly string[];
  tests: readonly string[];
  /** Test files of whole installations. */
  resilience: readonly string[];
  /** True when no path was given. */
  all: boolean;
}

function readInteger(text: string | undefined, fallback: number, option: string, min: number): number {
  if (text === undefined) return fallback;
  if (!/^\d{1,4}$/.test(text) || Number(text) < min) {
    throw new Error(`--${option} is a whole number from ${min}, not "${text}"`);
  }
  return Number(text);
}

/** Parses a command line. @throws a sentence for an invalid one */
export function parseFlakyOptions(args: readonly string[]): FlakyOptions {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const isSpec = (path: string): boolean => /(^|\/)specs(\/|$)|\.spec(\.ts)?$/.test(path);
  const isResilience = (path: string): boolean => path.includes('resilience');
  return {
    runs: readInteger(values.runs, 20, 'runs', 1),
    busy: readInteger(values.busy, 0, 'busy', 0),
    specs: positionals.filter(isSpec),
    tests: positionals.filter((path) => !isSpec(path) && !isResilience(path)),
    resilience: positionals.filter((path) => !isSpec(path) && isResilience(path)),
    all: positionals.length === 0,
  };
}
