import type { DateTime } from '@pignon/shared/domain/common/date-time';
import { dayOf, daysBetween } from '@pignon/shared/domain/common/day';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { oldestFirst } from '@pignon/shared/domain/property/price/price-changes';

export const CURVE = { width: 300, height: 56 } as const;
/** Space for the stroke above the highest and below the lowest price. */
const MARGIN = 4;

/**
 * SVG path of the prices as steps, each until the next, the last until `end` (a day). Null for a single price, or all
 * on one day.
 */
export function priceCurve(history: Property['financialInfo']['priceHistory'], end: string): string | null {
  const prices = oldestFirst(history);
  const [first] = prices;
  if (!first || prices.length < 2) return null;
  const start = dayOf(first.at);
  const totalDays = daysBetween(start, end);
  if (totalDays <= 0) return null;
  const values = prices.map(({ price }) => price);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (at: DateTime) =>
    Math.round((Math.min(totalDays, daysBetween(start, dayOf(at))) / totalDays) * CURVE.width);
  const room = CURVE.height - 2 * MARGIN;
  const y = (price: number) => Math.round(MARGIN + ((most - price) / (most - least)) * room);
  const steps = prices.slice(1).map(({ at, price }) => `H${x(at)}V${y(price)}`);
  return `M0 ${y(first.price)}${steps.join('')}H${CURVE.width}`;
}
