/** Query of `/sync/edit`: portal and tab. */
export type EditPart = 'settings' | 'listings';

/** Address segment of a new portal. */
export const NEW_PORTAL = 'new';

export interface EditPlace {
  portal: string | null;
  part: EditPart;
}

export function placeIn(search: string): EditPlace {
  const query = new URLSearchParams(search);
  return { portal: query.get('portal'), part: query.get('part') === 'listings' ? 'listings' : 'settings' };
}

/** Builds the page's search; another portal starts at the first page of listings. */
export function searchAt(search: string, change: Partial<EditPlace>): string {
  const before = placeIn(search);
  const { portal, part } = { ...before, ...change };
  const query = new URLSearchParams(search);
  query.delete('page');
  if (portal === null) query.delete('portal');
  else query.set('portal', portal);
  if (part === 'settings') query.delete('part');
  else query.set('part', part);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
