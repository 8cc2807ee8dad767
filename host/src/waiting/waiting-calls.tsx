import { useEffect } from 'react';
import { useIsFetching } from '@pignon/shared/api';
import { useMay, useSession } from '@pignon/shared/auth';
import { useLocation } from '@pignon/shared/router';
import { openWaiting, WaitingBar } from '@pignon/shared/waiting';
import { preloadPath } from '../boot/link-preload';
import { onServerReturn } from '../shell/offline/connection';
import { productQueries } from '../shell/product-queries';

/** Delays in milliseconds: the present page loads first. */
const PREFETCH_DELAY_MS = 1_000;
const OPEN_DELAY_MS = 1_000;

/** Prefetches pages needed offline: those behind links with `data-ahead`. */
function useFetchAhead(): void {
  const { pathname } = useLocation();
  const isNetworkIdle = useIsFetching() === 0;
  useEffect(() => {
    if (!isNetworkIdle) return;
    const timer = setTimeout(() => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-ahead]')) void preloadPath(link.pathname);
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, isNetworkIdle]);
}

/** Opens the user's waiting calls, sends them when the server responds, and shows their number on every page. */
export function WaitingCalls() {
  const mayWrite = useMay('write');
  const session = useSession();
  const uid = session.kind === 'signed-in' && mayWrite ? session.identity.uid : '';
  useFetchAhead();
  useEffect(() => {
    if (uid === '') return;
    const { flush, close } = openWaiting(uid, productQueries, OPEN_DELAY_MS);
    const stopWatching = onServerReturn(flush);
    const flushWhenVisible = () => document.visibilityState === 'visible' && flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushWhenVisible);
    return () => {
      stopWatching();
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushWhenVisible);
      close();
    };
  }, [uid]);
  return uid === '' ? null : <WaitingBar />;
}
