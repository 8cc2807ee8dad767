import { Refused } from '../store/change-registry';

/** Ends the process and prints the error: each refusal with what to do, or one sentence. */
export function exitWithError(error: unknown): never {
  if (error instanceof Refused) {
    console.error(`${error.what}:`);
    for (const { reason, fix } of error.refusals) console.error(`  - ${reason}\n    fix: ${fix}`);
  } else {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exit(1);
}
