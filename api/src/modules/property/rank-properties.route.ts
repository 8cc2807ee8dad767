import { matcherOf } from '@pignon/shared/domain/matching/matcher';
import { rankAll } from '@pignon/shared/domain/matching/rank';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { knownPlaces } from './places';
import { factsOf } from './property-facts.repo';

/** Holds properties against what a customer looks for; what does not exist is left out. */
export function rankProperties(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST property/rank', async ({ body: { references, filters }, query: { strict } }) => {
    const [{ places }, offered] = await Promise.all([knownPlaces(), factsOf(db, [...new Set(references)])]);
    const ranked = rankAll(offered, matcherOf(filters, places), { strict });
    return ranked.map(({ item: { reference }, ...place }) => ({ reference, ...place }));
  });
}
