import { useEffect, useState } from 'react';
import { useBusEvent } from '@pignon/shared/bus';
import { globalErrorStore } from '@pignon/shared/state';
import { enqueue, shownFor, type Telling, type Told } from '../snackbar/snackbar-queue';

let count = 0;

/** True while the person may be looking elsewhere: nothing is told to a hidden tab. */
function useHidden(): boolean {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const follow = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return hidden;
}

/** What is being told, one thing after the other, and the way to close it. `held` stops the clock. */
export function useTold(held: boolean): { told: Told | undefined; close: () => void } {
  const [queue, setQueue] = useState<readonly Told[]>([]);
  const hidden = useHidden();
  const tell = (next: Telling) => {
    count += 1;
    const key = count;
    setQueue((now) => enqueue(now, next, key));
  };
  useBusEvent('error.raised', ({ message }) => tell({ kind: 'error', message }));
  useBusEvent('notice.raised', ({ message, action, seconds }) => tell({ kind: 'notice', message, action, seconds }));
  const [told] = queue;
  const close = () => setQueue((now) => now.slice(1));
  useEffect(() => {
    if (!told || held || hidden) return;
    const timer = setTimeout(() => setQueue((now) => now.filter(({ key }) => key !== told.key)), shownFor(told));
    return () => clearTimeout(timer);
  }, [told, held, hidden]);
  const failure = told?.kind === 'error' ? told.message : undefined;
  useEffect(() => globalErrorStore.set(failure), [failure]);
  return { told, close };
}
