import type { NoticeAction } from '@pignon/shared/contract';

/** One transient message; the first of the queue is on screen. */
export interface QueuedMessage {
  /** A new number restarts the time on screen. */
  key: number;
  kind: 'error' | 'notice';
  message: string;
  action?: NoticeAction;
  /** Seconds for which the action is available. */
  seconds?: number;
}

export type NewMessage = Omit<QueuedMessage, 'key'>;

/** Maximum queue length, against a loop that raises messages. */
const MAX_QUEUE_LENGTH = 20;

const isSame = (a: NewMessage, b: NewMessage): boolean => a.kind === b.kind && a.message === b.message;

/** Adds a message. One already on screen stays a little longer, one already queued is not repeated. */
export function enqueue(
  queue: readonly QueuedMessage[],
  newMessage: NewMessage,
  key: number,
): readonly QueuedMessage[] {
  const equalIndex = queue.findIndex((queuedMessage) => isSame(queuedMessage, newMessage));
  if (equalIndex >= 0)
    return queue.map((queuedMessage, index) =>
      index === equalIndex ? { ...newMessage, key: equalIndex === 0 ? key : queuedMessage.key } : queuedMessage,
    );
  return queue.length < MAX_QUEUE_LENGTH ? [...queue, { ...newMessage, key }] : queue;
}

/** Milliseconds on screen: two seconds to read a sentence; with an action ten, or as long as it is available. */
export function displayTime({ action, seconds }: NewMessage): number {
  if (action && seconds !== undefined) return seconds * 1000;
  return action ? 10_000 : 2_000;
}
