import { matchRoutes } from 'react-router-dom';
import semver from 'semver';
import { OWN_NAMES_SINCE, ownerOfName } from '@pignon/shared/contract/own-names';
import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';

/** Makes paths equal that differ only in parameter names: `/contact/:id` and `/contact/:contactId`. */
const shapeOf = (path: string): string => path.replaceAll(/:\w+/g, ':');

/** First segment of a path, lower-case as the router compares it. */
export const headOf = (path: string): string => (path.split(/[/?#]/)[1] ?? '').toLowerCase();
const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? '';

type RoutesAndMenu = Pick<RemoteDescriptor, 'routes' | 'menu'>;
type NamedParts = {
  name: string;
  contract: string;
  slots: readonly { slot: string }[];
  publishes: readonly string[];
  consumes: readonly string[];
};

function repeatedPaths(routes: RoutesAndMenu['routes']): string[] {
  const visited = new Set<string>();
  return routes.flatMap(({ path }) => {
    const shape = shapeOf(path);
    if (visited.has(shape)) return [`the path ${path} is stated twice`];
    visited.add(shape);
    return [];
  });
}

/** Checks a link of a remote to its own pages; links to others are checked by the doctor. */
function leadFault({ routes }: RoutesAndMenu, from: string, to: string): string[] {
  if (!routes.some(({ path }) => headOf(path) === headOf(to))) return [];
  const found = matchRoutes(
    routes.map((route) => ({ path: route.path, route })),
    pathOf(to),
  )?.at(-1)?.route.route;
  if (!found) return [`${from} leads to ${to}, which none of its routes answers`];
  return 'redirect' in found && from.startsWith('the redirect')
    ? [`${from} leads to ${to}, which is a redirect again: name the page itself`]
    : [];
}

/**
 * Checks names outside the contract: events of others are published by their owner, and older hosts know none of them.
 */
export function ownNameFaults({ name, contract, slots, publishes, consumes }: NamedParts): string[] {
  const others = publishes.filter((event) => (ownerOfName(event) ?? name) !== name);
  const own = [...slots.map(({ slot }) => slot), ...publishes, ...consumes].filter((one) => ownerOfName(one));
  const min = semver.validRange(contract) === null ? null : semver.minVersion(contract);
  const acceptsEarlierHosts = own.length > 0 && min !== null && semver.lt(min, OWN_NAMES_SINCE);
  return [
    ...others.map((event) => `it publishes ${event}, which belongs to ${ownerOfName(event)}: listen to it instead`),
    ...(acceptsEarlierHosts
      ? [
          `${own[0]} is a name of a remote, which hosts before contract ${OWN_NAMES_SINCE} do not know: narrow the range "${contract}"`,
        ]
      : []),
  ];
}

/** Checks a descriptor for contradictions, one sentence each. */
export function descriptorFaults(remote: RoutesAndMenu): string[] {
  const redirects = remote.routes.flatMap((route) => ('redirect' in route ? [route] : []));
  return [
    ...repeatedPaths(remote.routes),
    ...redirects.flatMap(({ path, redirect }) => leadFault(remote, `the redirect ${path}`, redirect)),
    ...remote.menu.flatMap(({ menu, label, to }) => leadFault(remote, `"${label.fr}" of the menu ${menu}`, to)),
  ];
}
