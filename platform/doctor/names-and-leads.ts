import { matchRoutes } from 'react-router-dom';
import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { EVENT_NAMES } from '@pignon/shared/contract/events';
import { HOST_PATHS } from '@pignon/shared/contract/host-paths';
import { SLOT_NAMES } from '@pignon/shared/contract/slots';
import { problem, type Finding } from './finding';

const EVENTS: ReadonlySet<string> = new Set(EVENT_NAMES);
const SLOTS: ReadonlySet<string> = new Set(SLOT_NAMES);

function dangling(remotes: readonly StoredDescriptor[]): Finding[] {
  const routes = [...HOST_PATHS, ...remotes.flatMap((remote) => remote.routes.map(({ path }) => path))].map((path) => ({
    path,
  }));
  const answered = (to: string): boolean => matchRoutes(routes, to.split(/[?#]/)[0] ?? '') !== null;
  return remotes.flatMap((remote) => {
    const leads = [
      ...remote.menu.map(({ menu, to }) => ({ from: `its menu ${menu}`, to })),
      ...remote.routes.flatMap((route) =>
        'redirect' in route ? [{ from: `its redirect ${route.path}`, to: route.redirect }] : [],
      ),
    ];
    return leads
      .filter(({ to }) => !answered(to))
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
      .filter(({ slot }) => !SLOTS.has(slot))
      .map(({ slot }) =>
        problem(`${name} fills the slot ${slot}, which the contract does not know`, `rebuild ${name}`),
      ),
    ...[...publishes, ...consumes]
      .filter((event) => !EVENTS.has(event))
      .map((event) => problem(`${name} names the event ${event}, which the contract does not know`, `rebuild ${name}`)),
  ]);
}

/** Leads to a page that nobody has, and names that mean nothing, of remotes that are in the product together. */
export const namesAndLeads = (remotes: readonly StoredDescriptor[]): Finding[] => [
  ...dangling(remotes),
  ...unknownNames(remotes),
];
