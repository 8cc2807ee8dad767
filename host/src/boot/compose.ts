import type { ComponentType } from 'react';
import { createElement } from 'react';
import type { Composition, MenuEntry, RouteEntry, SlotName, SlotPiece, SlotProps } from '@pignon/shared/contract';
import { holdsAnyRole } from '@pignon/shared/domain/user/access.policy';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { Catalogue, LiveRemote, LiveSlot } from '@pignon/shared/federation/live-remote';
import { RemoteComponent } from './remote-component/remote-component';

const slotComponentsByKey = new Map<string, ComponentType<object>>();

/** Caches one component per version and module, so that React keeps mounted ones when the composition is rebuilt. */
function slotComponentFor(remote: LiveRemote, { expose }: LiveSlot): ComponentType<object> {
  const key = `${remote.name}@${remote.version}${expose}`;
  const cachedComponent = slotComponentsByKey.get(key);
  if (cachedComponent) return cachedComponent;
  const createSlot = (props: object) =>
    createElement(RemoteComponent, { remote, expose, part: 'Slot', componentProps: props });
  slotComponentsByKey.set(key, createSlot);
  return createSlot;
}

/** Builds everything the remotes offer a user with these roles. */
export function compose(catalogue: Catalogue, roles: readonly Role[]): Composition {
  const remotes = Object.values(catalogue.remotes);
  const menus: MenuEntry[] = remotes
    .flatMap((remote) => remote.menu.map((entry) => ({ ...entry, remote: remote.name })))
    .filter((entry) => holdsAnyRole(roles, entry.roles ?? []))
    .sort((a, b) => a.order - b.order);
  const routes: RouteEntry[] = remotes.flatMap((remote) =>
    remote.routes.flatMap((route) =>
      'redirect' in route || !holdsAnyRole(roles, route.roles ?? [])
        ? []
        : [{ path: route.path, title: route.title, remote: remote.name }],
    ),
  );
  const slotComponents = <N extends SlotName>(name: N): SlotPiece<N>[] =>
    remotes
      .flatMap((remote) => remote.slots.map((slot) => ({ remote, slot })))
      .filter(({ slot }) => slot.slot === name && holdsAnyRole(roles, slot.roles ?? []))
      .sort((a, b) => a.slot.order - b.slot.order)
      .map(({ remote, slot }) => ({
        key: `${remote.name}${slot.expose}`,
        remote: remote.name,
        Piece: slotComponentFor(remote, slot) as ComponentType<SlotProps<N>>,
      }));
  return { menus, routes, slotPieces: slotComponents };
}
