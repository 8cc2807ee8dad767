import { call, inBatches, useQuery } from '@pignon/shared/api';

const readProperty = inBatches(
  (references: string[]) => call('POST property/byReferences', { body: references }).then(({ content }) => content),
  ({ reference }) => reference,
);

/** A property of the cart; null when deleted. Visible ones are fetched together. */
export function useCartProperty(reference: string) {
  return useQuery({
    queryKey: ['cart property', reference],
    queryFn: async () => (await readProperty(reference)) ?? null,
    meta: { calls: ['POST property/byReferences'] },
  });
}
