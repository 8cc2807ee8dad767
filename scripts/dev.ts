import { existsSync, mkdirSync, watch } from 'node:fs';
import path from 'node:path';
import { buildHost } from '@pignon/shared/federation/preset/build-host';
import { serveRemote } from '@pignon/shared/federation/preset/serve-remote';
import { buildAll } from './build';
import { REMOTE_NAMES, rootOf } from './build/packages';
import { checkPort, freePort } from './start/checks';
import { readOptions } from './start/options';
import { say } from './start/progress';
import { startStack } from './start/stack';

function remoteIn(args: readonly string[]): string {
  const [name = ''] = args;
  if (existsSync(path.join(rootOf(`remote-${name}`), 'src/remote.ts'))) return name;
  throw new Error(`npm run dev -- NAME works on one remote: ${REMOTE_NAMES.join(', ')}`);
}

/** One remote with hot reload inside the whole product; everything else as built. */
async function main(args: readonly string[]): Promise<void> {
  const name = remoteIn(args);
  const options = readOptions([], process.env);
  await checkPort(options.port);
  mkdirSync(path.join(options.dataDir, 'logs'), { recursive: true });
  await buildAll({ storeDir: path.join(options.dataDir, 'store'), say });
  say('building the host for development…');
  await buildHost(rootOf('host'), 'development');

  const port = await freePort();
  const root = rootOf(`remote-${name}`);
  const stopServing = await serveRemote(root, port);
  process.env.HOST_DIST = path.join(rootOf('host'), 'dist-dev');
  process.env.REMOTE_OVERRIDES = `${name}=http://localhost:${port}`;
  const stack = await startStack(options);
  watch(path.join(root, 'src/remote.ts'), () => say('remote.ts changed: start again to see other routes or slots'));
  console.log(`READY http://localhost:${options.port} (${name} with hot reload)`);

  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
    void stack.broken.then((part) => {
      console.error(`${part} ended; see ${stack.logDir}`);
      resolve();
    });
  });
  await stopServing();
  await stack.stop();
  process.exit(0);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
