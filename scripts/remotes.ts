import { openStore } from '@pignon/shared/federation/store/open-store';
import { storeFolder } from './build/packages';
import { COMMANDS, USAGE } from './remotes/commands';
import { endWith } from './remotes/end-with';
import { readOrder } from './remotes/order';

/** `npm run remotes -- publish contact`: which remotes are live, from which store. */
async function main(args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args;
  const command = COMMANDS[name];
  if (!command) throw new Error(USAGE);
  const store = openStore(process.env, storeFolder(process.env));
  await command({ store, ...readOrder(rest, process.env) });
}

main(process.argv.slice(2)).catch(endWith);
