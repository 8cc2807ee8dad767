import { matcherOf } from '@pignon/shared/domain/matching/matcher';
import { MAX_RANKED_PROPERTIES } from '@pignon/shared/domain/matching/matching.limits';
import { rankAll } from '@pignon/shared/domain/matching/rank';
import { findOfferedProperties } from './offered-properties.repo';
import { knownPlaces } from './known-places';
import { factsOf } from './property-facts.repo';
import type { PropertyRankReply, PropertyRankRequest } from '@pignon/shared/domain/matching/matching.schema';
import type { z } from 'zod';
import type { Queryable } from '../../../db/db';

/** Ranks properties against a customer's criteria: the named ones, or all active ones; missing ones are left out. */
export async function rankProperties(
  db: Queryable,
  { references, filters, unseenBy }: z.output<typeof PropertyRankRequest>,
  strict: boolean,
): Promise<z.output<typeof PropertyRankReply>> {
  const offeredProperties = references
    ? factsOf(db, [...new Set(references)])
    : findOfferedProperties(db, filters, unseenBy);
  const [{ places }, facts] = await Promise.all([knownPlaces(), offeredProperties]);
  const limit = references ? Infinity : MAX_RANKED_PROPERTIES;
  const ranked = rankAll(facts, matcherOf(filters, places), { strict, limit });
  return ranked.map(({ item: { reference }, rank, score, reasons }) => ({ reference, rank, score, reasons }));
}
