import type { LiveRemote } from '../live-remote';
import { forgetFailedShares } from './failed-shares';
import { hostInstance } from './federation-instances';

const registeredContainers = new Set<string>();

/** Global variable under which this version of the remote registers itself. */
export function containerOf({ name, version }: Pick<LiveRemote, 'name' | 'version'>): string {
  return `pignon_${name}_${version.replaceAll(/\W/g, '_')}`;
}

/** Fetches an exposed module of a remote whose entry has run, with the host's shared modules. */
export async function moduleOf(remote: LiveRemote, expose: string): Promise<unknown> {
  const host = hostInstance();
  if (!host) throw new Error('the federation runtime has not started');
  const container = containerOf(remote);
  if (!registeredContainers.has(container)) {
    host.registerRemotes([{ name: container, entry: remote.entry, entryGlobalName: container, type: 'global' }]);
    registeredContainers.add(container);
  }
  const module: unknown = await host.loadRemote(`${container}/${expose.slice(2)}`).catch((cause: unknown) => {
    forgetFailedShares();
    throw cause;
  });
  if (module === null || module === undefined) throw new Error(`${expose} is not exposed`);
  return module;
}
