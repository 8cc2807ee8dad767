import * as paths from '@pignon/shared/domain/navigation/paths';

/** Direction of the matching: a contact's search against properties, or a property against searches. */
export type MatchingView = {
  strict: boolean;
  /** True to include properties proposed, refused or visited. */
  seen: boolean;
} & ({ from: 'contact'; contactId: number | null } | { from: 'property'; reference: string | null });

const MAX_REFERENCE = 40;

/** Reads the query of the matching page; ignores invalid values. */
export function readMatchingAddress(search: string): MatchingView {
  const query = new URLSearchParams(search);
  const strict = query.get('strict') === 'yes';
  const includesSeen = query.get('seen') === 'yes';
  const reference = query.get('property');
  if (reference !== null)
    return { from: 'property', reference: reference.slice(0, MAX_REFERENCE) || null, strict, seen: includesSeen };
  const id = query.get('contact') ?? '';
  return { from: 'contact', contactId: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null, strict, seen: includesSeen };
}

/** The query of the address of a matching. */
export function matchingSearch(view: MatchingView): string {
  const query = new URLSearchParams();
  if (view.from === 'property') query.set('property', view.reference ?? '');
  else if (view.contactId !== null) query.set('contact', String(view.contactId));
  if (view.strict) query.set('strict', 'yes');
  if (view.seen) query.set('seen', 'yes');
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The address of a matching. */
export const matchingAddress = (view: MatchingView): string => `${paths.matching}${matchingSearch(view)}`;

/** Address of a new tour with these properties and contacts. */
export function tourAddress(references: readonly string[], contactIds: readonly number[]): string {
  const query = new URLSearchParams({
    properties: references.join(','),
    contact: contactIds.join(','),
  });
  return `${paths.newTour}?${query.toString()}`;
}
