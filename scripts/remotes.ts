import { folderStore } from '@pignon/shared/federation/store/folder-store';
import { PublishRefused } from '@pignon/shared/federation/store/publish';
import { DEFAULT_STORE } from './build/packages';
import { COMMANDS, USAGE } from './remotes/commands';

/** `npm run remotes -- publish contact`: which remotes are live, from which store. */
async function main(args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args;
  const command = COMMANDS[name];
  if (!command) throw new Error(USAGE);
  await command(folderStore(process.env.STORE_DIR ?? DEFAULT_STORE), rest);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof PublishRefused) {
    console.error(`${error.remote} is not published:`);
    for (const { reason, fix } of error.refusals) console.error(`  - ${reason}\n    fix: ${fix}`);
  } else {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exit(1);
});
