import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 'next' | 'previous' | 'pageDown' | 'pageUp' | 'first' | 'last'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
  Home: 'first',
  End: 'last',
};

/** Row reached by a key from row `at` of `count`, with `page` visible; undefined for other keys. */
export function rowAfterKey(key: string, at: number, count: number, page: number): number | undefined {
  const step = STEPS[key];
  if (step === undefined || count === 0) return undefined;
  const to = {
    next: at + 1,
    previous: at - 1,
    pageDown: at + page,
    pageUp: at - page,
    first: 0,
    last: count - 1,
  }[step];
  return Math.min(Math.max(to, 0), count - 1);
}

/** True for a key on the row's link without Ctrl, Alt, Shift or Meta, which belong to the browser. */
export function isRowKey({ target, ctrlKey, altKey, shiftKey, metaKey }: KeyboardEvent): boolean {
  return !(ctrlKey || altKey || shiftKey || metaKey) && target instanceof HTMLAnchorElement;
}

/** Moves focus between the rows of a fully rendered table. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (!isRowKey(event)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.pg-cell-primary > a')];
  const at = links.indexOf(event.target as HTMLElement);
  // Home, End and page keys scroll the window when every row is rendered
  if (at < 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  const to = rowAfterKey(event.key, at, links.length, 1);
  if (to === undefined) return;
  event.preventDefault();
  links[to]?.focus();
}
