import { matchRoutes } from 'react-router-dom';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { holdsAnyRole } from '@pignon/shared/domain/user/access.policy';
import { routesAt } from '../shell/navigation/routes-at';
import { prefetchPage } from '../shell/product-queries';
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
  const matchedRoute = matchRoutes(routesAt(routes, pathname), pathname)?.at(-1)?.route;
  if (!matchedRoute) return undefined;
  if ('redirect' in matchedRoute.route)
    return matchedRoute.route.redirect === pathname ? undefined : targetAtPath(matchedRoute.route.redirect);
  return { remote: matchedRoute.remote, expose: matchedRoute.route.expose };
}

/** Preloads the code of a path in this product, where its version is known; resolves once it is loaded or has failed. */
export async function preloadPath(pathname: string): Promise<void> {
  const target = targetAtPath(pathname);
  if (target && catalogue.isSettled(target.remote.name)) await exposedModules.preload(target.remote, target.expose);
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

function preloadHome(): Promise<unknown> {
  preloadHomePage();
  const remotes = Object.values(catalogue.get().remotes).filter(({ name }) => catalogue.isSettled(name));
  return Promise.all(
    remotes.flatMap((remote) => homeModules(remote).map((expose) => exposedModules.preload(remote, expose))),
  );
}

/**
 * Preloads the code of the page that this product starts with; the home page consists of parts of several remotes.
 * Resolves once all of it is loaded or has failed.
 */
export async function preloadFirstPage(pathname: string): Promise<void> {
  await (pathname === '/' ? preloadHome() : preloadPath(pathname));
}

/** Long enough that a passing pointer requests no data. */
const REST_MS = 80;

/** Names the remote's page at an address. */
function pageAt(address: string): string | undefined {
  const target = targetAtPath(new URL(address, location.origin).pathname);
  return target && `${target.remote.name} ${target.expose}`;
}

let restTimer: ReturnType<typeof setTimeout> | undefined;
let restingOn: HTMLAnchorElement | undefined;

/** Requests the data behind a link that the pointer rests on, or that is pressed or touched. */
function prefetchOnIntent(link: HTMLAnchorElement | undefined, name: string): void {
  if (name === 'focusin' || (name === 'pointerover' && link === restingOn)) return;
  clearTimeout(restTimer);
  restingOn = link;
  // a link for another tab opens another product, with data of its own
  if (!link || link.target !== '') return;
  const prefetch = () => prefetchPage(link.pathname + link.search, pageAt);
  if (name === 'pointerdown') return prefetch();
  restTimer = setTimeout(prefetch, REST_MS);
}

let lastPosition = '';

/**
 * False when the page moved under a resting pointer, as after the click that closes a menu: what is below it then is
 * not what its user points at.
 */
function isPointerMove(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return true;
  const position = `${event.screenX} ${event.screenY}`;
  const hasMoved = position !== lastPosition;
  lastPosition = position;
  return hasMoved || event.type !== 'pointerover';
}

function onIntent(event: Event): void {
  if (!isPointerMove(event)) return;
  const target = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const link = target instanceof HTMLAnchorElement && target.origin === location.origin ? target : undefined;
  if (link) void preloadPath(link.pathname);
  prefetchOnIntent(link, event.type);
}

/**
 * Pointing at a link, or moving the focus to it, fetches the code of the page behind it; resting on it, pressing or
 * touching it also requests its data.
 */
export function preloadOnIntent(): void {
  for (const name of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(name, onIntent, { passive: true });
  }
}
