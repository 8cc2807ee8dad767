import { matchRoutes } from 'react-router-dom';
import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { HOST_PATHS } from '@pignon/shared/contract/host-paths';
import { isEventName, isSlotName, ownerOfName } from '@pignon/shared/contract/own-names';
import { note, problem, type Finding } from './finding';

function brokenLinks(remotes: readonly StoredDescriptor[]): Finding[] {
  const routes = [...HOST_PATHS, ...remotes.flatMap((remote) => remote.routes.map(({ path }) => path))].map((path) => ({
    path,
  }));
  const hasPage = (to: string): boolean => matchRoutes(routes, to.split(/[?#]/)[0] ?? '') !== null;
  return remotes.flatMap((remote) => {
    const links = [
      ...remote.menu.map(({ menu, to }) => ({ from: `its menu ${menu}`, to })),
      ...remote.routes.flatMap((route) =>
        'redirect' in route ? [{ from: `its redirect ${route.path}`, to: route.redirect }] : [],
      ),
    ];
    return links
      .filter(({ to }) => !hasPage(to))
      .map(({ from, to }) =>
        problem(
          `${remote.name}: ${from} leads to ${to}, which no live remote answers`,
          'correct its src/remote.ts, or promote the remote that owns the page',
        ),
      );
  });
}

function unknownNames(remotes: readonly StoredDescriptor[]): Finding[] {
  return remotes.flatMap(({ name, slots, publishes, consumes }) => [
    ...slots
      .filter(({ slot }) => !isSlotName(slot))
      .map(({ slot }) =>
        problem(`${name} fills the slot ${slot}, which the contract does not know`, `rebuild ${name}`),
      ),
    ...[...publishes, ...consumes]
      .filter((event) => !isEventName(event))
      .map((event) => problem(`${name} names the event ${event}, which the contract does not know`, `rebuild ${name}`)),
  ]);
}

/** Finds uses of slots and events named after remotes that are missing: nobody offers or publishes them. */
function missingOwners(remotes: readonly StoredDescriptor[]): Finding[] {
  const remoteNames = new Set(remotes.map(({ name }) => name));
  const missingOwnerOf = (name: string): string | undefined => {
    const owner = ownerOfName(name);
    return owner === undefined || remoteNames.has(owner) ? undefined : owner;
  };
  return remotes.flatMap(({ name, slots, consumes }) => [
    ...slots.flatMap(({ slot }) => {
      const owner = missingOwnerOf(slot);
      return owner ? [note(`${name} fills the slot ${slot}, and ${owner} is not live`, `promote ${owner}`)] : [];
    }),
    ...consumes.flatMap((event) => {
      const owner = missingOwnerOf(event);
      return owner ? [note(`${name} listens to ${event}, and ${owner} is not live`, `promote ${owner}`)] : [];
    }),
  ]);
}

/** Finds links without a page and unknown names among the composed remotes. */
export const brokenReferenceFindings = (remotes: readonly StoredDescriptor[]): Finding[] => [
  ...brokenLinks(remotes),
  ...unknownNames(remotes),
  ...missingOwners(remotes),
];
