import type { Composition, MenuEntry } from '@pignon/shared/contract';
import { PlusIcon } from '@pignon/shared/ui/core';
import type { OpenDialogFor } from '../creation-dialog';
import { MenuIcon } from '../navigation/menu-icon';
import { localized } from '../navigation/menu-items';
import { keysTo } from '../keyboard/shortcuts';
import type { Choice } from './choice';
import { HOST_PAGES, namesRecord } from './screen-at';

type Translate = (key: string, values?: Record<string, string>) => string;

/** The path without optional parameters; undefined when it names a record. */
function addressWithoutRecord(path: string): string | undefined {
  return namesRecord(path) ? undefined : path.replace(/\/:\w+\?/g, '');
}

function menuChoice(entry: MenuEntry): Choice {
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
function createChoice(entry: MenuEntry, { routes }: Composition, t: Translate, dialogFor: OpenDialogFor): Choice {
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
export function screenChoices(composition: Composition, t: Translate, dialogFor: OpenDialogFor): Choice[] {
  const { menus, routes } = composition;
  const choices = new Map<string, Choice>();
  const addScreen = (address: string, choice: Choice) => {
    if (!choices.has(address)) choices.set(address, choice);
  };
  for (const entry of menus.filter(({ menu }) => menu === 'create'))
    addScreen(entry.to, createChoice(entry, composition, t, dialogFor));
  for (const menu of ['search', 'profile', 'mobile'] as const)
    for (const entry of menus.filter((menuEntry) => menuEntry.menu === menu)) addScreen(entry.to, menuChoice(entry));
  for (const route of routes) {
    const to = addressWithoutRecord(route.path);
    if (to)
      addScreen(to, {
        id: `screen ${to}`,
        group: 'screens',
        label: localized(route.title),
        icon: <MenuIcon name="list" />,
        does: { to },
      });
  }
  for (const [to, { name, icon }] of Object.entries(HOST_PAGES))
    addScreen(to, {
      id: `screen ${to}`,
      group: 'screens',
      label: t(name),
      icon: <MenuIcon name={icon} />,
      does: { to },
    });
  return [...choices.values()];
}
