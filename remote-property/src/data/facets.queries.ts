import { useCall, type CallInput } from '@pignon/shared/api';

/** Counts the properties per value of each filter; keeps the previous counts while loading. */
export function usePropertyFacets(body: CallInput<'POST property/facets'>['body']) {
  return useCall('POST property/facets', { body }, { keepPrevious: true, watch: true });
}
