import type { KeyboardEvent } from 'react';

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')];
}

/** Puts the focus on the first or the last entry. */
export function focusEdge(list: HTMLElement, edge: 'first' | 'last'): void {
  itemsOf(list)
    .at(edge === 'first' ? 0 : -1)
    ?.focus();
}

function typedAhead(items: HTMLElement[], from: number, letter: string): HTMLElement | undefined {
  const ring = [...items.slice(from + 1), ...items.slice(0, from + 1)];
  return ring.find((item) =>
    item.textContent.trim().toLocaleLowerCase('fr').startsWith(letter.toLocaleLowerCase('fr')),
  );
}

/** Arrows, Home, End and first letters move through the entries of a menu. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const target =
    event.key === 'ArrowDown'
      ? items[(at + 1) % items.length]
      : event.key === 'ArrowUp'
        ? items.at(at <= 0 ? -1 : at - 1)
        : event.key === 'Home'
          ? items[0]
          : event.key === 'End'
            ? items.at(-1)
            : event.key.length === 1 && /\p{L}/u.test(event.key) && !event.ctrlKey && !event.metaKey
              ? typedAhead(items, at, event.key)
              : undefined;
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  target.focus();
}
