import { openStore } from '@pignon/platform/store/open-store';
import { storeFolder } from './build/packages';
import { COMMANDS, USAGE } from './remotes/commands';
import { exitWithError } from './remotes/exit-with-error';
import { readOrder } from './remotes/order';

/** `npm run remotes -- publish contact`: which remotes are live, from which store. */
async function main(args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args;
  const command = COMMANDS[name];
  if (!command) throw new Error(USAGE);
  const store = openStore(process.env, storeFolder(process.env));
  await command({ store, ...readOrder(rest, process.env) });
}

main(process.argv.slice(2)).catch(exitWithError);
