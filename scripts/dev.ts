import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildHost } from '@pignon/platform/build/build-host';
import { serveRemote } from '@pignon/platform/build/serve-remote';
import { ownPort, serveForHost, watchDescription } from '@pignon/platform/commands/serve-for-host';
import { buildAll } from './build';
import { REMOTE_NAMES, rootOf } from './build/packages';
import { checkPort, freePort, lockDataDir } from './start/checks';
import { readOptions } from './start/options';
import { printProgress } from './start/progress';
import { startStack } from './start/stack';
import { isStopRequested, stopSignal } from './start/stop-signals';

const USAGE = `npm run dev -- NAME                  works on one remote: ${REMOTE_NAMES.join(', ')}
npm run dev -- NAME --against URL    the same inside a Pignon that runs elsewhere; PORT=3001 is where it is served`;

function readOrder(args: string[]): { name: string; against: string | undefined } {
  const options = { against: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name = '', ...more] = positionals;
  if (more.length > 0 || !existsSync(path.join(rootOf(`remote-${name}`), 'src/remote.ts'))) throw new Error(USAGE);
  return { name, against: values.against };
}

/** Serves one remote with hot reload inside the product on this machine; everything else as built. */
async function serveInside(name: string): Promise<void> {
  const options = readOptions([], process.env);
  await checkPort(options.port);
  mkdirSync(path.join(options.dataDir, 'logs'), { recursive: true });
  const release = lockDataDir(options.dataDir);
  await buildAll({ storeDir: path.join(options.dataDir, 'store'), say: printProgress });
  printProgress('building the host for development…');
  await buildHost(rootOf('host'), 'development');

  const port = await freePort();
  const root = rootOf(`remote-${name}`);
  const stopServing = await serveRemote(root, { port, refresh: true });
  process.env.HOST_DIST = path.join(rootOf('host'), 'dist-dev');
  process.env.REMOTE_OVERRIDES = `${name}=http://localhost:${port}`;
  const stack = await startStack(options);
  watchDescription(root, printProgress);
  console.log(`READY http://localhost:${options.port} (${name} with hot reload)`);

  await isStopRequested(stack);
  await stopServing();
  await stack.stop();
  release();
}

async function main(args: string[]): Promise<void> {
  const { name, against } = readOrder(args);
  if (against === undefined) await serveInside(name);
  else {
    await checkPort(ownPort());
    await serveForHost(rootOf(`remote-${name}`), name, against, { say: printProgress, until: stopSignal });
  }
  process.exit(0);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
