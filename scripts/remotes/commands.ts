import { existsSync } from 'node:fs';
import { canary, promote, retire, rollback } from '@pignon/platform/publish/live-versions';
import { Refused } from '@pignon/platform/store/change';
import { prune } from '@pignon/platform/publish/prune';
import { publish } from '@pignon/platform/publish/publish';
import type { RemoteStore } from '@pignon/platform/store/remote-store';
import { isFresh } from '../build/build-freshness';
import { distOf, REMOTE_NAMES, rootOf } from '../build/packages';
import { packAll } from '../build/run-pack';
import { doctor } from './doctor';
import { kilobytes, listLines } from './list';
import { askHost, liveHost } from './live-host';
import type { Order } from './order';

type Command = (task: Order & { store: RemoteStore }) => Promise<void>;

export const USAGE = `npm run remotes -- COMMAND
  publish NAME                    build NAME if it changed and put it into the store
  promote NAME [VERSION]          make it live: the one under trial, the newest, or the one named
  canary NAME VERSION [--percent N] [--roles R,…] [--emails E,…]
                                  offer it to some users beside the live one; again to widen it
  rollback NAME                   one step back: end a trial, or else make the version before live again
  retire NAME                     take it out of the product; promote brings it back
  list [NAME]                     what is published, live, before it and under trial, and what was done
  prune [NAME] [--keep N] [--dry-run]
                                  remove old versions that none of the last N (20) revisions gave to anybody
  doctor                          compare registry, store, live host and what browsers report
Everywhere: --host URL (or HOST_URL) names the live host; without it the host built here stands for it.
The store is the folder STORE_DIR, or the bucket STORE_URL with STORE_ACCESS_KEY_ID and STORE_SECRET_ACCESS_KEY.`;

function named({ name }: Order): string {
  if (!name) throw new Error(USAGE);
  return name;
}

const publishCommand: Command = async ({ store, ...order }) => {
  const name = named(order);
  const folder = `remote-${name}`;
  if (!existsSync(rootOf(folder))) {
    throw new Error(`there is no folder ${folder}; remotes are ${REMOTE_NAMES.join(', ')}`);
  }
  if (!(await isFresh(folder))) await packAll([folder], console.log);
  const { version } = await publish(store, distOf(folder), await liveHost(order.hostUrl));
  console.log(`${name} ${version} is published; npm run remotes -- promote ${name} makes it live`);
};

const canaryCommand: Command = async ({ store, ...order }) => {
  const name = named(order);
  const { version, offer } = order;
  if (!version || !offer) throw new Error(`say which version and for whom\n${USAGE}`);
  await canary(store, name, version, offer, await liveHost(order.hostUrl));
  const { percent, roles, emails } = offer;
  const people = [`${percent} % of users`, ...roles, ...emails].join(', ');
  console.log(
    `${name} ${version} is offered to ${people}; rollback ${name} takes it back, promote ${name} ends the trial`,
  );
};

/** @throws when the host still gives out an earlier revision: it may be about to fetch what would be removed */
async function checkFollowed(store: RemoteStore, hostUrl: string | undefined): Promise<void> {
  if (!hostUrl) return;
  const [{ revision }, seen] = await Promise.all([
    store.readRegistry(),
    askHost<{ revision: number }>(hostUrl, '/healthz'),
  ]);
  if (seen.revision === revision) return;
  const reason = `the live host is at revision ${seen.revision} and the store at ${revision}`;
  throw new Refused('nothing is removed', [
    { reason, fix: 'wait until it has followed; if it does not, ask the doctor which store it names' },
  ]);
}

const pruneCommand: Command = async ({ store, name, hostUrl, keep, dryRun }) => {
  await checkFollowed(store, hostUrl);
  if (name !== undefined && !(await store.readRegistry()).remotes[name]) throw new Error(`no remote is called ${name}`);
  const removed = await prune(store, { keep, name, dryRun, now: new Date() });
  for (const one of removed) console.log(`  ${one.name} ${one.version}  ${kilobytes(one.bytes)}`);
  const bytes = removed.reduce((sum, one) => sum + one.bytes, 0);
  console.log(
    `${dryRun ? 'would remove' : 'removed'} ${removed.length === 1 ? 'one version' : `${removed.length} versions`}, ${kilobytes(bytes)}`,
  );
};

export const COMMANDS: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  canary: canaryCommand,
  async promote({ store, ...order }) {
    const name = named(order);
    const live = await promote(store, name, await liveHost(order.hostUrl), order.version);
    console.log(`${name} ${live} is live; open tabs take it within half a minute, or offer to refresh`);
  },
  async rollback({ store, ...order }) {
    const name = named(order);
    const { live, ended, trial } = await rollback(store, name, await liveHost(order.hostUrl));
    console.log(
      trial ? `the trial of ${name} ${ended} has ended; ${live} is live` : `${name} is back at ${live} from ${ended}`,
    );
  },
  async retire({ store, ...order }) {
    const name = named(order);
    const ended = await retire(store, name);
    console.log(`${name} is out of the product; npm run remotes -- promote ${name} ${ended} brings it back`);
  },
  async list({ store, name }) {
    for (const line of listLines(await store.readRegistry(), name)) console.log(line);
  },
  prune: pruneCommand,
  doctor,
};
