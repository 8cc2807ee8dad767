import { useEffect } from 'react';
import { getToken, reloadProfile } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import { runtimeConfig } from '@pignon/shared/contract';
import { lookForVersions } from '@pignon/shared/federation/runtime/live-remotes-watch';
import { notificationState } from '../answers/notifications';
import { productQueries } from '../shell/product-queries';
import { catalogue } from './platform';

/** Delay in milliseconds: the first screen loads first. */
const START_DELAY_MS = 1_500;

const hasNotifications = () => notificationState() === 'on';

/** Applies colleagues' changes while the product is visible. */
export function useLiveChanges(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "live" */ '../live/start-following').then(
        ({ startFollowing }) => {
          if (!isUnmounted)
            stop = startFollowing({
              apiUrl: runtimeConfig().apiUrl,
              token: getToken,
              onRefused: () => void reloadProfile(),
              client: productQueries,
              bus,
              onVersions: () => lookForVersions(catalogue),
              hasNotifications: hasNotifications,
            });
        },
        // a failed load of this part is ignored: pages still refetch when they open
        () => undefined,
      );
    }, START_DELAY_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}
