import type { Localized, MenuEntry } from '@pignon/shared/contract';
import { currentLanguage } from '@pignon/shared/i18n';
import type { MenuItem } from '@pignon/shared/ui/core';
import type { OpenDialogFor } from '../creation-dialog';
import { Keys } from '../keyboard/keys';
import { MenuIcon } from './menu-icon';
import { keysTo } from '../keyboard/shortcuts';

/** A label of a descriptor in the interface language. */
export function localized(text: Localized): string {
  return text[currentLanguage()];
}

/** Adjacent entries of one remote. */
function adjacentRuns(entries: readonly MenuEntry[]): MenuEntry[][] {
  const runs: MenuEntry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last?.[0]?.remote === entry.remote) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

/** Groups menu entries: several of one remote form a group, single neighbours share one. */
export function menuGroups(entries: readonly MenuEntry[]): MenuEntry[][] {
  const groups: MenuEntry[][] = [];
  let singleEntries: MenuEntry[] | undefined;
  for (const entryRun of adjacentRuns(entries)) {
    if (entryRun.length === 1 && singleEntries) {
      singleEntries.push(...entryRun);
      continue;
    }
    groups.push(entryRun);
    singleEntries = entryRun.length === 1 ? entryRun : undefined;
  }
  return groups;
}

function menuItem(entry: MenuEntry, replaceNavigation?: OpenDialogFor): MenuItem {
  const keys = keysTo(entry.to);
  return {
    kind: 'link',
    key: `${entry.remote} ${entry.to}`,
    label: localized(entry.label),
    icon: <MenuIcon name={entry.icon} />,
    detail: keys && <Keys keys={keys} />,
    to: entry.to,
    instead: replaceNavigation?.(entry.to),
  };
}

/** Orders contributed entries for a menu, with a separator between groups. */
export function menuItems(entries: readonly MenuEntry[], replaceNavigation?: OpenDialogFor): MenuItem[] {
  return menuGroups(entries).flatMap((group, index): MenuItem[] => [
    ...(index > 0 ? [{ kind: 'group' as const, key: `line ${index}` }] : []),
    ...group.map((entry) => menuItem(entry, replaceNavigation)),
  ]);
}
