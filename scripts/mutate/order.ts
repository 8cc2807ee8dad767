import { parseArgs } from 'node:util';

export const USAGE = `npm run mutate -- PATH... [--sample N] [--seed S] [--at-least P] [--concurrency N] [--survivors] [--only PATH]
  changes the sources under PATH one place at a time, and tells which changes no test notices
  --sample       how many of the changes are tried, drawn at random; all when left out
  --seed         what the draw begins with, 1 when left out: the same seed draws the same changes
  --at-least     fails when less than P percent are killed
  --concurrency  how many are tried at once, 2 when left out and at the least
  --survivors    of these, only what survived or ran out of time when the same paths were tried last
  --only         of these, only those in this file or folder: a sample can be tried in portions
Results are kept under .cache/mutation/.`;

const OPTIONS = {
  sample: { type: 'string' },
  seed: { type: 'string' },
  'at-least': { type: 'string' },
  concurrency: { type: 'string' },
  survivors: { type: 'boolean' },
  only: { type: 'string' },
} as const;

export interface MutationOrder {
  /** Files and folders, as given. */
  paths: readonly string[];
  /** How many mutants are drawn; Infinity for all. */
  sample: number;
  seed: number;
  /** Percent that must be killed for the command to succeed. */
  atLeast: number;
  concurrency: number;
  /** Only those that survived or ran out of time the last time. */
  survivors: boolean;
  /** A file or folder in which they are; null where all are tried. */
  only: string | null;
}

function whole(text: string | undefined, fallback: number, option: string, most = 2 ** 32 - 1): number {
  if (text === undefined) return fallback;
  if (!/^\d+$/.test(text)) throw new Error(`--${option} is a whole number, not "${text}"`);
  if (Number(text) > most) throw new Error(`--${option} is a whole number up to ${most}, not "${text}"`);
  return Number(text);
}

/** Reads a command line. @throws with a sentence for what is not understood */
export function readMutationOrder(args: readonly string[]): MutationOrder {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  if (positionals.length === 0) throw new Error(USAGE);
  const order: MutationOrder = {
    paths: positionals,
    sample: whole(values.sample, Infinity, 'sample'),
    seed: whole(values.seed, 1, 'seed'),
    atLeast: whole(values['at-least'], 0, 'at-least', 100),
    concurrency: whole(values.concurrency, 2, 'concurrency', 64),
    survivors: values.survivors ?? false,
    only: values.only?.replace(/\/$/, '') ?? null,
  };
  if (order.sample === 0) throw new Error('--sample is at least 1');
  // Stryker turns the process of the checker into one more that runs tests
  if (order.concurrency < 2) throw new Error('--concurrency is at least 2');
  return order;
}
