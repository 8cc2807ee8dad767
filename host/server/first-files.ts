import { matchRoutes } from 'react-router-dom';
import type { PieceDescriptor, RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { Registry } from '@pignon/shared/contract/registry.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { REMOTES_BASE } from '@pignon/shared/federation/live-remote';

export interface FirstFile {
  href: string;
  integrity: string;
}

interface Found {
  descriptor: RemoteDescriptor;
  page: PieceDescriptor;
}

/** Asked for by the first file on every page: the identity service. */
const ALWAYS = ['./firebase-identity'];

/** The page of a remote that a path shows, through redirects. */
export function pageAt(registry: Registry, pathname: string): Found | undefined {
  const routes = Object.values(registry.remotes).flatMap(({ stable, versions }) => {
    const descriptor = stable ? versions[stable]?.descriptor : undefined;
    return (descriptor?.routes ?? []).map((route) => ({ path: route.path, route, descriptor }));
  });
  const found = matchRoutes(routes, pathname)?.at(-1)?.route;
  if (!found?.descriptor) return undefined;
  const { route, descriptor } = found;
  if ('page' in route) return { descriptor, page: route.page };
  return route.redirect === pathname ? undefined : pageAt(registry, route.redirect);
}

/** Files of a part of the host and of every shared module it uses in turn. */
function withNeeds(host: HostFile, names: readonly string[], seen = new Set<string>()): string[] {
  return names.flatMap((name) => {
    const piece = host.pieces[name];
    if (!piece || seen.has(name)) return [];
    seen.add(name);
    return [...piece.files, ...withNeeds(host, piece.needs, seen)];
  });
}

/**
 * What the browser will ask for on this page, so that it can be fetched in one round trip: the sign-in page's files
 * for a stranger, those of the product and of the page's remote for somebody who was signed in.
 */
export function firstFiles(host: HostFile, registry: Registry, pathname: string, wasSignedIn: boolean): FirstFile[] {
  const found = wasSignedIn ? pageAt(registry, pathname) : undefined;
  const ofHost = withNeeds(host, [...ALWAYS, ...(wasSignedIn ? ['signed-in'] : []), ...(found?.page.needs ?? [])]);
  const files = [...new Set(ofHost)].map((file) => ({
    href: `/assets/${file}`,
    integrity: host.integrity[file] ?? '',
  }));
  if (!found) return files;
  const { descriptor, page } = found;
  const base = `${REMOTES_BASE}/${descriptor.name}/${descriptor.version}`;
  const ofRemote = new Set([descriptor.entry, ...page.files, ...descriptor.messages.fr.files]);
  return [
    ...files,
    ...[...ofRemote].map((file) => ({ href: `${base}/${file}`, integrity: descriptor.integrity[file] ?? '' })),
  ];
}
