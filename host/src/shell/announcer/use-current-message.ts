import { useEffect, useState } from 'react';
import { useBusEvent } from '@pignon/shared/bus';
import { globalErrorStore } from '@pignon/shared/state';
import { enqueue, displayTime, type NewMessage, type QueuedMessage } from '../snackbar/snackbar-queue';

let count = 0;

/** True while the tab is hidden: messages wait. */
function useHidden(): boolean {
  const [isHidden, setIsHidden] = useState(document.hidden);
  useEffect(() => {
    const follow = () => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return isHidden;
}

/** Returns the current message of the queue and its close function. `held` pauses its timeout. */
export function useCurrentMessage(isPaused: boolean): { currentMessage: QueuedMessage | undefined; close: () => void } {
  const [queue, setQueue] = useState<readonly QueuedMessage[]>([]);
  const isHidden = useHidden();
  const enqueueMessage = (newMessage: NewMessage) => {
    count += 1;
    const key = count;
    setQueue((currentQueue) => enqueue(currentQueue, newMessage, key));
  };
  useBusEvent('error.raised', ({ message }) => enqueueMessage({ kind: 'error', message }));
  useBusEvent('notice.raised', ({ message, action, seconds }) =>
    enqueueMessage({ kind: 'notice', message, action, seconds }),
  );
  const [current] = queue;
  const close = () => setQueue((currentQueue) => currentQueue.slice(1));
  useEffect(() => {
    if (!current || isPaused || isHidden) return;
    const timer = setTimeout(
      () => setQueue((currentQueue) => currentQueue.filter(({ key }) => key !== current.key)),
      displayTime(current),
    );
    return () => clearTimeout(timer);
  }, [current, isPaused, isHidden]);
  const failure = current?.kind === 'error' ? current.message : undefined;
  useEffect(() => globalErrorStore.set(failure), [failure]);
  return { currentMessage: current, close };
}
