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

/** True while what is typed belongs to a field. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Name of the event that puts the focus into the search box. */
export const SEARCH_EVENT = 'pignon-search';
