import { matcherOf } from '@pignon/shared/domain/matching/matcher';
import { MAX_RANKED_PROPERTIES } from '@pignon/shared/domain/matching/matching.limits';
import { rankAll } from '@pignon/shared/domain/matching/rank';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { findOfferedProperties } from './offered-properties.repo';
import { knownPlaces } from './known-places';
import { factsOf } from './property-facts.repo';

/** Holds properties against what a customer looks for: those named, or all on offer; what does not exist is left out. */
export function rankProperties(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST property/rank', async ({ body: { references, filters, unseenBy }, query: { strict } }) => {
    const offered = references ? factsOf(db, [...new Set(references)]) : findOfferedProperties(db, filters, unseenBy);
    const [{ places }, facts] = await Promise.all([knownPlaces(), offered]);
    const limit = references ? Infinity : MAX_RANKED_PROPERTIES;
    const ranked = rankAll(facts, matcherOf(filters, places), { strict, limit });
    return ranked.map(({ item: { reference }, ...place }) => ({ reference, ...place }));
  });
}
