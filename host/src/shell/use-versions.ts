import { runtimeConfig } from '@pignon/shared/contract';
import { useLocation } from '@pignon/shared/router';
import { useLiveRemotes } from '../boot/use-live-remotes';

/** First segment of an address, shared by the pages of one domain. */
export function domainOf(address: string): string {
  return address.split(/[/?#]/)[1] ?? '';
}

/** Returns the versions of the host and of the remote on screen. */
export function useVersions(): string {
  const { pathname } = useLocation();
  const { contract, appTitle } = runtimeConfig();
  const here = Object.values(useLiveRemotes().remotes).find((remote) =>
    remote.routes.some(({ path }) => domainOf(path) === domainOf(pathname)),
  );
  return [`${appTitle} ${contract}`, ...(here ? [`${here.name} ${here.version}`] : [])].join(' · ');
}
