import type { Localized, MenuEntry } from '@pignon/shared/contract';
import { currentLanguage } from '@pignon/shared/i18n';
import type { MenuItem } from '@pignon/shared/ui/core';
import { MenuIcon } from './menu-icon';

/** A text of a descriptor in the language of the screen. */
export function localized(text: Localized): string {
  return text[currentLanguage()];
}

/** Entries that the remotes contribute, as a menu draws them. */
export function menuItems(entries: readonly MenuEntry[]): MenuItem[] {
  return entries.map((entry) => ({
    kind: 'link',
    key: `${entry.remote} ${entry.to}`,
    label: localized(entry.label),
    icon: <MenuIcon name={entry.icon} />,
    to: entry.to,
  }));
}
