import { matchRoutes } from 'react-router-dom';
import type { PieceDescriptor, StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { Registry } from '@pignon/shared/contract/registry.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { REMOTES_BASE } from '@pignon/shared/federation/live-remote';
import { publishedOf } from '@pignon/platform/serving/served-versions';
import { NO_CANARIES, type CanaryVersions } from '@pignon/shared/federation/canary-versions';

export interface PreloadFile {
  href: string;
  integrity: string;
}

interface PageOfRemote {
  descriptor: StoredDescriptor;
  page: PieceDescriptor;
}

/** The host's module of the home page, as the build names it. */
const HOME_PAGE_CHUNK = '../shell/pages/home.page';

/** Version of each remote that this browser will request: its canary, or the live one. */
function expectedDescriptors({ remotes }: Registry, canaryVersions: CanaryVersions): (StoredDescriptor | undefined)[] {
  return Object.entries(remotes).map(([name, entry]) => {
    const { stable, canary } = entry;
    return publishedOf(entry, canary && canaryVersions[name] === canary.version ? canary.version : stable);
  });
}

/** The page of a remote at a path, after redirects. */
function pageAtPath(registry: Registry, pathname: string, canaryVersions: CanaryVersions): PageOfRemote | undefined {
  const routes = expectedDescriptors(registry, canaryVersions).flatMap((descriptor) => {
    return (descriptor?.routes ?? []).map((route) => ({ path: route.path, route, descriptor }));
  });
  const matchedPage = matchRoutes(routes, pathname)?.at(-1)?.route;
  if (!matchedPage?.descriptor) return undefined;
  const { route, descriptor } = matchedPage;
  if ('page' in route) return { descriptor, page: route.page };
  return route.redirect === pathname ? undefined : pageAtPath(registry, route.redirect, canaryVersions);
}

interface HomeRemote {
  descriptor: StoredDescriptor;
  modules: PieceDescriptor[];
}

/** Modules of remotes that every user sees on the home page; the user's roles are unknown here. */
function homeRemotes(registry: Registry, canaryVersions: CanaryVersions): HomeRemote[] {
  return expectedDescriptors(registry, canaryVersions).flatMap((descriptor) => {
    const slots = descriptor?.slots.filter(({ slot, roles }) => slot.startsWith('home.') && !roles) ?? [];
    return descriptor && slots.length > 0 ? [{ descriptor, modules: slots.map(({ load }) => load) }] : [];
  });
}

/** Lists the files of a part of the host, and of every shared module that it uses, transitively. */
function withDependencies(host: HostFile, names: readonly string[], visitedNames = new Set<string>()): string[] {
  return names.flatMap((name) => {
    const part = host.pieces[name];
    if (!part || visitedNames.has(name)) return [];
    visitedNames.add(name);
    return [...part.files, ...withDependencies(host, part.needs, visitedNames)];
  });
}

const remotePreloadFiles = ({ descriptor, modules }: HomeRemote): PreloadFile[] => {
  const base = `${REMOTES_BASE}/${descriptor.name}/${descriptor.version}`;
  const files = new Set([
    descriptor.entry,
    ...modules.flatMap(({ files: moduleFiles }) => moduleFiles),
    ...descriptor.messages.fr.files,
  ]);
  return [...files].map((file) => ({ href: `${base}/${file}`, integrity: descriptor.integrity[file] ?? '' }));
};

/**
 * Lists the files to preload for a page: for a returning user those of the product and of the page's remote, for an
 * unknown visitor none, as the sign-in page needs no other. The home page uses several remotes.
 */
export function preloadFiles(
  host: HostFile,
  registry: Registry,
  pathname: string,
  wasSignedIn: boolean,
  canaryVersions: CanaryVersions = NO_CANARIES,
): PreloadFile[] {
  if (!wasSignedIn) return [];
  const matchedPage = pageAtPath(registry, pathname, canaryVersions);
  const home = pathname === '/' ? homeRemotes(registry, canaryVersions) : [];
  const remotes = matchedPage ? [{ descriptor: matchedPage.descriptor, modules: [matchedPage.page] }] : home;
  const hostParts = withDependencies(host, [
    'signed-in',
    ...(home.length > 0 ? [HOME_PAGE_CHUNK] : []),
    ...remotes.flatMap(({ modules }) => modules.flatMap(({ needs }) => needs)),
  ]);
  const files = [...new Set(hostParts)].map((file) => ({
    href: `/assets/${file}`,
    integrity: host.integrity[file] ?? '',
  }));
  return [...files, ...remotes.flatMap(remotePreloadFiles)];
}
