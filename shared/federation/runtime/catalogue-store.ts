import { isOffered, type Person } from '../canary';
import type { Catalogue, LiveRemote } from '../live-remote';

export interface CatalogueStore {
  get: () => Catalogue;
  /** The newest catalogue as the server gave it, whatever is in use. */
  newest: () => Catalogue;
  /** Who is at work, as far as it is known. */
  person: () => Person | undefined;
  subscribe: (listener: () => void) => () => void;
  /** A remote in use keeps its version until the page is loaded again. */
  use: (name: string) => void;
  /** Takes over a newer catalogue: at once for remotes not in use, else as an offer to refresh. */
  offer: (newer: Catalogue) => void;
  /** Who is at work decides which versions under trial they get. */
  know: (person: Person | undefined) => void;
  /** Puts a remote of this machine in the place of whatever is live, or takes it back with undefined. */
  point: (name: string, remote: LiveRemote | undefined) => void;
  /** What is live behind a remote of this machine; undefined for all others. */
  behind: (remote: LiveRemote) => LiveRemote | undefined;
  /** False while it is not known which version of a remote this person gets: one is under trial, and nobody is signed in. */
  isSettled: (name: string) => boolean;
  /** True when a remote in use, or the host itself, has another live version. */
  isStale: () => boolean;
}

/** The live versions, and over them those under trial that this person is offered. */
function chosenFor({ remotes, trials = {} }: Catalogue, person: Person | undefined): Record<string, LiveRemote> {
  const chosen = { ...remotes };
  for (const [name, { rule, remote }] of Object.entries(trials)) {
    if (person && isOffered(rule, name, person)) chosen[name] = remote;
  }
  return chosen;
}

/** The live versions as this tab sees them. */
export function createCatalogueStore(initial: Catalogue): CatalogueStore {
  let current = initial;
  let newest = initial;
  let atWork: Person | undefined;
  let stale = false;
  const used = new Set<string>();
  const pointed = new Map<string, LiveRemote>();
  const listeners = new Set<() => void>();

  const choose = (): void => {
    const remotes = { ...chosenFor(newest, atWork), ...Object.fromEntries(pointed) };
    // the host in use is the one that the page came with
    stale = initial.host !== undefined && newest.host !== undefined && newest.host !== initial.host;
    for (const name of used) {
      const held = current.remotes[name];
      if (!held) continue;
      if (remotes[name]?.version !== held.version) stale = true;
      remotes[name] = held;
    }
    current = { ...newest, remotes };
    for (const listener of [...listeners]) listener();
  };

  return {
    get: () => current,
    newest: () => newest,
    person: () => atWork,
    isSettled: (name) => atWork !== undefined || newest.trials?.[name] === undefined,
    isStale: () => stale,
    use: (name) => used.add(name),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer(newer) {
      if (newer.revision === newest.revision && newer.host === newest.host) return;
      newest = newer;
      choose();
    },
    point(name, remote) {
      if (pointed.get(name) === remote) return;
      if (remote) pointed.set(name, remote);
      else pointed.delete(name);
      choose();
    },
    behind: (remote) => (pointed.get(remote.name) === remote ? chosenFor(newest, atWork)[remote.name] : undefined),
    know(person) {
      if (JSON.stringify(person) === JSON.stringify(atWork)) return;
      atWork = person;
      // without trials nothing depends on who it is
      if (newest.trials) choose();
    },
  };
}
