import { FILE_TIMEOUT_MS, RETRY_DELAYS_MS } from '../limits';
import type { LiveRemote } from '../live-remote';
import { createCircuit } from './circuit';
import { containerOf } from './container';
import { measureLoad } from './load-measure';
import { withinTime } from './within-time';
import { newErrorId, RemoteFailure, RemoteRefused } from './remote-failure';

export interface RemoteLoaderDeps {
  /** @param mark makes the address one that no cache has seen; empty at first */
  runEntry: (remote: LiveRemote, mark: string) => Promise<void>;
  moduleOf: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** Finds the fallback of a version, when it is needed. */
  standInFor: (remote: LiveRemote) => Promise<LiveRemote | undefined>;
  wait: (ms: number) => Promise<void>;
  /** Another one each time, after a reload too: a cache may have kept a bad answer for every address used before. */
  newMark: () => string;
  onFailure: (failure: RemoteFailure) => void;
  /** Another version stands in for the one that failed. */
  onFallback: (failure: RemoteFailure, standIn: LiveRemote) => void;
}

export interface RemoteLoader {
  /**
   * Loads a module of a remote: retries, then its stand-in, then rejects with a RemoteFailure. After too many failures it
   * asks for nothing and rejects with the last one.
   */
  load: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** Preloads once for a link under the pointer; undefined when it fails. */
  preload: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** A person asks to try again, or another version is live: the remote gets all its chances back. */
  reset: (name: string) => void;
  /**
   * The version in use failed while it was drawn: another takes its place, where there is one that is not in use yet.
   * @param failed the version that was drawn, which may be the stand-in itself
   * @returns whether there is now another version to draw
   */
  stepBack: (remote: LiveRemote, expose: string, failed: string) => Promise<boolean>;
  /** The version in use in the place of one that failed, if any. */
  standIn: (name: string) => LiveRemote | undefined;
}

declare global {
  /** Read by the chunk loading code of each remote, by its container: there where a file of that version once failed. */
  var __pignonRetries: Record<string, string> | undefined;
  /**
   * The same for the host, whose files a remote may need, and for remotes that were built before there was one for each; not
   * empty while an attempt is repeated.
   */
  var __pignonRetry: string | undefined;
}

/** Makes a function that tries once to load a module of a remote. */
function createAttempt(deps: RemoteLoaderDeps): (remote: LiveRemote, expose: string) => Promise<unknown> {
  /** Entries of the versions of which a file once failed: whatever is fetched of them is fetched anew. */
  const doubted = new Set<string>();
  return async (remote, expose) => {
    const mark = doubted.has(remote.entry) ? deps.newMark() : '';
    if (mark) {
      globalThis.__pignonRetry = mark;
      (globalThis.__pignonRetries ??= {})[containerOf(remote)] = mark;
    }
    try {
      await deps.runEntry(remote, mark);
      const start = performance.now();
      const module = await withinTime(deps.moduleOf(remote, expose), expose);
      measureLoad(start, { remote: remote.name, version: remote.version, part: expose });
      return module;
    } catch (cause) {
      doubted.add(remote.entry);
      throw cause;
    } finally {
      if (globalThis.__pignonRetry === mark) globalThis.__pignonRetry = '';
    }
  };
}

/** Tries again after each of the delays, unless an attempt was waited for to the end. Rejects as the last attempt does. */
function createRepeated(attempt: ReturnType<typeof createAttempt>, wait: RemoteLoaderDeps['wait']) {
  return async (remote: LiveRemote, expose: string, delays: readonly number[]): Promise<unknown> => {
    for (let count = 0; ; count += 1) {
      const begun = performance.now();
      try {
        return await attempt(remote, expose);
      } catch (cause) {
        const delay = delays[count];
        if (delay === undefined || performance.now() - begun >= FILE_TIMEOUT_MS) throw cause;
        await wait(delay);
      }
    }
  };
}

function failureOf({ name, version }: LiveRemote, cause: unknown): RemoteFailure {
  return new RemoteFailure(name, version, newErrorId(), cause);
}

/** Makes the loader of every remote’s modules: retries, timeout, stand-in, circuit breaker. */
export function createRemoteLoader(deps: RemoteLoaderDeps): RemoteLoader {
  const circuit = createCircuit();
  const standIns = new Map<string, LiveRemote>();
  const attempt = createAttempt(deps);
  const repeated = createRepeated(attempt, deps.wait);

  const report = (failure: RemoteFailure): RemoteFailure => {
    const known = circuit.known(failure);
    deps.onFailure(known);
    return known;
  };

  /** @returns the stand-in and its module; undefined where nothing stands in. */
  const replace = async (remote: LiveRemote, expose: string): Promise<[LiveRemote, unknown] | undefined> => {
    const standIn = await deps.standInFor(remote);
    if (!standIn || standIn.version === remote.version) return undefined;
    const module = await repeated(standIn, expose, []);
    standIns.set(remote.name, standIn);
    return [standIn, module];
  };

  const fallBack = async (remote: LiveRemote, expose: string, failure: RemoteFailure): Promise<unknown> => {
    const found = await replace(remote, expose);
    if (!found) throw failure;
    const [standIn, module] = found;
    deps.onFallback(failure, standIn);
    return module;
  };

  return {
    async load(live, expose) {
      if (live.refused) throw report(failureOf(live, new RemoteRefused(live.refused)));
      const leftAt = circuit.leftAt(live.name);
      if (leftAt) throw leftAt;
      const begunAt = circuit.incidents(live.name);
      const remote = standIns.get(live.name) ?? live;
      try {
        return await repeated(remote, expose, RETRY_DELAYS_MS);
      } catch (cause) {
        const failure = failureOf(remote, cause);
        return fallBack(remote, expose, failure).catch(() => {
          circuit.failed(live.name, begunAt);
          throw report(failure);
        });
      }
    },
    async preload(live, expose) {
      if (live.refused || circuit.incidents(live.name) > 0) return undefined;
      return attempt(standIns.get(live.name) ?? live, expose).catch(() => undefined);
    },
    async stepBack(live, expose, failed) {
      const standIn = standIns.get(live.name);
      if (standIn) return standIn.version !== failed;
      return (await replace(live, expose).catch(() => undefined)) !== undefined;
    },
    reset(name) {
      circuit.close(name);
      standIns.delete(name);
    },
    standIn: (name) => standIns.get(name),
  };
}
