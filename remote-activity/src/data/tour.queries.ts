import { call, useCall, useQuery } from '@pignon/shared/api';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { addDays, startOfDay } from '@pignon/shared/domain/common/day';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';

/** What a day of a negotiator can hold, and more. */
const MOST_VISITS = 100;

/** What a negotiator has on that day already. */
export function useAgenda(negotiator: string, day: string) {
  const enabled = negotiator !== '' && day !== '';
  const bounds = enabled ? { from: startOfDay(day), to: startOfDay(addDays(day, 1)) } : {};
  return useCall(
    'POST visit/find',
    { body: { dto: { negotiator, ...bounds }, pageSize: MOST_VISITS, order: { property: 'start', direction: 'ASC' } } },
    { enabled },
  );
}

/** Properties by reference; those read already stay on screen while one is added. */
export function useStopProperties(references: readonly string[]) {
  const sorted = [...references].sort();
  return useQuery({
    queryKey: ['tour properties', sorted],
    meta: { calls: ['POST property/byReferences'] },
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, PropertySummary>> => {
      const { content } = await call('POST property/byReferences', { body: sorted }, { signal });
      return new Map(content.map((property) => [property.reference, property]));
    },
    enabled: references.length > 0,
    placeholderData: (before) => before,
  });
}

export function useVisitors(ids: readonly number[]) {
  const sorted = [...ids].sort((a, b) => a - b);
  return useQuery({
    queryKey: ['tour contacts', sorted],
    meta: { calls: ['POST contact/byIds'] },
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, Contact>> => {
      const { content } = await call('POST contact/byIds', { body: sorted }, { signal });
      return new Map(content.map((contact) => [contact.id, contact]));
    },
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });
}
