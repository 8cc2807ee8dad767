import { call, reportFault, type CallInput, type CallKey, type CallReply, type QueryClient } from '@pignon/shared/api';
import { invalidateQueries } from '@pignon/shared/api/invalidate-queries';
import { createStore, useStore } from '@pignon/shared/state';
import { WaitingQueue } from './queue/waiting-queue';
import { encryptionKeysOf } from './store/encryption-key';
import { WaitingStore } from './store/waiting-store';
import type { About, WaitingCall } from './waiting-call';

/** Result of a call that may wait. */
export type Outcome<K extends CallKey> = { kind: 'answered'; reply: CallReply<K> } | { kind: 'waits' };

interface OpenedQueue {
  uid: string;
  queue: Promise<WaitingQueue>;
}

const NO_CALLS: readonly WaitingCall[] = [];
/** Maximum delay of a call while the queue opens. */
const TIMEOUT_MS = 3_000;

const callsStore = createStore<readonly WaitingCall[]>(NO_CALLS);
let openedQueue: OpenedQueue | undefined;

async function openQueue(uid: string, client: QueryClient, isClosed: () => boolean): Promise<WaitingQueue> {
  const store = await WaitingStore.open(uid, await encryptionKeysOf(uid));
  const queue = new WaitingQueue(store, { refresh: (kinds) => invalidateQueries(client, kinds) });
  queue.calls.subscribe(() => {
    if (!isClosed()) callsStore.set(queue.calls.get());
  });
  await queue.read();
  return queue;
}

/**
 * Opens a user's waiting calls and sends them when the server responds. Called by the host while signed in. `flush`
 * retries after reconnecting; `close` at sign-out leaves them encrypted.
 */
export function openWaiting(uid: string, client: QueryClient): { flush: () => void; close: () => void } {
  let isClosed = false;
  const startQueue = () => {
    const queue = openQueue(uid, client, () => isClosed);
    const ownQueue = { uid, queue };
    openedQueue = ownQueue;
    queue.then(
      (readyQueue) => {
        if (isClosed) readyQueue.close();
        else void readyQueue.flush().catch(reportFault);
      },
      // offline without the key, or without storage: calls are sent as usual
      () => {
        if (openedQueue === ownQueue) openedQueue = undefined;
      },
    );
    return ownQueue;
  };
  let ownQueue = startQueue();
  return {
    flush: () => {
      if (openedQueue !== ownQueue) ownQueue = startQueue();
      else void ownQueue.queue.then((queue) => queue.flush()).catch(reportFault);
    },
    close: () => {
      isClosed = true;
      if (openedQueue === ownQueue) openedQueue = undefined;
      callsStore.set(NO_CALLS);
      void ownQueue.queue.then((queue) => queue.close()).catch(() => undefined);
    },
  };
}

/** Queue of the present user; undefined without storage, and before it is opened. */
async function currentQueue(): Promise<WaitingQueue | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS));
  return openedQueue && Promise.race([openedQueue.queue.catch(() => undefined), timeout]);
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
  const queue = await currentQueue();
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
export const takeBack = async (id: string): Promise<boolean> => (await currentQueue())?.drop(id) ?? false;

/** Resends a refused call. */
export const sendAgain = async (id: string): Promise<void> => (await currentQueue())?.retry(id);
