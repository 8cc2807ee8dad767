import { matchRoutes } from 'react-router-dom';
import type { StoredDescriptor } from '../../contract/descriptor.schema';
import { EVENT_NAMES, HEARD_BY_HOST } from '../../contract/events';
import { HOST_PATHS } from '../../contract/host-paths';
import type { Registry } from '../../contract/registry.schema';
import { SLOT_NAMES } from '../../contract/slots';
import type { HostFile } from '../host-file';
import { liveOf } from '../serve/served';
import { liveRefusals } from '../store/publish-checks';
import { note, problem, type Finding } from './finding';

const EVENTS: ReadonlySet<string> = new Set(EVENT_NAMES);
const SLOTS: ReadonlySet<string> = new Set(SLOT_NAMES);

function unsuited(registry: Registry, host: HostFile): Finding[] {
  const live = liveOf(registry).flatMap((remote) =>
    liveRefusals(remote, host, registry).map(({ reason, fix }) =>
      problem(
        `${remote.name} ${remote.version} is live: ${reason}`,
        `${fix}, or npm run remotes -- rollback ${remote.name}`,
      ),
    ),
  );
  const before = Object.entries(registry.remotes).flatMap(([name, { previous, versions }]) => {
    const descriptor = previous ? versions[previous]?.descriptor : undefined;
    const reasons = descriptor ? liveRefusals(descriptor, host, registry).map(({ reason }) => reason) : [];
    return reasons.map((reason) =>
      note(`${name} cannot go back to ${previous ?? ''}: ${reason}`, 'publish a version to fall back on'),
    );
  });
  return [...live, ...before];
}

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

function unused(remotes: readonly StoredDescriptor[]): Finding[] {
  const filled = new Set(remotes.flatMap(({ slots }) => slots.map(({ slot }) => slot)));
  const told = new Set(remotes.flatMap(({ publishes }) => publishes));
  const heard = new Set<string>([...HEARD_BY_HOST, ...remotes.flatMap(({ consumes }) => consumes)]);
  return [
    ...SLOT_NAMES.filter((slot) => !filled.has(slot)).map((slot) =>
      note(`nobody fills the slot ${slot}`, 'promote a remote that does, or take the slot out of the contract'),
    ),
    ...EVENT_NAMES.filter((event) => told.has(event) && !heard.has(event)).map((event) =>
      note(`nobody listens to ${event}`, 'listen to it where it matters, or stop telling it'),
    ),
  ];
}

/** What does not hold together between the host, the live remotes and the contract. */
export function compositionFindings(registry: Registry, host: HostFile): Finding[] {
  const live = liveOf(registry);
  return [...unsuited(registry, host), ...dangling(live), ...unknownNames(live), ...unused(live)];
}
