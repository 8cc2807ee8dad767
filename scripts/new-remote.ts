import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { CATALOGUE_URL, type Catalogue } from '@pignon/shared/federation/live-remote';
import { exitWithError } from '@pignon/platform/commands/exit-with-error';
import { askHost, hostAt } from '@pignon/platform/commands/live-host';
import { evaluateRemote } from '@pignon/platform/manifest/evaluate-remote';
import { promote } from '@pignon/platform/publish/live-versions';
import { openStore } from '@pignon/platform/store/open-store';
import { publishIfMissing } from '@pignon/platform/publish/publish';
import type { RemoteStore } from '@pignon/platform/store/remote-store';
import { distOf, REMOTE_NAMES, REPOSITORY, rootOf, storeFolder } from './build/packages';
import { readHostFile } from './build/publish-built';
import { packAll } from './build/run-pack';
import { nameFault, pathOwners, type NamesInUse } from './new-remote/name-fault';
import { makeStandalone } from './kit/standalone-project';
import { parseNewRemoteOptions, type NewRemoteOptions } from './new-remote/new-remote-options';
import { writeRemote } from './new-remote/scaffold';
import { install } from './run/ensure-installed.mjs';

/** Milliseconds until a running product serves a published version: an edge polls a bucket every 5 s. */
const SEEN_WITHIN_MS = 8_000;
const POLL_INTERVAL_MS = 500;

async function readNamesInUse(store: RemoteStore): Promise<NamesInUse> {
  const definitions = await Promise.all(REMOTE_NAMES.map((name) => evaluateRemote(rootOf(`remote-${name}`))));
  const published = Object.entries((await store.readRegistry()).remotes).flatMap(([name, { stable, canary }]) =>
    stable !== null || canary ? [name] : [],
  );
  return { remotes: REMOTE_NAMES, published, paths: pathOwners(definitions.map(({ definition }) => definition)) };
}

/** Installs the new folder's packages. Adds only its own lines to the lockfile: its libraries are already there. */
async function installWith(folder: string): Promise<void> {
  if (install(['--prefer-offline', '--no-frozen-lockfile'])) return;
  await rm(folder, { recursive: true });
  throw new Error('its dependencies could not be installed, so the folder was taken away again: see above');
}

async function isServed(hostUrl: string, name: string): Promise<boolean> {
  const until = Date.now() + SEEN_WITHIN_MS;
  for (;;) {
    const catalogue = await askHost<Catalogue>(hostUrl, CATALOGUE_URL).catch(() => undefined);
    if (!catalogue) return false;
    if (catalogue.remotes[name]) return true;
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

/** Writes a remote as a separate project, whose team installs, tests and publishes it. */
async function writeOutside(order: NewRemoteOptions, outside: string): Promise<void> {
  const folder = path.resolve(outside);
  if (!path.relative(REPOSITORY, folder).startsWith('..'))
    throw new Error(`${folder} lies in this tree: leave --outside out`);
  if (existsSync(folder)) throw new Error(`${folder} exists: choose another folder`);
  await writeRemote(order, folder, (draft) => makeStandalone(draft, order.name));
  console.log(`wrote a project of its own to ${folder}`);
  console.log(`cd ${outside} && npm install && npm test; its README.md says how it is published`);
}

/** `npm run new-remote -- billing`: creates a remote and serves it inside the product. */
async function main(args: readonly string[]): Promise<void> {
  const started = Date.now();
  const order = parseNewRemoteOptions(args, process.env);
  const { name, hostUrl } = order;
  const store = openStore(process.env, storeFolder(process.env));
  const fault = nameFault(name, await readNamesInUse(store));
  if (fault) throw new Error(fault);

  if (order.outside !== undefined) return writeOutside(order, order.outside);

  const folder = `remote-${name}`;
  const files = await writeRemote(order, rootOf(folder));
  console.log(`wrote ${files.length} files to ${folder}`);
  await installWith(rootOf(folder));
  // without a live host this tree's is used; an existing build is not rebuilt, as it may be running
  const hostIsMissing = !hostUrl && !existsSync(path.join(distOf('host'), 'host.json'));
  await packAll([...(hostIsMissing ? ['host'] : []), folder], console.log);
  const host = await (hostUrl ? hostAt(hostUrl) : readHostFile());
  // the same build may have been published before and retired
  const { version } = (await publishIfMissing(store, distOf(folder), host)).descriptor;
  await promote(store, name, host, version);

  const address = hostUrl ?? `http://localhost:${process.env.PORT ?? 8080}`;
  const page = new URL(`/${name}`, address).href;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${name} ${version} is live after ${seconds} s`);
  console.log((await isServed(address, name)) ? `open ${page}` : `npm start shows it at ${page}`);
  console.log(
    `npm run dev -- ${name} works on it with hot reload; npm test checks it; git add ${folder} pnpm-lock.yaml`,
  );
}

main(process.argv.slice(2)).catch(exitWithError);
