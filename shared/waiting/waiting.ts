import { call, reportFault, type CallInput, type CallKey, type CallReply, type QueryClient } from '@pignon/shared/api';
import { markStale } from '@pignon/shared/api/stale-answers';
import { createStore, useStore } from '@pignon/shared/state';
import { WaitingQueue } from './queue/waiting-queue';
import { sealingKey } from './store/sealing-key';
import { WaitingStore } from './store/waiting-store';
import type { About, WaitingCall } from './waiting-call';

/** Result of a call that may wait. */
export type Outcome<K extends CallKey> = { kind: 'answered'; reply: CallReply<K> } | { kind: 'waits' };

interface Opened {
  uid: string;
  queue: Promise<WaitingQueue>;
}

const NONE: readonly WaitingCall[] = [];
/** A call is not held up for longer by a queue that does not open. */
const PATIENCE_MS = 3_000;

const callsStore = createStore<readonly WaitingCall[]>(NONE);
let opened: Opened | undefined;

async function openQueue(uid: string, client: QueryClient, isLeft: () => boolean): Promise<WaitingQueue> {
  const store = await WaitingStore.open(uid, await sealingKey(uid));
  const queue = new WaitingQueue(store, { refresh: (kinds) => markStale(client, kinds) });
  queue.calls.subscribe(() => {
    if (!isLeft()) callsStore.set(queue.calls.get());
  });
  await queue.read();
  return queue;
}

/**
 * Opens what one person has waiting on this machine and sends it as soon as somebody answers. Called by the host while they
 * are signed in. `flush` sends again: for when the network is back. `close` when they leave: what waits stays, sealed.
 */
export function openWaiting(uid: string, client: QueryClient): { flush: () => void; close: () => void } {
  let isLeft = false;
  const start = () => {
    const queue = openQueue(uid, client, () => isLeft);
    const mine = { uid, queue };
    opened = mine;
    queue.then(
      (open) => {
        if (isLeft) open.close();
        else void open.flush().catch(reportFault);
      },
      // without network on a machine that never had the key, or where nothing can be kept: calls go as they always did
      () => {
        if (opened === mine) opened = undefined;
      },
    );
    return mine;
  };
  let mine = start();
  return {
    flush: () => {
      if (opened !== mine) mine = start();
      else void mine.queue.then((queue) => queue.flush()).catch(reportFault);
    },
    close: () => {
      isLeft = true;
      if (opened === mine) opened = undefined;
      callsStore.set(NONE);
      void mine.queue.then((queue) => queue.close()).catch(() => undefined);
    },
  };
}

/** The queue of the person at work; undefined where nothing can be kept, and while nobody has opened it. */
async function queueNow(): Promise<WaitingQueue | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  return opened && Promise.race([opened.queue.catch(() => undefined), late]);
}

/**
 * Makes a call that may wait for the network. `version` is that of the record it changes; `id` its `Idempotency-Key`, for one
 * that is sent again from the same screen. It is on the machine before it leaves, so that nothing is lost with the tab,
 * and is done once however often it is sent. Throws ProblemError where the server refuses it: then nothing of it waits.
 */
export async function sendOrWait<K extends CallKey>(
  key: K,
  input: CallInput<K>,
  about: About & { version?: number; id?: string },
): Promise<Outcome<K>> {
  const { line, version, replaces, id = crypto.randomUUID(), ...said } = about;
  const { params, body } = input as WaitingCall['input'];
  const waiting: WaitingCall = {
    ...said,
    id,
    line: line ?? id,
    call: key,
    input: { params, body },
    version,
    at: Date.now(),
    refusal: undefined,
    failures: 0,
  };
  const queue = await queueNow();
  const sent = await queue?.send(waiting, replaces);
  if (sent && sent.kind !== 'no-room') return sent as Outcome<K>;
  const plain = call as unknown as (key: CallKey, input: object, options: object) => Promise<CallReply<K>>;
  const options = { idempotencyKey: id, ...(version !== undefined && { version }) };
  return { kind: 'answered', reply: await plain(key, { params, body }, options) };
}

/** Waiting calls of the signed-in user, in order. */
export const useWaiting = (): readonly WaitingCall[] => useStore(callsStore);

/** Finds a waiting call by its id, as in `?waiting=`. */
export const useWaitingCall = (id: string | null): WaitingCall | undefined =>
  useWaiting().find((waiting) => waiting.id === id);

/** Takes one back: it is never sent. False when it was sent meanwhile. */
export const takeBack = async (id: string): Promise<boolean> => (await queueNow())?.drop(id) ?? false;

/** Sends one again that was refused. */
export const sendAgain = async (id: string): Promise<void> => (await queueNow())?.retry(id);
