import { dayOf } from '@pignon/shared/domain/common/day';
import { LEAST_LIKES, marketTime } from '@pignon/shared/domain/property/market/market';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { pricesOfLikes, readMarketFacts } from './market.repo';
import { getPropertyOrThrow } from '../get-property-or-throw';

/** How long a property has been on the market, and what others like it ask. */
export function propertyMarket(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET property/{reference}/market', async ({ params: { reference } }) => {
    const property = await getPropertyOrThrow(db, reference);
    const [[facts], { count, median }] = await Promise.all([
      readMarketFacts(db, [reference]),
      pricesOfLikes(db, property),
    ]);
    return {
      time: facts ? marketTime(facts, dayOf()) : null,
      likes: median === null || count < LEAST_LIKES ? null : { count, median },
    };
  });
}
