import type { Composition, MenuEntry } from '@pignon/shared/contract';
import { PlusIcon } from '@pignon/shared/ui/core';
import type { DialogFor } from '../creation-dialog';
import { MenuIcon } from '../navigation/menu-icon';
import { localized } from '../navigation/menu-items';
import { keysTo } from '../keyboard/shortcuts';
import type { Choice } from './choice';
import { HOST_PAGES, isOfRecord } from './screen-at';

type Translate = (key: string, values?: Record<string, string>) => string;

/** The path without optional parameters; undefined when it names a record. */
function plainAddress(path: string): string | undefined {
  return isOfRecord(path) ? undefined : path.replace(/\/:\w+\?/g, '');
}

function fromMenu(entry: MenuEntry): Choice {
  return {
    id: `screen ${entry.to}`,
    group: 'screens',
    label: localized(entry.label),
    icon: <MenuIcon name={entry.icon} />,
    keys: keysTo(entry.to),
    does: { to: entry.to },
  };
}

/** "Créer un bien": titled by the page, or by the menu when it has no title. */
function toCreate(entry: MenuEntry, { routes }: Composition, t: Translate, dialogFor: DialogFor): Choice {
  const route = routes.find(({ path }) => path === entry.to);
  const label = localized(entry.label);
  return {
    id: `create ${entry.to}`,
    group: 'actions',
    label: route ? localized(route.title) : t('search.create', { label }),
    icon: <PlusIcon />,
    words: `${t('header.create')} ${label}`,
    does: { to: entry.to, instead: dialogFor(entry.to) },
  };
}

/**
 * Lists every screen that the user may open without a record: menu entries, other pages of remotes, pages of the host.
 * Each address once, titled by the menu.
 */
export function screenChoices(composition: Composition, t: Translate, dialogFor: DialogFor): Choice[] {
  const { menus, routes } = composition;
  const choices = new Map<string, Choice>();
  const add = (address: string, choice: Choice) => {
    if (!choices.has(address)) choices.set(address, choice);
  };
  for (const entry of menus.filter(({ menu }) => menu === 'create'))
    add(entry.to, toCreate(entry, composition, t, dialogFor));
  for (const menu of ['search', 'profile', 'mobile'] as const)
    for (const entry of menus.filter((one) => one.menu === menu)) add(entry.to, fromMenu(entry));
  for (const route of routes) {
    const to = plainAddress(route.path);
    if (to)
      add(to, {
        id: `screen ${to}`,
        group: 'screens',
        label: localized(route.title),
        icon: <MenuIcon name="list" />,
        does: { to },
      });
  }
  for (const [to, { name, icon }] of Object.entries(HOST_PAGES))
    add(to, { id: `screen ${to}`, group: 'screens', label: t(name), icon: <MenuIcon name={icon} />, does: { to } });
  return [...choices.values()];
}
