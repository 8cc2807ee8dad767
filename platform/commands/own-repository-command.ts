import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { newBuildFolder, removeBuild } from '../build/build-folder';
import { buildRemote } from '../build/build-remote';
import { evaluateRemote } from '../manifest/evaluate-remote';
import { publishNew } from '../publish/publish';
import { openStore } from '../store/open-store';
import { REGISTRY_FILE, REVISIONS } from '../store/registry-log';
import type { RemoteStore } from '../store/remote-store';
import { runRemotes } from './commands';
import { exitWithError } from './exit-with-error';
import { serveForHost } from './serve-for-host';

const USAGE = `pignon build                 builds the remote of this folder into dist
pignon dev --against URL     serves it with hot reload inside a Pignon that runs there; PORT=3001 is where
pignon remotes COMMAND       publishes it, makes it live, takes it back: npm run remotes says more`;

type Env = Readonly<Record<string, string | undefined>>;

/** Finds the product's store. @throws when it is not configured, or never existed */
export function storeOf(env: Env): RemoteStore {
  const folder = env.STORE_DIR ?? (env.DATA_DIR && path.join(env.DATA_DIR, 'store'));
  if (!env.STORE_URL && !folder) {
    throw new Error(
      'say which product: STORE_URL for its bucket, or STORE_DIR (or DATA_DIR of npm start) for its folder',
    );
  }
  if (!env.STORE_URL && folder && ![REGISTRY_FILE, REVISIONS].some((name) => existsSync(path.join(folder, name)))) {
    throw new Error(`${folder} holds no ${REGISTRY_FILE}: it is not the store of a product`);
  }
  return openStore(env, folder ?? '');
}

async function buildAndPublish(
  root: string,
  remoteName: string,
  store: RemoteStore,
  host: HostFile,
): Promise<RemoteDescriptor> {
  const { name } = (await evaluateRemote(root)).definition;
  if (remoteName !== name) throw new Error(`this is the repository of ${name}, not of ${remoteName}`);
  const before = await store.readRegistry();
  const buildFolder = await newBuildFolder(root);
  try {
    await buildRemote(root, buildFolder);
    return await publishNew(store, buildFolder, host, before);
  } finally {
    await removeBuild(buildFolder);
  }
}

const builtHost = (): Promise<HostFile> =>
  Promise.reject(new Error('say which product it is for: --host URL, or HOST_URL'));

const stopSignal = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, resolve);
  });

async function run(root: string, [command, ...args]: readonly string[]): Promise<void> {
  if (command === 'remotes') {
    const publish = (name: string, store: RemoteStore, host: HostFile) => buildAndPublish(root, name, store, host);
    return runRemotes(args, () => storeOf(process.env), { builtHost, publish });
  }
  if (command === 'build') {
    const { name, version } = (await buildRemote(root)).descriptor;
    return console.log(`${name} ${version} is built into dist`);
  }
  const { values } = parseArgs({ args: [...args], options: { against: { type: 'string' } } });
  if (command !== 'dev' || values.against === undefined) throw new Error(USAGE);
  const { name } = (await evaluateRemote(root)).definition;
  await serveForHost(root, name, values.against, { say: console.log, until: stopSignal });
}

/** Runs a command in a remote's own repository, and ends the process. */
export async function runInOwnRepository(args: readonly string[]): Promise<void> {
  await run(process.cwd(), args).catch(exitWithError);
  process.exit();
}
