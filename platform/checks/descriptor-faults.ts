import { matchRoutes } from 'react-router-dom';
import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';

/** The same for paths that differ in the names of their parameters alone: `/contact/:id` and `/contact/:contactId`. */
export const shapeOf = (path: string): string => path.replaceAll(/:\w+/g, ':');

const headOf = (path: string): string => path.split(/[/?#]/)[1] ?? '';
const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? '';

type Faced = Pick<RemoteDescriptor, 'routes' | 'menu'>;

function repeated(routes: Faced['routes']): string[] {
  const seen = new Set<string>();
  return routes.flatMap(({ path }) => {
    const shape = shapeOf(path);
    if (seen.has(shape)) return [`the path ${path} is stated twice`];
    seen.add(shape);
    return [];
  });
}

/** What is wrong with an address that the remote itself leads to; addresses of others are the doctor's business. */
function leadFault({ routes }: Faced, from: string, to: string): string[] {
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

/** What a remote says of itself that does not hold together, one sentence each. */
export function descriptorFaults(remote: Faced): string[] {
  const redirects = remote.routes.flatMap((route) => ('redirect' in route ? [route] : []));
  return [
    ...repeated(remote.routes),
    ...redirects.flatMap(({ path, redirect }) => leadFault(remote, `the redirect ${path}`, redirect)),
    ...remote.menu.flatMap(({ menu, label, to }) => leadFault(remote, `"${label.fr}" of the menu ${menu}`, to)),
  ];
}
