import { MAX_TOUR } from '@pignon/shared/domain/visit/tour.rules';

/** As many as one visit takes. */
const MAX_VISITORS = 20;

/** The address at which a tour of these properties with these contacts is put together. */
export function tourAddress(references: readonly string[], contactIds: readonly number[]): string {
  const query = new URLSearchParams();
  if (references.length > 0) query.set('properties', references.slice(0, MAX_TOUR).join(','));
  if (contactIds.length > 0) query.set('contact', contactIds.slice(0, MAX_VISITORS).join(','));
  return `/visit/new?${query.toString()}`;
}

const listed = (text: string | null): string[] => [...new Set((text ?? '').split(',').filter((part) => part !== ''))];

/** What an address asks for; what makes no sense in it is passed over. */
export function askedTour(search: string): { references: string[]; contactIds: number[] } {
  const query = new URLSearchParams(search);
  return {
    references: listed(query.get('properties')).slice(0, MAX_TOUR),
    contactIds: listed(query.get('contact'))
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0)
      .slice(0, MAX_VISITORS),
  };
}
