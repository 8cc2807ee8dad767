import { useEffect } from 'react';
import { useIsFetching } from '@pignon/shared/api';
import { useMay, useSession } from '@pignon/shared/auth';
import { useLocation } from '@pignon/shared/router';
import { openWaiting, WaitingBar } from '@pignon/shared/waiting';
import { preloadPath } from '../boot/link-preload';
import { onServerReturn } from '../shell/offline/connection';
import { productQueries } from '../shell/product-queries';

/** The page as it stands has the network for itself first. */
const AHEAD_AFTER_MS = 1_000;

/** Fetches the code of pages that are needed where there may be no network: those behind links that say so. */
function useFetchAhead(): void {
  const { pathname } = useLocation();
  const isQuiet = useIsFetching() === 0;
  useEffect(() => {
    if (!isQuiet) return;
    const timer = setTimeout(() => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-ahead]')) preloadPath(link.pathname);
    }, AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname, isQuiet]);
}

/** Opens what the person at work has waiting, sends it when somebody answers, and says over every page that it waits. */
export function WaitingCalls() {
  const mayWrite = useMay('write');
  const session = useSession();
  const uid = session.kind === 'signed-in' && mayWrite ? session.identity.uid : '';
  useFetchAhead();
  useEffect(() => {
    if (uid === '') return;
    const { flush, close } = openWaiting(uid, productQueries);
    const stopWatching = onServerReturn(flush);
    const onSight = () => document.visibilityState === 'visible' && flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      stopWatching();
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', onSight);
      close();
    };
  }, [uid]);
  return uid === '' ? null : <WaitingBar />;
}
