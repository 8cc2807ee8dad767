import { useEffect } from 'react';
import { bus } from '@pignon/shared/bus';
import { useStore } from '@pignon/shared/state';
import { pendingNotice } from './pending-notice';

/** Raises the notice that waits, once. */
export function RaisePendingNotice(): null {
  const waitingNotice = useStore(pendingNotice);
  useEffect(() => {
    // read again: React may run an effect twice
    const notice = pendingNotice.get();
    if (!notice) return;
    pendingNotice.set(undefined);
    bus.publish('notice.raised', notice);
  }, [waitingNotice]);
  return null;
}
