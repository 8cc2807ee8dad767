import { useEffect, useState } from 'react';
import { useBusEvent } from '@pignon/shared/bus';
import { globalErrorStore } from '@pignon/shared/state';
import { enqueue, displayTime, type NewMessage, type QueuedMessage } from '../snackbar/snackbar-queue';

let count = 0;

/** True while the tab is hidden: messages wait. */
function useHidden(): boolean {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const follow = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return hidden;
}

/** Returns the current message of the queue and its close function. `held` pauses its timeout. */
export function useCurrentMessage(isPaused: boolean): { currentMessage: QueuedMessage | undefined; close: () => void } {
  const [queue, setQueue] = useState<readonly QueuedMessage[]>([]);
  const hidden = useHidden();
  const tell = (next: NewMessage) => {
    count += 1;
    const key = count;
    setQueue((now) => enqueue(now, next, key));
  };
  useBusEvent('error.raised', ({ message }) => tell({ kind: 'error', message }));
  useBusEvent('notice.raised', ({ message, action, seconds }) => tell({ kind: 'notice', message, action, seconds }));
  const [current] = queue;
  const close = () => setQueue((now) => now.slice(1));
  useEffect(() => {
    if (!current || isPaused || hidden) return;
    const timer = setTimeout(
      () => setQueue((now) => now.filter(({ key }) => key !== current.key)),
      displayTime(current),
    );
    return () => clearTimeout(timer);
  }, [current, isPaused, hidden]);
  const failure = current?.kind === 'error' ? current.message : undefined;
  useEffect(() => globalErrorStore.set(failure), [failure]);
  return { currentMessage: current, close };
}
