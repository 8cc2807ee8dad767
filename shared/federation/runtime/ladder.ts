import { CIRCUIT_FAILURES, RETRY_DELAYS_MS } from '../limits';
import type { LiveRemote } from '../live-remote';
import { measureLoad } from './load-measure';
import { newErrorId, RemoteFailure, RemoteRefused } from './remote-failure';

export interface LadderDeps {
  /** @param mark makes the address one that no cache has seen; empty at first */
  runEntry: (remote: LiveRemote, mark: string) => Promise<void>;
  moduleOf: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** What stands in for this version, asked for only when it is needed. */
  standInFor: (remote: LiveRemote) => Promise<LiveRemote | undefined>;
  wait: (ms: number) => Promise<void>;
  /** Another one each time, after a reload too: a cache may have kept a bad answer for every address used before. */
  newMark: () => string;
  onFailure: (failure: RemoteFailure) => void;
  /** Another version stands in for the one that failed. */
  onFallback: (failure: RemoteFailure, standIn: LiveRemote) => void;
}

export interface Ladder {
  /** Loads a module of a remote: retries, then its stand-in, then rejects with a RemoteFailure. */
  load: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** One silent attempt, for a link that is pointed at; nothing when it fails. */
  preload: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** A person asks to try again: the remote gets all its chances back. */
  reset: (name: string) => void;
  /** The version in use in the place of one that failed, if any. */
  standIn: (name: string) => LiveRemote | undefined;
}

declare global {
  /** Read by the chunk loading code of every remote; not empty while an attempt is repeated. */
  var __pignonRetry: string | undefined;
}

/** One try at a module of a remote. */
function createAttempt(deps: LadderDeps): (remote: LiveRemote, expose: string) => Promise<unknown> {
  /** Entries of the versions of which a file once failed: whatever is fetched of them is fetched anew. */
  const doubted = new Set<string>();
  return async (remote, expose) => {
    const mark = doubted.has(remote.entry) ? deps.newMark() : '';
    globalThis.__pignonRetry = mark;
    try {
      await deps.runEntry(remote, mark);
      const start = performance.now();
      const module = await deps.moduleOf(remote, expose);
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

function failureOf({ name, version }: LiveRemote, cause: unknown): RemoteFailure {
  return new RemoteFailure(name, version, newErrorId(), cause);
}

/** Makes the loader that every module of every remote comes through. */
export function createLadder(deps: LadderDeps): Ladder {
  const failures = new Map<string, number>();
  const standIns = new Map<string, LiveRemote>();
  const attempt = createAttempt(deps);

  const repeated = async (remote: LiveRemote, expose: string, delays: readonly number[]): Promise<unknown> => {
    for (let count = 0; ; count += 1) {
      try {
        return await attempt(remote, expose);
      } catch (cause) {
        const delay = delays[count];
        if (delay === undefined) throw cause;
        await deps.wait(delay);
      }
    }
  };

  const failed = (failure: RemoteFailure): RemoteFailure => {
    failures.set(failure.remote, (failures.get(failure.remote) ?? 0) + 1);
    deps.onFailure(failure);
    return failure;
  };

  const fallBack = async (remote: LiveRemote, expose: string, failure: RemoteFailure): Promise<unknown> => {
    try {
      const standIn = await deps.standInFor(remote);
      if (!standIn || standIn.version === remote.version) throw failure;
      const module = await repeated(standIn, expose, []);
      standIns.set(remote.name, standIn);
      deps.onFallback(failure, standIn);
      return module;
    } catch {
      throw failed(failure);
    }
  };

  return {
    async load(live, expose) {
      if (live.refused) throw failed(failureOf(live, new RemoteRefused(live.refused)));
      const remote = standIns.get(live.name) ?? live;
      const delays = (failures.get(live.name) ?? 0) >= CIRCUIT_FAILURES ? [] : RETRY_DELAYS_MS;
      try {
        return await repeated(remote, expose, delays);
      } catch (cause) {
        return fallBack(remote, expose, failureOf(remote, cause));
      }
    },
    async preload(live, expose) {
      if (live.refused || failures.has(live.name)) return undefined;
      return attempt(standIns.get(live.name) ?? live, expose).catch(() => undefined);
    },
    reset(name) {
      failures.delete(name);
      standIns.delete(name);
    },
    standIn: (name) => standIns.get(name),
  };
}
