import { matchRoutes } from 'react-router-dom';
import type { RouteEntry } from '@pignon/shared/contract';
import type { HostPath } from '@pignon/shared/contract/host-paths';
import { routesAt } from '../navigation/routes-at';

/** Titles and icons of the host's own pages. */
export const HOST_PAGES = {
  '/': { name: 'home.title', icon: 'home' },
  '/cart': { name: 'cart.title', icon: 'cart' },
  '/profile': { name: 'profile.title', icon: 'profile' },
} as const satisfies Record<HostPath, { name: string; icon: string }>;

/** Required path parameters: those that name a record. */
const RECORD_PARAMETER = /:(\w+)(?=\/|$)/g;

/** True when the path names a record. */
export function namesRecord(path: string): boolean {
  return path.search(RECORD_PARAMETER) >= 0;
}

/** Finds the remote's page of an address, and the id of its record; '' without record. */
export function screenAt(
  routes: readonly RouteEntry[],
  pathname: string,
): { route: RouteEntry; record: string } | undefined {
  const matchedRoutes = matchRoutes(
    routesAt(routes, pathname).map((route) => ({ path: route.path, route })),
    pathname,
  )?.at(-1);
  if (!matchedRoutes) return undefined;
  const { route } = matchedRoutes.route;
  const recordParameters = [...route.path.matchAll(RECORD_PARAMETER)].map(([, name = '']) => name);
  return { route, record: recordParameters.map((name) => matchedRoutes.params[name]).join(' ') };
}

/** True for a page that this person may open. */
export function isKnownPage(routes: readonly RouteEntry[], pathname: string): boolean {
  return pathname in HOST_PAGES || screenAt(routes, pathname) !== undefined;
}
