import { MENU_NAMES, type MenuDefinition } from '../contract/define-remote';
import type { StoredDescriptor } from '../contract/descriptor.schema';
import { ICON_NAMES } from '../contract/icons';
import { isSlotName } from '../contract/own-names';
import { REMOTES_BASE, type LiveRemote, type LiveSlot } from './live-remote';

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

function liveMenu({ menu }: StoredDescriptor): MenuDefinition[] {
  return menu.flatMap((entry) => {
    if (!isOneOf(MENU_NAMES, entry.menu)) return [];
    const icon = isOneOf(ICON_NAMES, entry.icon) ? entry.icon : 'list';
    return [{ ...entry, menu: entry.menu, icon, to: entry.to as MenuDefinition['to'] }];
  });
}

function liveSlots({ slots }: StoredDescriptor): LiveSlot[] {
  return slots.flatMap(({ slot, order, roles, load }) =>
    isSlotName(slot) ? [{ slot, order, roles, expose: load.expose }] : [],
  );
}

/** Reduces a descriptor to what the browser needs; drops unknown names. */
export function toLiveRemote(descriptor: StoredDescriptor): LiveRemote {
  const { name, version, owner, contract, entry, messages } = descriptor;
  return {
    name,
    version,
    owner,
    contract,
    entry: `${REMOTES_BASE}/${name}/${version}/${entry}`,
    integrity: descriptor.integrity[entry] ?? '',
    routes: descriptor.routes.map((route) => {
      if ('redirect' in route) return route;
      const { path, title, roles, page } = route;
      return { path, title, roles, expose: page.expose };
    }),
    menu: liveMenu(descriptor),
    slots: liveSlots(descriptor),
    messages: { fr: messages.fr.expose, en: messages.en.expose },
  };
}

/** The same for a development server at `http://localhost:PORT`; without integrity hashes. */
export function toLocalRemote(descriptor: StoredDescriptor, origin: string): LiveRemote {
  return { ...toLiveRemote(descriptor), entry: `${origin}/${descriptor.entry}`, integrity: '' };
}
