import { openStore } from '@pignon/shared/federation/store/open-store';
import { Refused } from '@pignon/shared/federation/store/change';
import { DEFAULT_STORE } from './build/packages';
import { COMMANDS, USAGE } from './remotes/commands';
import { readOrder } from './remotes/order';

/** `npm run remotes -- publish contact`: which remotes are live, from which store. */
async function main(args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args;
  const command = COMMANDS[name];
  if (!command) throw new Error(USAGE);
  const store = openStore(process.env, process.env.STORE_DIR ?? DEFAULT_STORE);
  await command({ store, ...readOrder(rest, process.env) });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof Refused) {
    console.error(`${error.what}:`);
    for (const { reason, fix } of error.refusals) console.error(`  - ${reason}\n    fix: ${fix}`);
  } else {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exit(1);
});
