import { canary, promote, retire, rollback } from '../publish/live-versions';
import { Refused } from '../store/change-registry';
import { prune } from '../publish/prune';
import type { RemoteStore } from '../store/remote-store';
import { doctor } from './doctor';
import { kilobytes, listLines } from './list';
import { askHost, hostAt } from './live-host';
import { parseCommand, type ParsedCommand } from './parse-command';
import { packageLines } from './package-lines';
import type { Task, Workplace } from './task';
import { newestOf, previewLink } from './preview-link';
import { where } from './where';

type Command = (task: Task) => Promise<void>;

const USAGE = `npm run remotes -- COMMAND
  publish NAME                    build NAME if it changed and put it into the store
  preview NAME [VERSION]          print a link that shows it, or the newest, to whoever opens it, and to nobody else
  promote NAME [VERSION]          make it live: the one under trial, the newest, or the one named
  canary NAME VERSION [--percent N] [--roles R,…] [--emails E,…]
                                  offer it to some users beside the live one; again to widen it
  canary NAME VERSION --auto 5,25,100 [--sessions N] [--minutes N]
                                  the same, raised by itself after N (20) sessions and N (60) minutes at each share, made live
                                  after 100, and taken back when it fails in more sessions than the live version
  rollback NAME                   one step back: end a trial, or else make the version before live again
  retire NAME                     take it out of the product; promote brings it back
  list [NAME]                     what is published, live, before it and under trial, and what was done
  prune [NAME] [--keep N] [--dry-run]
                                  remove old versions that none of the last N (20) revisions gave to anybody
  where [FILE]                    file and line in the sources for each line of a stack of a browser, from FILE or piped in
  doctor                          compare registry, store, live host and what browsers report
Everywhere: --host URL (or HOST_URL) names the live host; without it the host built here stands for it.
The store is the folder STORE_DIR, or the bucket STORE_URL with STORE_ACCESS_KEY_ID and STORE_SECRET_ACCESS_KEY.`;

function requireName({ name }: ParsedCommand): string {
  if (!name) throw new Error(USAGE);
  return name;
}

const publishCommand: Command = async ({ store, ...order }) => {
  const name = requireName(order);
  const host = await order.liveHost();
  const { version } = await order.publish(name, store, host);
  console.log(`${name} ${version} is published; npm run remotes -- promote ${name} makes it live`);
  const registry = await store.readRegistry();
  const entry = registry.remotes[name];
  // another process promoted the same build
  if (!entry || entry.stable === version) return;
  for (const line of packageLines(entry, version)) console.log(line);
  const link = previewLink(registry, { name, version }, host, order.hostUrl);
  console.log(`shows it to one person, who signs in as always: ${link}`);
};

const previewCommand: Command = async ({ store, ...order }) => {
  const name = requireName(order);
  const host = await order.liveHost();
  const registry = await store.readRegistry();
  const version = order.version ?? newestOf(registry, name);
  console.log(previewLink(registry, { name, version }, host, order.hostUrl));
};

const canaryCommand: Command = async ({ store, ...order }) => {
  const name = requireName(order);
  const { version, offer } = order;
  if (!version || !offer) throw new Error(`say which version and for whom\n${USAGE}`);
  await canary(store, name, version, offer, await order.liveHost());
  const { percent, roles, emails } = offer;
  const people = [`${percent} % of users`, ...roles, ...emails].join(', ');
  const { auto } = offer;
  if (auto) {
    const shares = auto.steps.map((step) => `${step} %`).join(', ');
    console.log(
      `the edge raises it by itself (${shares}) after ${auto.sessions} sessions and ${auto.minutes} minutes at each`,
    );
  }
  console.log(
    `${name} ${version} is offered to ${people}; rollback ${name} takes it back, promote ${name} ends the trial`,
  );
};

/** @throws when the host serves an earlier revision: it may still need what would be removed */
async function checkFollowed(store: RemoteStore, hostUrl: string | undefined): Promise<void> {
  if (!hostUrl) return;
  const [{ revision }, seenRevision] = await Promise.all([
    store.readRegistry(),
    askHost<{ revision: number }>(hostUrl, '/healthz'),
  ]);
  if (seenRevision.revision === revision) return;
  const reason = `the live host is at revision ${seenRevision.revision} and the store at ${revision}`;
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

const COMMANDS: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  preview: previewCommand,
  canary: canaryCommand,
  async promote({ store, ...order }) {
    const name = requireName(order);
    const live = await promote(store, name, await order.liveHost(), order.version);
    console.log(`${name} ${live} is live; open tabs take it within seconds, or offer to refresh`);
  },
  async rollback({ store, ...order }) {
    const name = requireName(order);
    const { live, replacedVersion: ended, trial } = await rollback(store, name, await order.liveHost());
    console.log(
      trial ? `the trial of ${name} ${ended} has ended; ${live} is live` : `${name} is back at ${live} from ${ended}`,
    );
  },
  async retire({ store, ...order }) {
    const name = requireName(order);
    const retired = await retire(store, name);
    console.log(`${name} is out of the product; npm run remotes -- promote ${name} ${retired} brings it back`);
  },
  async list({ store, name }) {
    for (const line of listLines(await store.readRegistry(), name)) console.log(line);
  },
  prune: pruneCommand,
  where,
  doctor,
};

/** Runs a command line of `npm run remotes`. @throws a sentence for an invalid one, or Refused */
export async function runRemotes(args: readonly string[], store: () => RemoteStore, place: Workplace): Promise<void> {
  const [name = '', ...rest] = args;
  const command = COMMANDS[name];
  if (!command) throw new Error(USAGE);
  const order = parseCommand(rest, process.env);
  const { hostUrl } = order;
  const liveHost = () => (hostUrl ? hostAt(hostUrl) : place.builtHost());
  await command({ store: store(), publish: place.publish, liveHost, ...order });
}
