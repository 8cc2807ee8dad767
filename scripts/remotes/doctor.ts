import { EVENT_NAMES } from '@pignon/shared/contract/events';
import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { SLOT_NAMES } from '@pignon/shared/contract/slots';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { integrityOf } from '@pignon/shared/federation/preset/seal';
import type { RemoteStore } from '@pignon/shared/federation/store/remote-store';
import { readHostFile } from '../build/publish-built';

async function fileProblems(store: RemoteStore, remote: RemoteDescriptor): Promise<string[]> {
  const problems: string[] = [];
  for (const [file, integrity] of Object.entries(remote.integrity)) {
    const content = await store.readFile(remote.name, remote.version, file).catch(() => undefined);
    if (!content) problems.push(`${remote.name} ${remote.version}: ${file} is missing from the store`);
    else if (integrityOf(content) !== integrity) {
      problems.push(`${remote.name} ${remote.version}: ${file} is not what was published`);
    }
  }
  return problems;
}

function sharedProblems(host: HostFile, remote: RemoteDescriptor): string[] {
  return Object.keys(remote.shared)
    .filter((key) => host.provides[key] === undefined)
    .map((key) => `${remote.name}: expects ${key}, which the host does not provide`);
}

/** Links of menus and redirects that no route answers. */
function danglingLinks(remotes: readonly RemoteDescriptor[]): string[] {
  const heads = new Set(remotes.flatMap(({ routes }) => routes.map(({ path }) => path.split('/')[1])));
  return remotes.flatMap(({ name, menu }) =>
    menu
      .filter(({ to }) => !heads.has(to.split(/[/?]/)[1]))
      .map(({ to }) => `${name}: its menu leads to ${to}, which nobody owns`),
  );
}

function unused(remotes: readonly RemoteDescriptor[]): string[] {
  const filled = new Set(remotes.flatMap(({ slots }) => slots.map(({ slot }) => slot)));
  const told = new Set(remotes.flatMap(({ publishes }) => publishes));
  const heard = new Set(remotes.flatMap(({ consumes }) => consumes));
  return [
    ...SLOT_NAMES.filter((slot) => !filled.has(slot)).map((slot) => `nobody fills the slot ${slot}`),
    ...EVENT_NAMES.filter((name) => told.has(name) && !heard.has(name)).map((name) => `nobody listens to ${name}`),
  ];
}

/** Compares the registry with the store and the live host. Ends with an error when the product is at risk. */
export async function doctor(store: RemoteStore): Promise<void> {
  const { remotes } = await store.readRegistry();
  const host = await readHostFile();
  const live = Object.values(remotes).flatMap(({ stable, versions }) =>
    stable && versions[stable] ? [versions[stable].descriptor] : [],
  );
  const problems = [
    ...(await Promise.all(live.map((remote) => fileProblems(store, remote)))).flat(),
    ...live.flatMap((remote) => sharedProblems(host, remote)),
    ...danglingLinks(live),
  ];
  for (const problem of problems) console.log(`PROBLEM ${problem}`);
  for (const note of unused(live)) console.log(`note    ${note}`);
  console.log(`${live.length} live remotes, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
