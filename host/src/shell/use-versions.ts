import { runtimeConfig } from '@pignon/shared/contract';
import { useLocation } from '@pignon/shared/router';
import { useLiveRemotes } from '../boot/use-live-remotes';

/** First segment of an address, shared by the pages of one domain. */
export function firstSegment(address: string): string {
  return address.split(/[/?#]/)[1] ?? '';
}

/** Returns the versions of the host and of the remote on screen. */
export function useVersions(): string {
  const { pathname } = useLocation();
  const { contract, appTitle } = runtimeConfig();
  const remoteOnScreen = Object.values(useLiveRemotes().remotes).find((remote) =>
    remote.routes.some(({ path }) => firstSegment(path) === firstSegment(pathname)),
  );
  return [
    `${appTitle} ${contract}`,
    ...(remoteOnScreen ? [`${remoteOnScreen.name} ${remoteOnScreen.version}`] : []),
  ].join(' · ');
}
