import type { NoticeAction } from '@pignon/shared/contract';

/** One sentence to tell in passing; the first of a queue is on screen. */
export interface Told {
  /** Another number, another telling: the time on screen starts anew. */
  key: number;
  kind: 'error' | 'notice';
  message: string;
  action?: NoticeAction;
  /** How long the action makes sense. */
  seconds?: number;
}

export type Telling = Omit<Told, 'key'>;

/** Beyond these somebody talks in a loop. */
const MOST = 20;

const isSame = (a: Telling, b: Telling): boolean => a.kind === b.kind && a.message === b.message;

/** The queue with one more to tell. What is on screen already is told a little longer, what waits already is not doubled. */
export function enqueue(queue: readonly Told[], next: Telling, key: number): readonly Told[] {
  const at = queue.findIndex((one) => isSame(one, next));
  if (at >= 0) return queue.map((one, place) => (place === at ? { ...next, key: at === 0 ? key : one.key } : one));
  return queue.length < MOST ? [...queue, { ...next, key }] : queue;
}

/** Milliseconds on screen: two seconds to read a sentence, more to decide and reach a button, or as long as it can be pressed. */
export function shownFor({ action, seconds }: Telling): number {
  if (action && seconds !== undefined) return seconds * 1000;
  return action ? 8_000 : 2_000;
}
