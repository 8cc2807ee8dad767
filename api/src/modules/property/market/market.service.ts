import { dayOf } from '@pignon/shared/domain/common/day';
import { MIN_COMPARABLES, marketTime } from '@pignon/shared/domain/property/market/market';
import { pricesOfComparables, readMarketFacts } from './market.repo';
import { getPropertyOrThrow } from '../get-property-or-throw';
import type { Queryable } from '../../../db/db';
import type { Market } from '@pignon/shared/domain/property/market/market.schema';

/** Computes a property's days on the market and the prices of comparable ones. */
export async function propertyMarket(db: Queryable, reference: string): Promise<Market> {
  const property = await getPropertyOrThrow(db, reference);
  const [[facts], { count, median }] = await Promise.all([
    readMarketFacts(db, [reference]),
    pricesOfComparables(db, property),
  ]);
  return {
    time: facts ? marketTime(facts, dayOf()) : null,
    likes: median === null || count < MIN_COMPARABLES ? null : { count, median },
  };
}
