import type { Catalogue, LiveRemote } from '../live-remote';

export interface CatalogueStore {
  get: () => Catalogue;
  subscribe: (listener: () => void) => () => void;
  /** A remote in use keeps its version until the page is loaded again. */
  use: (name: string) => void;
  /** Takes over a newer catalogue: at once for remotes not in use, else as an offer to refresh. */
  offer: (newer: Catalogue) => void;
  /** True when a remote in use has another live version. */
  isStale: () => boolean;
}

/** The live versions as this tab sees them. */
export function createCatalogueStore(initial: Catalogue): CatalogueStore {
  let current = initial;
  let stale = false;
  const used = new Set<string>();
  const listeners = new Set<() => void>();

  return {
    get: () => current,
    isStale: () => stale,
    use: (name) => used.add(name),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer(newer) {
      if (newer.revision === current.revision) return;
      const remotes: Record<string, LiveRemote> = { ...newer.remotes };
      stale = false;
      for (const name of used) {
        const held = current.remotes[name];
        if (!held) continue;
        if (newer.remotes[name]?.version !== held.version) stale = true;
        remotes[name] = held;
      }
      current = { revision: newer.revision, remotes };
      for (const listener of [...listeners]) listener();
    },
  };
}
