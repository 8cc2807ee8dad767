import { getInstance } from '@module-federation/enhanced/runtime';
import type { LiveRemote } from '../live-remote';

const HOST = 'pignon_host';
const registered = new Set<string>();

/** Global under which this version of the remote registers itself. */
export function containerOf({ name, version }: Pick<LiveRemote, 'name' | 'version'>): string {
  return `pignon_${name}_${version.replaceAll(/\W/g, '_')}`;
}

type Instance = NonNullable<ReturnType<typeof getInstance>>;

/** The runtime keeps a shared module that did not come as failed for ever: it is to be asked for again. */
function forgetFailedShares({ shareScopeMap }: Instance): void {
  for (const versions of Object.values(shareScopeMap).flatMap((scope) => Object.values(scope)))
    for (const share of Object.values(versions)) {
      const { loading } = share;
      loading?.catch(() => {
        if (share.loading === loading) share.loading = null;
      });
    }
}

/** Fetches one exposed module of a remote whose entry has run, with the host's shared modules. */
export async function moduleOf(remote: LiveRemote, expose: string): Promise<unknown> {
  const host = getInstance((instance) => instance.name === HOST);
  if (!host) throw new Error('the federation runtime has not started');
  const container = containerOf(remote);
  if (!registered.has(container)) {
    host.registerRemotes([{ name: container, entry: remote.entry, entryGlobalName: container, type: 'global' }]);
    registered.add(container);
  }
  const module: unknown = await host.loadRemote(`${container}/${expose.slice(2)}`).catch((cause: unknown) => {
    forgetFailedShares(host);
    throw cause;
  });
  if (module === null || module === undefined) throw new Error(`${expose} is not exposed`);
  return module;
}
