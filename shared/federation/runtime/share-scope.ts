import { federationInstances, type FederationInstance } from './federation-instances';

/** A library or entry point shared by host and remotes, in one version. */
export interface SharedModule {
  name: string;
  version: string;
  /** Federation name of the provider: a host, or one version of a remote. */
  provider: string;
  /** Federation names of its consumers. */
  consumers: readonly string[];
  loaded: boolean;
  /** True when the page should have one copy. */
  singleton: boolean;
}

/** Finds the provider of a copy; `from` is overwritten by its first consumer. */
function providerOf(
  name: string,
  share: { from: string; get: unknown },
  instances: readonly FederationInstance[],
): string {
  const isProvider = ({ options }: FederationInstance) => options.shared[name]?.some(({ get }) => get === share.get);
  return instances.find(isProvider)?.name ?? share.from;
}

/** Lists the shared modules on this page, each copy once, by name. */
export function sharedModules(): SharedModule[] {
  const visitedScopes = new Set<object>();
  const modules: SharedModule[] = [];
  const instances = federationInstances();
  for (const [name, versions] of instances.flatMap(({ shareScopeMap }) => Object.entries(shareScopeMap.default ?? {})))
    for (const [version, share] of Object.entries(versions)) {
      if (visitedScopes.has(share)) continue;
      visitedScopes.add(share);
      const { useIn, loaded, lib, shareConfig } = share;
      const isLoaded = loaded ?? lib !== undefined;
      modules.push({
        name,
        version,
        provider: providerOf(name, share, instances),
        consumers: [...useIn],
        loaded: isLoaded,
        singleton: shareConfig.singleton ?? false,
      });
    }
  return modules.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
}
