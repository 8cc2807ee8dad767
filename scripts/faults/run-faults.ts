import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULTS } from '../../e2e/faults/all-faults';
import type { Fault, FaultStack, Need } from '../../e2e/faults/fault';
import { openBrowser, runFault } from '../../e2e/faults/run-fault';
import { buildAll } from '../build';
import { REPOSITORY } from '../build/packages';
import { lockDataDir } from '../start/checks';
import { printProgress } from '../start/progress';
import { findChromium } from '../test/chromium';
import { dropData, startFaultStack } from './fault-stack';
import { exitCodeOf, tableOf, verdictOf, type Outcome } from './report';

const DATA_DIR = join(REPOSITORY, '.cache/faults-data');
const RESULTS = join(REPOSITORY, '.cache/faults');

const NO_EVIDENCE = { done: [], seen: [], kept: [], healed: undefined };

/** Returns the first need that this stack lacks. */
function missingNeedOf({ needs }: Fault, { database, disk }: FaultStack): Need | undefined {
  if (needs === 'postgres' && !database) return needs;
  return needs === 'mount' && !disk ? needs : undefined;
}

async function tryAll(faults: readonly Fault[], stack: FaultStack): Promise<Outcome[]> {
  const chromium = findChromium();
  const browser = await openBrowser(chromium);
  const outcomes: Outcome[] = [];
  try {
    for (const [index, fault] of faults.entries()) {
      const missingNeed = missingNeedOf(fault, stack);
      const picture = join(RESULTS, `${index + 1}`);
      const result = missingNeed ? { evidence: NO_EVIDENCE } : await runFault(fault, stack, browser, chromium, picture);
      const outcome = { fault, ...result, lacks: missingNeed };
      outcomes.push(outcome);
      printProgress(`${verdictOf(outcome)}: ${fault.name}`);
    }
  } finally {
    await browser.close();
  }
  return outcomes;
}

/**
 * `npm run faults [-- WORDS]`: runs every fault whose name contains one of the words, in its own stack and a real
 * browser, and prints a table of results.
 */
async function main(words: readonly string[]): Promise<number> {
  const faults = FAULTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (faults.length === 0) throw new Error(`No fault has « ${words.join(' » or « ')} » in its name.`);
  const release = lockDataDir(DATA_DIR);
  try {
    dropData(DATA_DIR);
    mkdirSync(RESULTS, { recursive: true });
    await buildAll({ storeDir: join(DATA_DIR, 'store'), say: printProgress });
    const { stack, stop } = await startFaultStack(DATA_DIR);
    try {
      const outcomes = await tryAll(faults, stack);
      const table = tableOf(outcomes);
      writeFileSync(join(RESULTS, 'table.md'), `${table}\n`);
      console.log(table);
      return exitCodeOf(outcomes);
    } finally {
      await stop();
    }
  } finally {
    release();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
