import { FILE_TIMEOUT_MS, RETRY_DELAYS_MS } from '../limits';
import type { LiveRemote } from '../live-remote';
import { createCircuit } from './circuit';
import { containerOf } from './container';
import { measureLoad } from './load-measure';
import { withTimeout } from './with-timeout';
import { newErrorId, RemoteFailure, RemoteRefused } from './remote-failure';

export interface RemoteLoaderDeps {
  /** @param urlMark makes a fresh URL; empty at first */
  runEntry: (remote: LiveRemote, urlMark: string) => Promise<void>;
  moduleOf: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** Finds the fallback of a version, when it is needed. */
  standInFor: (remote: LiveRemote) => Promise<LiveRemote | undefined>;
  wait: (ms: number) => Promise<void>;
  /** Returns a new value each time, also after a reload: a cache may hold a bad response for every earlier URL. */
  newMark: () => string;
  onFailure: (failure: RemoteFailure) => void;
  /** Called when a fallback version replaces the failed one. */
  onFallback: (failure: RemoteFailure, standIn: LiveRemote) => void;
}

export interface RemoteLoader {
  /**
   * Loads a module of a remote: retries, then its fallback version, then rejects with RemoteFailure. After too many
   * failures it requests nothing and rejects with the last one.
   */
  load: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** Preloads once for a link under the pointer; undefined when it fails. */
  preload: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** Restores all attempts: the user retries, or another version is live. */
  reset: (name: string) => void;
  /**
   * The version in use threw while rendering: switches to another one, if any is unused. @param failed the version that
   * threw, possibly the fallback itself @returns whether there is another version to render
   */
  stepBack: (remote: LiveRemote, expose: string, failed: string) => Promise<boolean>;
  /** Fallback version in use, if any. */
  standIn: (name: string) => LiveRemote | undefined;
}

declare global {
  /** Failed files by container, read by each remote's chunk loading code. */
  var __pignonRetries: Record<string, string> | undefined;
  /**
   * Retry mark for host files that a remote needs, and for remotes built before each had its own; non-empty during a
   * retry.
   */
  var __pignonRetry: string | undefined;
}

/** Makes a function that tries once to load a module of a remote. */
function createAttempt(deps: RemoteLoaderDeps): (remote: LiveRemote, expose: string) => Promise<unknown> {
  /** Entries of versions with a failed file: their further files are requested anew. */
  const failedEntries = new Set<string>();
  return async (remote, expose) => {
    const urlMark = failedEntries.has(remote.entry) ? deps.newMark() : '';
    if (urlMark) {
      globalThis.__pignonRetry = urlMark;
      (globalThis.__pignonRetries ??= {})[containerOf(remote)] = urlMark;
    }
    try {
      await deps.runEntry(remote, urlMark);
      const start = performance.now();
      const module = await withTimeout(deps.moduleOf(remote, expose), expose);
      measureLoad(start, { remote: remote.name, version: remote.version, part: expose });
      return module;
    } catch (cause) {
      failedEntries.add(remote.entry);
      throw cause;
    } finally {
      if (globalThis.__pignonRetry === urlMark) globalThis.__pignonRetry = '';
    }
  };
}

/** Retries after each delay, unless an attempt ran into its timeout. Rejects with the last error. */
function createRetrying(attempt: ReturnType<typeof createAttempt>, wait: RemoteLoaderDeps['wait']) {
  return async (remote: LiveRemote, expose: string, delays: readonly number[]): Promise<unknown> => {
    for (let count = 0; ; count += 1) {
      const startedAt = performance.now();
      try {
        return await attempt(remote, expose);
      } catch (cause) {
        const delay = delays[count];
        if (delay === undefined || performance.now() - startedAt >= FILE_TIMEOUT_MS) throw cause;
        await wait(delay);
      }
    }
  };
}

function failureOf({ name, version }: LiveRemote, cause: unknown): RemoteFailure {
  return new RemoteFailure(name, version, newErrorId(), cause);
}

/** Creates the loader of every remote’s modules: retries, timeout, fallback version, circuit breaker. */
export function createRemoteLoader(deps: RemoteLoaderDeps): RemoteLoader {
  const circuit = createCircuit();
  const standIns = new Map<string, LiveRemote>();
  const attempt = createAttempt(deps);
  const repeated = createRetrying(attempt, deps.wait);

  const report = (failure: RemoteFailure): RemoteFailure => {
    const sameFailure = circuit.known(failure);
    deps.onFailure(sameFailure);
    return sameFailure;
  };

  /** @returns the fallback version and its module; undefined without one */
  const loadFallback = async (remote: LiveRemote, expose: string): Promise<[LiveRemote, unknown] | undefined> => {
    const standIn = await deps.standInFor(remote);
    if (!standIn || standIn.version === remote.version) return undefined;
    const module = await repeated(standIn, expose, []);
    standIns.set(remote.name, standIn);
    return [standIn, module];
  };

  const loadFallbackOrThrow = async (remote: LiveRemote, expose: string, failure: RemoteFailure): Promise<unknown> => {
    const loadedFallback = await loadFallback(remote, expose);
    if (!loadedFallback) throw failure;
    const [standIn, module] = loadedFallback;
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
        return loadFallbackOrThrow(remote, expose, failure).catch(() => {
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
      return (await loadFallback(live, expose).catch(() => undefined)) !== undefined;
    },
    reset(name) {
      circuit.close(name);
      standIns.delete(name);
    },
    standIn: (name) => standIns.get(name),
  };
}
