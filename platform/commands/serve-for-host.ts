import { watch } from 'node:fs';
import path from 'node:path';
import { serveRemote } from '../build/serve-remote';
import { addressToOpen, deployedHost } from './deployed-host';

/** Port of a remote served for a Pignon elsewhere; fixed, so that open pages find it again. */
export const ownPort = (): number => Number(process.env.PORT ?? 3001);

type Say = (line: string) => void;

/** Tells the developer to restart when `remote.ts` changes. */
export function watchDescription(root: string, say: Say): void {
  watch(path.join(root, 'src/remote.ts'), () => say('remote.ts changed: start again to see other routes or slots'));
}

/** Serves one remote for a Pignon elsewhere; builds and starts neither host nor stack. */
export async function serveForHost(
  root: string,
  name: string,
  url: string,
  { say, until }: { say: Say; until: () => Promise<unknown> },
): Promise<void> {
  const host = await deployedHost(root, name, url);
  const port = ownPort();
  const stopServing = await serveRemote(root, { port, page: host.origin, refresh: host.refresh });
  watchDescription(root, say);
  say(
    host.refresh ? 'changes are swapped in place' : 'a published host: changes load the page again, styles are swapped',
  );
  console.log(`READY ${addressToOpen(host, name, port)}`);
  await until();
  await stopServing();
}
