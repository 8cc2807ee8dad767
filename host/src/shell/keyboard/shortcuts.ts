/** `g` followed by one of these goes there. */
export const GO: Readonly<Record<string, { to: string; name: string }>> = {
  p: { to: '/property/list', name: 'property' },
  c: { to: '/contact/list', name: 'contact' },
  m: { to: '/mandate/list', name: 'mandate' },
  v: { to: '/visit/list', name: 'visit' },
  e: { to: '/event', name: 'event' },
};

/** How long `g` waits for its second letter. */
export const SECOND_LETTER_MS = 1_200;

/** The letters that lead to an address, if any do. */
export function keysTo(address: string): string | undefined {
  const letter = Object.keys(GO).find((one) => GO[one]?.to === address);
  return letter && `g ${letter}`;
}

/** Name of the event that puts the focus into the search box. */
export const SEARCH_EVENT = 'pignon-search';

/** Opens the search box, wherever it is asked from. */
export function openSearch(): void {
  window.dispatchEvent(new Event(SEARCH_EVENT));
}
