import { dayOf, daysBetween } from '../../common/day';
import type { PropertyStatus } from '../property.enums';
import type { Market } from './market.schema';

/** Statuses open to buyers and tenants. */
export const ON_MARKET: readonly PropertyStatus[] = ['ACTIVE', 'UNDER_OFFER'];
/** Statuses of success: a property that returns from them is new on the market. */
const CONCLUDED: readonly PropertyStatus[] = ['SOLD', 'RENTED'];

/** Minimum number of similar properties for a comparison. */
export const MIN_COMPARABLES = 5;

export interface StatusChange {
  at: string;
  before: PropertyStatus;
  after: PropertyStatus;
}

export interface MarketFacts {
  propertyStatus: PropertyStatus;
  createdTime: string;
  /** First day of the first signed mandate; null without one. */
  mandateStart: string | null;
  /** In chronological order. */
  changes: readonly StatusChange[];
}

export const isOnMarket = (status: PropertyStatus): boolean => ON_MARKET.includes(status);

function startOf({
  createdTime,
  mandateStart,
  changes,
}: MarketFacts): Pick<NonNullable<Market['time']>, 'since' | 'start'> {
  const returnToMarket = changes.findLast(({ before, after }) => CONCLUDED.includes(before) && isOnMarket(after));
  if (returnToMarket) return { since: dayOf(returnToMarket.at), start: 'BACK' };
  return mandateStart === null
    ? { since: dayOf(createdTime), start: 'CREATED' }
    : { since: mandateStart, start: 'MANDATE' };
}

/** Period on the market; `until` is null while on it, and when unknown. */
export type MarketSpan = Pick<NonNullable<Market['time']>, 'since' | 'start' | 'until'>;

/**
 * Starts with the first signed mandate, else with the record, or with the return after a sale or letting; ends when it
 * was last withdrawn. A draft is not on the market.
 */
export function marketSpan(facts: MarketFacts): MarketSpan | null {
  const { propertyStatus, changes } = facts;
  if (propertyStatus === 'DRAFT') return null;
  const removal = changes.findLast(({ before, after }) => isOnMarket(before) && !isOnMarket(after));
  return { ...startOf(facts), until: isOnMarket(propertyStatus) || !removal ? null : dayOf(removal.at) };
}

/** Days of a period, interruptions included; null when its end is unknown. */
export function marketDays(
  propertyStatus: PropertyStatus,
  { since, until }: Pick<MarketSpan, 'since' | 'until'>,
  today: string,
): number | null {
  const end = isOnMarket(propertyStatus) ? today : until;
  return end === null ? null : Math.max(0, daysBetween(since, end));
}

/** Computes the time on market, on a day. */
export function marketTime(facts: MarketFacts, today: string): Market['time'] {
  const span = marketSpan(facts);
  return span && { ...span, days: marketDays(facts.propertyStatus, span, today) };
}

/** Difference of a price per m² from the median, in percent with one decimal; null when incomparable. */
export function awayFromMedian(own: number | null, median: number): number | null {
  if (own === null || median <= 0) return null;
  // never "-0 %"
  return Math.round(((own - median) / median) * 1000) / 10 || 0;
}
