import type { Point } from '../../common/geo/geo';
import { estimateTravel } from './travel';

/** A stop's data for sorting. */
export interface OrderedStop {
  /** Null for an unknown location. */
  point: Point | null;
  minutes: number;
  /** Minutes since the start of the day of a fixed appointment; null for a movable stop. */
  at: number | null;
}

export interface OrderOptions {
  /** Start of the first visit, in minutes of the day. */
  begin: number;
  /** Minimum minutes from one stop to the next. */
  gap: number;
}

/** Difference in kilometres below which two orders count as equally long. */
const SAME_KM = 1e-6;
/** Maximum rounds of 2-opt; each shortens the route, so few are needed. */
const MAX_ROUNDS = 100;

const kmBetween = (from: Point | null, to: Point | null): number =>
  from && to ? estimateTravel(from, to).km : Infinity;

/** Minutes between two stops: travel time, at least `gap`. */
export const leadMinutes = (from: Point | null, to: Point | null, gap: number): number =>
  from && to ? Math.max(gap, estimateTravel(from, to).minutes) : gap;

interface Cost {
  /** Total minutes by which appointments would be missed. */
  missedMinutes: number;
  km: number;
}

function costOf(stops: readonly OrderedStop[], order: readonly number[], { begin, gap }: OrderOptions): Cost {
  const cost = { missedMinutes: 0, km: 0 };
  let [free, before, located]: [number, Point | null, Point | null] = [begin, null, null];
  for (const [place, index] of order.entries()) {
    const stop = stops[index] as OrderedStop;
    const ready = place === 0 ? free : free + leadMinutes(before, stop.point, gap);
    // the first stop starts at its appointment: nothing precedes it
    if (stop.at !== null && place > 0) cost.missedMinutes += Math.max(0, ready - stop.at);
    free = (stop.at ?? ready) + stop.minutes;
    if (stop.point && located) cost.km += kmBetween(located, stop.point);
    [before, located] = [stop.point, stop.point ?? located];
  }
  return cost;
}

const isBetter = (one: Cost, other: Cost): boolean =>
  one.missedMinutes < other.missedMinutes || (one.missedMinutes === other.missedMinutes && one.km < other.km - SAME_KM);

/**
 * Nearest-neighbour order from the first stop; goes to the next fixed appointment when no other stop fits before it.
 */
function nearestFirst(stops: readonly OrderedStop[], { begin, gap }: OrderOptions): number[] {
  const order = [0];
  const rest = new Set(stops.keys());
  rest.delete(0);
  let free = (stops[0]?.at ?? begin) + (stops[0]?.minutes ?? 0);
  while (rest.size > 0) {
    const currentPoint = stops[order.at(-1) as number]?.point ?? null;
    const [next] = [...rest].filter((index) => stops[index]?.at != null).sort(byTime(stops));
    const appointment = next === undefined ? undefined : stops[next];
    const reachesInTime = (index: number): boolean => {
      const { point, minutes } = stops[index] as OrderedStop;
      const end = free + leadMinutes(currentPoint, point, gap) + minutes;
      return appointment?.at == null || end + leadMinutes(point, appointment.point, gap) <= appointment.at;
    };
    const candidates = [...rest].filter((index) => stops[index]?.at === null && reachesInTime(index));
    const nearest = candidates.sort((a, b) => nearer(currentPoint, stops, a, b))[0] ?? next ?? [...rest].at(0);
    if (nearest === undefined) break;
    const { at, minutes, point } = stops[nearest] as OrderedStop;
    free = (at ?? free + leadMinutes(currentPoint, point, gap)) + minutes;
    order.push(nearest);
    rest.delete(nearest);
  }
  return order;
}

const byTime =
  (stops: readonly OrderedStop[]) =>
  (a: number, b: number): number =>
    (stops[a]?.at ?? 0) - (stops[b]?.at ?? 0) || a - b;

/** The nearer of two stops; for ties and unknown locations the first in the list. */
function nearer(currentPoint: Point | null, stops: readonly OrderedStop[], a: number, b: number): number {
  const [to, other] = [
    kmBetween(currentPoint, stops[a]?.point ?? null),
    kmBetween(currentPoint, stops[b]?.point ?? null),
  ];
  return to === other ? a - b : to - other;
}

/** Reverses segments while that shortens the route (2-opt); the first stop stays. */
function twoOpt(stops: readonly OrderedStop[], from: readonly number[], options: OrderOptions): number[] {
  let order = [...from];
  let cost = costOf(stops, order, options);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = cost;
    for (let first = 1; first < order.length - 1; first += 1)
      for (let last = first + 1; last < order.length; last += 1) {
        const reversedOrder = [
          ...order.slice(0, first),
          ...order.slice(first, last + 1).reverse(),
          ...order.slice(last + 1),
        ];
        const shorter = costOf(stops, reversedOrder, options);
        if (isBetter(shorter, cost)) [order, cost] = [reversedOrder, shorter];
      }
    if (cost === before) break;
  }
  return order;
}

/**
 * Computes a short order as list indexes: nearest neighbour, then 2-opt of that and of the given order. The first stop
 * stays, appointments keep their time, stops without location come last; the given order wins ties.
 */
export function orderByDistance(stops: readonly OrderedStop[], options: OrderOptions): number[] {
  const unordered = [...stops.keys()];
  const isUnplaceable = ({ point, at }: OrderedStop, index: number) => index > 0 && point === null && at === null;
  const withoutLocation = unordered.filter((index) => isUnplaceable(stops[index] as OrderedStop, index));
  const known = unordered.filter((index) => !withoutLocation.includes(index));
  const located = known.map((index) => stops[index] as OrderedStop);
  if (located.length < 3) return unordered;
  const tried = [nearestFirst(located, options), [...located.keys()]].map((from) => twoOpt(located, from, options));
  return tried
    .map((order) => [...order.map((place) => known[place] as number), ...withoutLocation])
    .reduce(
      (best, order) => (isBetter(costOf(stops, order, options), costOf(stops, best, options)) ? order : best),
      unordered,
    );
}

/** Length of a tour by road, in km. */
export const tourKm = (points: readonly (Point | null)[]): number => {
  const known = points.filter((point) => point !== null);
  return known.reduce((km, point, index) => km + (index === 0 ? 0 : kmBetween(known[index - 1] ?? null, point)), 0);
};
