import { matchRoutes } from 'react-router-dom';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { holdsAnyRole } from '@pignon/shared/domain/user/access.policy';
import { catalogue, exposedModules } from './platform';
import { preloadHomePage } from './routes';

interface Target {
  remote: LiveRemote;
  expose: string;
}

/** The remote's page at a path; undefined when no remote owns it. */
export function targetAtPath(pathname: string): Target | undefined {
  const routes = Object.values(catalogue.get().remotes).flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, remote, route })),
  );
  const matchedRoute = matchRoutes(routes, pathname)?.at(-1)?.route;
  if (!matchedRoute) return undefined;
  if ('redirect' in matchedRoute.route)
    return matchedRoute.route.redirect === pathname ? undefined : targetAtPath(matchedRoute.route.redirect);
  return { remote: matchedRoute.remote, expose: matchedRoute.route.expose };
}

/** Preloads the code of a path in this product, where its version is known. */
export function preloadPath(pathname: string): void {
  const target = targetAtPath(pathname);
  if (target && catalogue.isSettled(target.remote.name)) exposedModules.preload(target.remote, target.expose);
}

/**
 * Modules that a remote shows on the home page. While the user is unknown, none of a remote that needs a role for each:
 * a remote has one file for all of them.
 */
function homeModules({ slots }: LiveRemote): string[] {
  const roles = catalogue.person()?.roles;
  const homeSlots = slots.filter(({ slot }) => slot.startsWith('home.'));
  const isForEverybody = homeSlots.some((slot) => !slot.roles);
  const visibleSlots = homeSlots.filter((slot) => (roles ? holdsAnyRole(roles, slot.roles ?? []) : isForEverybody));
  return visibleSlots.map(({ expose }) => expose);
}

function preloadHome(): void {
  preloadHomePage();
  for (const remote of Object.values(catalogue.get().remotes))
    if (catalogue.isSettled(remote.name))
      for (const expose of homeModules(remote)) exposedModules.preload(remote, expose);
}

/** Preloads the code of the page that this product starts with; the home page consists of parts of several remotes. */
export function preloadFirstPage(pathname: string): void {
  if (pathname === '/') preloadHome();
  else preloadPath(pathname);
}

function onIntent(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link instanceof HTMLAnchorElement && link.origin === location.origin) preloadPath(link.pathname);
}

/** Pointing at a link, or moving the focus to it, fetches the code of the page behind it. */
export function preloadOnIntent(): void {
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(name, onIntent, { passive: true });
  }
}
