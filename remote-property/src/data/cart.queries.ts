import { call, inBatches, useQuery, useQueryClient } from '@pignon/shared/api';
import { useBusEvent } from '@pignon/shared/bus';

const KEY = 'cart property';

const readProperty = inBatches(
  (references: string[]) => call('POST property/byReferences', { body: references }).then(({ content }) => content),
  ({ reference }) => reference,
);

/** A property of the cart; null when it does not exist any more. However many are on screen, they are read together. */
export function useCartProperty(reference: string) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [KEY, reference] });
  useBusEvent('property.saved', (news) => news.reference === reference && refresh());
  useBusEvent('mandate.saved', (news) => news.propertyRef === reference && refresh());
  useBusEvent('mandate.signed', (news) => news.propertyRef === reference && refresh());
  useBusEvent('media.saved', (news) => news.reference === reference && refresh());
  return useQuery({
    queryKey: [KEY, reference],
    queryFn: async () => (await readProperty(reference)) ?? null,
  });
}
