import { isOffered, type Person } from '../canary';
import type { Catalogue, LiveRemote } from '../live-remote';

export interface CatalogueStore {
  get: () => Catalogue;
  /** The newest catalogue of the server, whatever is in use. */
  newest: () => Catalogue;
  /** The signed-in user, once known. */
  person: () => Person | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Marks a remote as mounted, which keeps its version. @returns the function to call at unmount */
  use: (name: string) => () => void;
  /** Switches a remote to its live version, although it is mounted. */
  renew: (name: string) => void;
  /**
   * Applies a newer catalogue: at once to remotes that are not mounted, else as an offer to refresh. An earlier
   * revision of the same host is ignored: one of several edges may lag behind, and responses may arrive out of order.
   */
  offer: (newer: Catalogue) => void;
  /** Sets the signed-in user, on whom canaries depend; drops everything of the previous user. */
  know: (person: Person | undefined) => void;
  /** Replaces the live version of a remote by one of this browser only; undefined removes the replacement. */
  point: (name: string, remote: LiveRemote | undefined) => void;
  /** True when this remote object overrides the live one. */
  isPointed: (remote: LiveRemote) => boolean;
  /** Live version behind an overridden remote; undefined for all others. */
  behind: (remote: LiveRemote) => LiveRemote | undefined;
  /** False while the version of a remote depends on an unknown user: there is a canary, and nobody is signed in. */
  isSettled: (name: string) => boolean;
  /** True when a remote on screen, or the host itself, has another live version. */
  isStale: () => boolean;
}

/** The live versions, replaced by the canaries offered to this user. */
function versionsFor({ remotes, trials = {} }: Catalogue, person: Person | undefined): Record<string, LiveRemote> {
  const selectedVersions = { ...remotes };
  for (const [name, { rule, remote }] of Object.entries(trials)) {
    if (person && isOffered(rule, name, person)) selectedVersions[name] = remote;
  }
  return selectedVersions;
}

/** The page keeps the host that it was loaded with. */
const hasOtherHost = (initial: Catalogue, newest: Catalogue): boolean =>
  initial.host !== undefined && newest.host !== undefined && newest.host !== initial.host;

function setOrDelete<T>(map: Map<string, T>, key: string, value: T | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}

/** Counts the mounted components of each remote. */
function createUses() {
  const counts = new Map<string, number>();
  return {
    names: () => [...counts.keys()],
    add: (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    /** @returns true when that was the last one */
    remove(name: string): boolean {
      const remainingCount = (counts.get(name) ?? 1) - 1;
      if (remainingCount > 0) counts.set(name, remainingCount);
      else counts.delete(name);
      return remainingCount <= 0;
    },
  };
}

function addListener(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The live versions as seen by this tab. */
export function createCatalogueStore(initial: Catalogue): CatalogueStore {
  let current = initial;
  let newest = initial;
  let signedInUser: Person | undefined;
  let lastUid: string | undefined;
  let stale = false;
  const mountCounts = createUses();
  const pinnedRemotes = new Map<string, LiveRemote>();
  const listeners = new Set<() => void>();

  const isPinned = (remote: LiveRemote) => pinnedRemotes.get(remote.name) === remote;
  const wantedRemotes = () => ({ ...versionsFor(newest, signedInUser), ...Object.fromEntries(pinnedRemotes) });

  const chooseVersions = (usedNames = mountCounts.names()): void => {
    const remotes = wantedRemotes();
    stale = hasOtherHost(initial, newest);
    for (const name of usedNames) {
      const mountedRemote = current.remotes[name];
      if (!mountedRemote) continue;
      if (remotes[name]?.version !== mountedRemote.version) stale = true;
      remotes[name] = mountedRemote;
    }
    current = { ...newest, remotes };
    for (const listener of [...listeners]) listener();
  };

  return {
    get: () => current,
    newest: () => newest,
    person: () => signedInUser,
    isSettled: (name) => signedInUser !== undefined || newest.trials?.[name] === undefined,
    isStale: () => stale,
    use(name) {
      mountCounts.add(name);
      return () => {
        const isLast = mountCounts.remove(name);
        if (isLast && wantedRemotes()[name]?.version !== current.remotes[name]?.version) chooseVersions();
      };
    },
    renew: (name) => chooseVersions(mountCounts.names().filter((otherName) => otherName !== name)),
    subscribe: (listener) => addListener(listeners, listener),
    offer(newer) {
      if (newer.revision <= newest.revision && newer.host === newest.host) return;
      newest = newer;
      chooseVersions();
    },
    point(name, remote) {
      if (pinnedRemotes.get(name) === remote) return;
      setOrDelete(pinnedRemotes, name, remote);
      chooseVersions();
    },
    isPointed: isPinned,
    behind: (remote) => (isPinned(remote) ? versionsFor(newest, signedInUser)[remote.name] : undefined),
    know(person) {
      if (JSON.stringify(person) === JSON.stringify(signedInUser)) return;
      signedInUser = person;
      const isOtherUser = person !== undefined && person.uid !== lastUid;
      lastUid = person?.uid ?? lastUid;
      // without canaries and pinned versions, nothing depends on the user
      if (newest.trials || mountCounts.names().length > 0) chooseVersions(isOtherUser ? [] : undefined);
    },
  };
}
