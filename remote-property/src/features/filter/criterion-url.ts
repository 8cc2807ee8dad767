import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import { TRANSACTION_TYPES, type TransactionType } from '@pignon/shared/domain/property/property.enums';

/** Criteria offered one at a time, with their address names. */
export const CRITERIA = [
  ['propertyType', 'type'],
  ['transactionType', 'transaction'],
  ['city', 'city'],
  ['price', 'price'],
  ['rooms', 'rooms'],
  ['dpe', 'dpe'],
  ['propertyStatus', 'status'],
  ['mandateType', 'exclusivity'],
  ['negotiator', 'negotiator'],
] as const satisfies readonly (readonly [Facet, string])[];

export interface Criterion {
  facet: (typeof CRITERIA)[number][0];
  /** Only sales, only rentals, or null for both. */
  among: TransactionType | null;
}

/** Parses `?by=price&among=sale`; ignores invalid values. */
export function readCriterion(search: string): Criterion {
  const query = new URLSearchParams(search);
  const facet = CRITERIA.find(([, name]) => name === query.get('by'))?.[0] ?? 'propertyType';
  const among = TRANSACTION_TYPES.find((one) => one.toLowerCase() === query.get('among')) ?? null;
  return { facet, among };
}

/** The address of the page for a criterion. */
export function criterionUrl({ facet, among }: Criterion): string {
  const name = CRITERIA.find(([one]) => one === facet)?.[1] ?? '';
  return `${paths.filterByField}?by=${name}${among === null ? '' : `&among=${among.toLowerCase()}`}`;
}
