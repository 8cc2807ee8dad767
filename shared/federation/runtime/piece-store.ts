import type { LiveRemote } from '../live-remote';
import type { Ladder } from './ladder';
import { RemoteFailure } from './remote-failure';

/** A promise that React's `use` can read at once when it is settled. */
type Readable<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown };

function readable<T>(promise: Promise<T>): Readable<T> {
  const tracked: Readable<T> = promise;
  tracked.status = 'pending';
  promise.then(
    (value) => {
      tracked.status = 'fulfilled';
      tracked.value = value;
    },
    (reason: unknown) => {
      tracked.status = 'rejected';
      tracked.reason = reason;
    },
  );
  return tracked;
}

/** What is there already is drawn at once, without a moment of waiting. */
function settled<T>(value: T): Readable<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}

/** How a piece that was asked for stands. */
export interface PieceState {
  remote: string;
  version: string;
  expose: string;
  state: 'loading' | 'loaded' | 'failed';
  /** Reference of the failure, as its card and its report tell it. */
  errorId?: string;
}

export interface PieceStore {
  /** The module and whatever `beside` prepares, fetched once. */
  get: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** Forgets every failed piece of a remote, which is asked for again where it is drawn. */
  forget: (name: string) => void;
  /** The same because a person asks for it: the remote gets all its chances back. */
  retry: (name: string) => void;
  preload: (remote: LiveRemote, expose: string) => void;
  /** Every piece that was asked for and not forgotten. */
  states: () => PieceState[];
}

interface Kept {
  remote: LiveRemote;
  expose: string;
  piece: Readable<unknown>;
}

function stateOf({ remote: { name, version }, expose, piece }: Kept): PieceState {
  const { status, reason } = piece;
  const state = status === 'fulfilled' ? 'loaded' : status === 'rejected' ? 'failed' : 'loading';
  const errorId = reason instanceof RemoteFailure ? reason.errorId : undefined;
  return { remote: name, version, expose, state, errorId };
}

/**
 * Keeps the loaded pieces of all remotes.
 * @param beside work done once a piece is there, for example its messages; the piece fails with it
 */
export function createPieceStore(ladder: Ladder, beside: (remote: LiveRemote) => Promise<void>): PieceStore {
  const pieces = new Map<string, Kept>();
  /** The version of each remote that was asked for last: one is in use in a page. */
  const asked = new Map<string, string>();

  /** What was fetched of another version is fetched, and worded, again when that one returns. */
  const turnTo = ({ name, version }: LiveRemote): void => {
    const before = asked.get(name);
    if (before === version) return;
    asked.set(name, version);
    // what failed, and what stood in for it, was of another version
    if (before !== undefined) ladder.reset(name);
    for (const [key, { remote }] of pieces) if (remote.name === name && remote.version !== version) pieces.delete(key);
  };

  const keyOf = (remote: LiveRemote, expose: string): string => `${remote.name}@${remote.version}${expose}`;

  const together = async (remote: LiveRemote, expose: string): Promise<unknown> => {
    const module = await ladder.load(remote, expose);
    await beside(remote);
    return module;
  };

  /** One version's module with one version's texts: what came to stand in for either does for both. */
  const whole = async (remote: LiveRemote, expose: string): Promise<unknown> => {
    const before = ladder.standIn(remote.name);
    const module = await together(remote, expose);
    return ladder.standIn(remote.name) === before ? module : together(remote, expose);
  };

  const forget = (name: string): void => {
    for (const [key, { remote, piece }] of pieces) {
      if (remote.name === name && piece.status === 'rejected') pieces.delete(key);
    }
  };

  return {
    get(remote, expose) {
      const key = keyOf(remote, expose);
      const known = pieces.get(key)?.piece;
      if (known) return known;
      turnTo(remote);
      const piece = readable(whole(remote, expose));
      pieces.set(key, { remote, expose, piece });
      return piece;
    },
    forget,
    retry(name) {
      forget(name);
      ladder.reset(name);
    },
    preload(remote, expose) {
      const key = keyOf(remote, expose);
      if (pieces.has(key)) return;
      turnTo(remote);
      const ahead = async (): Promise<void> => {
        const module = await ladder.preload(remote, expose);
        // its words are not wanted beside another version that was asked for meanwhile
        if (module === undefined || asked.get(remote.name) !== remote.version) return;
        await beside(remote);
        if (!pieces.has(key)) pieces.set(key, { remote, expose, piece: settled(module) });
      };
      // whoever opens it is told
      ahead().catch(() => undefined);
    },
    states: () => [...pieces.values()].map(stateOf),
  };
}
