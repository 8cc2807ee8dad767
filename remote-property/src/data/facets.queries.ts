import { useCall, type CallInput } from '@pignon/shared/api';

/** How many properties each value of each criterion would list; the counts before stay while the next ones come. */
export function usePropertyFacets(body: CallInput<'POST property/facets'>['body']) {
  return useCall('POST property/facets', { body }, { keepPrevious: true, watch: true });
}
