import * as paths from '@pignon/shared/domain/navigation/paths';
/** Pages by the letter after `g`. */
export const NAVIGATION_PATHS: Readonly<Record<string, { to: string; name: string }>> = {
  p: { to: paths.properties, name: 'property' },
  c: { to: paths.contacts, name: 'contact' },
  m: { to: paths.mandates, name: 'mandate' },
  v: { to: paths.visits, name: 'visit' },
  e: { to: paths.events, name: 'event' },
};

/** Timeout between `g` and its second letter. */
export const SECOND_LETTER_MS = 1_200;

/** The letters that lead to an address, if any do. */
export function keysTo(address: string): string | undefined {
  const letter = Object.keys(NAVIGATION_PATHS).find((listPath) => NAVIGATION_PATHS[listPath]?.to === address);
  return letter && `g ${letter}`;
}

/** Name of the event that focuses the search box. */
export const SEARCH_EVENT = 'pignon-search';

/** Opens the search box from anywhere. */
export function openSearch(): void {
  window.dispatchEvent(new Event(SEARCH_EVENT));
}
