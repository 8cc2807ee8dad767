import type { KeyboardEvent } from 'react';
import { normalise } from '@pignon/shared/domain/common/text/normalise';

/** Maximum pause between letters of one type-ahead word. */
const MAX_LETTER_PAUSE_MS = 600;

let typedPrefix = '';
let typedAt = 0;

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')];
}

/** Focuses the first or last entry, or the list when it is empty. */
export function focusEdge(list: HTMLElement, edge: 'first' | 'last'): void {
  (itemsOf(list).at(edge === 'first' ? 0 : -1) ?? list).focus();
}

/** Finds the next entry that starts with the typed letters; a repeated letter cycles. */
function findByPrefix(items: readonly HTMLElement[], currentIndex: number, letter: string): HTMLElement | undefined {
  typedPrefix = Date.now() - typedAt < MAX_LETTER_PAUSE_MS ? typedPrefix + letter : letter;
  typedAt = Date.now();
  const searchText = normalise(new Set(typedPrefix).size === 1 ? letter : typedPrefix);
  const from = typedPrefix.length === 1 || searchText.length === 1 ? currentIndex + 1 : currentIndex;
  const rotatedItems = [...items.slice(Math.max(from, 0)), ...items.slice(0, Math.max(from, 0))];
  return rotatedItems.find((item) => normalise(item.textContent).startsWith(searchText));
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && /[\p{L}\p{N}]/u.test(key) && !ctrlKey && !metaKey && !altKey;
}

/** The entry that the key leads to. */
function keyTarget(event: KeyboardEvent, items: readonly HTMLElement[]): HTMLElement | undefined {
  const currentIndex = items.findIndex((item) => item === document.activeElement);
  switch (event.key) {
    case 'ArrowDown':
      return items[(currentIndex + 1) % items.length];
    case 'ArrowUp':
      return items.at(currentIndex <= 0 ? -1 : currentIndex - 1);
    case 'Home':
    case 'PageUp':
      return items[0];
    case 'End':
    case 'PageDown':
      return items.at(-1);
    default:
      return isLetter(event) ? findByPrefix(items, currentIndex, event.key) : undefined;
  }
}

/** Moves focus through menu entries by arrows, Home, End and first letters. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const target = keyTarget(event, itemsOf(event.currentTarget));
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  target.focus();
}
