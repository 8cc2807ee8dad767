import { clockOf } from '@pignon/shared/domain/common/day';
import type { Point } from '@pignon/shared/domain/common/geo/geo';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { leadMinutes, orderByDistance, tourKm } from '@pignon/shared/domain/visit/planning/tour-order';
import { estimateTravel, type Travel } from '@pignon/shared/domain/visit/planning/travel';
import { plannedStops, type PlannedStop, type Stop, type TourDraft } from './tour-draft';

export type Properties = ReadonlyMap<string, PropertySummary> | undefined;

const MINUTE_MS = 60_000;
const minutesOfDay = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Coordinates of a property; null when unknown. */
export function pointOf(properties: Properties, reference: string): Point | null {
  const property = properties?.get(reference);
  return property?.lat != null && property.lon != null ? { lat: property.lat, lon: property.lon } : null;
}

/** Travel to a stop from the previous one, and the minutes available. */
export interface Leg extends Travel {
  availableMinutes: number;
}

/** Travel to each stop; undefined for the first, and where a location is unknown. */
export function legsOf(planned: readonly PlannedStop[], properties: Properties): (Leg | undefined)[] {
  return planned.map((stop, index) => {
    const before = planned[index - 1];
    const [from, to] = [before && pointOf(properties, before.reference), pointOf(properties, stop.reference)];
    if (!before || !from || !to) return undefined;
    const minutesBefore = Math.round((Date.parse(stop.start) - Date.parse(before.end)) / MINUTE_MS);
    return { ...estimateTravel(from, to), availableMinutes: minutesBefore };
  });
}

/** Fixed time of a stop: a typed hour, or a confirmed visit. */
const appointmentOf = ({ fixed, visit, start }: PlannedStop): string | null =>
  fixed || (visit?.status === 'CONFIRMED' ? clockOf(start) : null);

export interface Ordered {
  stops: Stop[];
  /** Kilometres by road, before and after. */
  before: number;
  after: number;
}

/** Sorts stops by distance from the first one: nearest neighbour, then 2-opt. Appointments keep their time. */
export function orderedByDistance(draft: TourDraft, properties: Properties): Ordered {
  const { gap, time } = draft;
  const planned = plannedStops(draft);
  const point = (stop: Stop | undefined): Point | null => (stop ? pointOf(properties, stop.reference) : null);
  const order = orderByDistance(
    planned.map((stop) => {
      const at = appointmentOf(stop);
      return { point: point(stop), minutes: Math.max(0, stop.minutes || 0), at: at === null ? null : minutesOfDay(at) };
    }),
    { begin: minutesOfDay(time), gap },
  );
  const orderedStops = order.flatMap((index) => planned[index] ?? []);
  const stops = orderedStops.map((stop, index): Stop => {
    const { start: _, end: __, fixed: ___, lead: ____, ...rest } = stop;
    const at = appointmentOf(stop);
    const lead = index === 0 ? gap : leadMinutes(point(orderedStops[index - 1]), point(stop), gap);
    return { ...rest, ...(at !== null && { fixed: at }), ...(lead !== gap && { lead }) };
  });
  return { stops, before: tourKm(draft.stops.map(point)), after: tourKm(stops.map(point)) };
}
