import type { KeyboardEvent } from 'react';

const STEP_OF_KEY: Readonly<Record<string, 'next' | 'previous' | 'pageDown' | 'pageUp' | 'first' | 'last'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
  Home: 'first',
  End: 'last',
};

/** Row reached by a key from row `currentIndex` of `count`, with `page` visible; undefined for other keys. */
export function rowAfterKey(key: string, currentIndex: number, count: number, page: number): number | undefined {
  const step = STEP_OF_KEY[key];
  if (step === undefined || count === 0) return undefined;
  const targetIndex = {
    next: currentIndex + 1,
    previous: currentIndex - 1,
    pageDown: currentIndex + page,
    pageUp: currentIndex - page,
    first: 0,
    last: count - 1,
  }[step];
  return Math.min(Math.max(targetIndex, 0), count - 1);
}

/** True for a key on the row's link without Ctrl, Alt, Shift or Meta, which belong to the browser. */
export function isRowKey({ target, ctrlKey, altKey, shiftKey, metaKey }: KeyboardEvent): boolean {
  return !(ctrlKey || altKey || shiftKey || metaKey) && target instanceof HTMLAnchorElement;
}

/** Moves focus between the rows of a fully rendered table. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (!isRowKey(event)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.pg-cell-primary > a')];
  const currentIndex = links.indexOf(event.target as HTMLElement);
  // Home, End and page keys scroll the window when every row is rendered
  if (currentIndex < 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  const targetIndex = rowAfterKey(event.key, currentIndex, links.length, 1);
  if (targetIndex === undefined) return;
  event.preventDefault();
  links[targetIndex]?.focus();
}
