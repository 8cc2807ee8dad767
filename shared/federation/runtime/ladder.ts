import { CIRCUIT_FAILURES, RETRY_DELAYS_MS } from '../limits';
import type { LiveRemote } from '../live-remote';
import { newErrorId, RemoteFailure } from './remote-failure';

export interface LadderDeps {
  runEntry: (remote: LiveRemote, attempt: number) => Promise<void>;
  moduleOf: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** The version before the live one, asked for only when it is needed. */
  previousOf: (name: string) => Promise<LiveRemote | undefined>;
  wait: (ms: number) => Promise<void>;
  onFailure: (failure: RemoteFailure) => void;
  /** The previous version stands in for the live one. */
  onFallback: (failure: RemoteFailure, previous: LiveRemote) => void;
}

export interface Ladder {
  /** Loads a module of a remote: retries, then the previous version, then rejects with a RemoteFailure. */
  load: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** One silent attempt, for a link that is pointed at; nothing when it fails. */
  preload: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** A person asks to try again: the remote gets all its chances back. */
  reset: (name: string) => void;
}

declare global {
  /** Read by the chunk loading code of every remote; more than 0 while an attempt is repeated. */
  var __pignonRetry: number | undefined;
}

/** Makes the loader that every module of every remote comes through. */
export function createLadder(deps: LadderDeps): Ladder {
  const failures = new Map<string, number>();
  const standIns = new Map<string, LiveRemote>();

  const attempt = async (remote: LiveRemote, expose: string, count: number): Promise<unknown> => {
    globalThis.__pignonRetry = count;
    await deps.runEntry(remote, count);
    return deps.moduleOf(remote, expose);
  };

  const repeated = async (remote: LiveRemote, expose: string, delays: readonly number[]): Promise<unknown> => {
    for (let count = 0; ; count += 1) {
      try {
        return await attempt(remote, expose, count);
      } catch (cause) {
        const delay = delays[count];
        if (delay === undefined) throw cause;
        await deps.wait(delay);
      } finally {
        globalThis.__pignonRetry = 0;
      }
    }
  };

  const fallBack = async (remote: LiveRemote, expose: string, failure: RemoteFailure): Promise<unknown> => {
    try {
      const previous = await deps.previousOf(remote.name);
      if (!previous || previous.version === remote.version) throw failure;
      const module = await repeated(previous, expose, []);
      standIns.set(remote.name, previous);
      deps.onFallback(failure, previous);
      return module;
    } catch {
      failures.set(remote.name, (failures.get(remote.name) ?? 0) + 1);
      deps.onFailure(failure);
      throw failure;
    }
  };

  return {
    async load(live, expose) {
      const remote = standIns.get(live.name) ?? live;
      const delays = (failures.get(live.name) ?? 0) >= CIRCUIT_FAILURES ? [] : RETRY_DELAYS_MS;
      try {
        return await repeated(remote, expose, delays);
      } catch (cause) {
        return fallBack(remote, expose, new RemoteFailure(remote.name, remote.version, newErrorId(), cause));
      }
    },
    async preload(live, expose) {
      if (failures.has(live.name)) return undefined;
      return attempt(standIns.get(live.name) ?? live, expose, 0).catch(() => undefined);
    },
    reset(name) {
      failures.delete(name);
      standIns.delete(name);
    },
  };
}
