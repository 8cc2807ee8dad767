import { call, reportFault, type CallInput, type CallKey, type CallReply, type QueryClient } from '@pignon/shared/api';
import { invalidateQueries } from '@pignon/shared/api/invalidate-queries';
import { createStore, useStore } from '@pignon/shared/state';
import type { WaitingQueue } from './queue/waiting-queue';
import type { About, WaitingCall } from './waiting-call';

/** Result of a call that may wait. */
export type Outcome<K extends CallKey> = { kind: 'answered'; reply: CallReply<K> } | { kind: 'waits' };

/** A user's queue, whose code loads when it is first needed. */
class LazyQueue {
  /** The opened or opening queue. */
  opened: Promise<WaitingQueue> | undefined;

  constructor(private readonly begin: () => Promise<WaitingQueue>) {}

  open(): Promise<WaitingQueue> {
    this.opened ??= this.begin();
    return this.opened;
  }
}

const NO_CALLS: readonly WaitingCall[] = [];
/** Maximum delay of a call while the queue opens. */
const TIMEOUT_MS = 3_000;

const callsStore = createStore<readonly WaitingCall[]>(NO_CALLS);
let currentQueue: LazyQueue | undefined;

async function openQueue(uid: string, client: QueryClient, isClosed: () => boolean): Promise<WaitingQueue> {
  const { openWaitingQueue } = await import(/* webpackChunkName: "waiting-queue" */ './queue/open-queue');
  const queue = await openWaitingQueue(uid, { refresh: (kinds) => invalidateQueries(client, kinds) });
  if (isClosed()) {
    queue.close();
    return queue;
  }
  queue.calls.subscribe(() => {
    if (!isClosed()) callsStore.set(queue.calls.get());
  });
  await queue.read();
  void queue.flush().catch(reportFault);
  return queue;
}

/** The open queue of a session. */
export interface OpenWaiting {
  /** Sends the calls, as the server responds; opens the queue again if that failed. */
  flush: () => void;
  /** Leaves the calls encrypted, at sign-out. */
  close: () => void;
}

/**
 * Opens a user's waiting calls after `delayMs`, or as soon as they are needed, and sends them when the server responds.
 * Called by the host while signed in.
 */
export function openWaiting(uid: string, client: QueryClient, delayMs: number): OpenWaiting {
  let isClosed = false;
  const newQueue = (): LazyQueue => {
    const queue = new LazyQueue(() => openQueue(uid, client, () => isClosed));
    currentQueue = queue;
    return queue;
  };
  let ownQueue = newQueue();
  const openNow = (): void => {
    const queue = ownQueue;
    // offline without the code or the key, or without storage: calls are sent as usual
    queue.open().catch(() => {
      if (currentQueue === queue) currentQueue = undefined;
    });
  };
  const timer = setTimeout(openNow, delayMs);
  return {
    flush: () => {
      if (currentQueue !== ownQueue) ownQueue = newQueue();
      if (ownQueue.opened)
        void ownQueue.opened.then(
          (queue) => queue.flush().catch(reportFault),
          () => undefined,
        );
      else openNow();
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      if (currentQueue === ownQueue) currentQueue = undefined;
      callsStore.set(NO_CALLS);
      void ownQueue.opened?.then((queue) => queue.close()).catch(() => undefined);
    },
  };
}

/** Queue of the present user; undefined without storage, and when it takes too long to open. */
async function presentQueue(): Promise<WaitingQueue | undefined> {
  const queue = currentQueue;
  if (!queue) return undefined;
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS));
  const opened = queue.open().catch(() => {
    if (currentQueue === queue) currentQueue = undefined;
    return undefined;
  });
  return Promise.race([opened, timeout]);
}

/**
 * Makes a call that may wait for the network. `version` is that of the changed record; `id` its `Idempotency-Key`, for
 * a repetition from the same screen. It is stored before it is sent, so that it survives the tab, and runs once however
 * often it is sent. @throws ProblemError when the server refuses it: then it is not stored
 */
export async function sendOrWait<K extends CallKey>(
  key: K,
  input: CallInput<K>,
  about: About & { version?: number; id?: string },
): Promise<Outcome<K>> {
  const { line, version, replaces, id = crypto.randomUUID(), ...description } = about;
  const { params, body } = input as WaitingCall['input'];
  const waiting: WaitingCall = {
    ...description,
    id,
    line: line ?? id,
    call: key,
    input: { params, body },
    version,
    at: Date.now(),
    refusal: undefined,
    failures: 0,
  };
  const queue = await presentQueue();
  const result = await queue?.send(waiting, replaces);
  if (result && result.kind !== 'no-room') return result as Outcome<K>;
  const untypedCall = call as unknown as (key: CallKey, input: object, options: object) => Promise<CallReply<K>>;
  const options = { idempotencyKey: id, ...(version !== undefined && { version }) };
  return { kind: 'answered', reply: await untypedCall(key, { params, body }, options) };
}

/** Waiting calls of the signed-in user, in order. */
export const useWaiting = (): readonly WaitingCall[] => useStore(callsStore);

/** Finds a waiting call by its id, as in `?waiting=`. */
export const useWaitingCall = (id: string | null): WaitingCall | undefined =>
  useWaiting().find((waiting) => waiting.id === id);

/** Removes a waiting call. False when it was sent meanwhile. */
export const takeBack = async (id: string): Promise<boolean> => (await presentQueue())?.drop(id) ?? false;

/** Resends a refused call. */
export const sendAgain = async (id: string): Promise<void> => (await presentQueue())?.retry(id);
