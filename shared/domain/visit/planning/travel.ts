import { distanceKm, type Point } from '../../common/geo/geo';

/** Ratio of road distance to straight line. */
const DETOUR = 1.3;
/** Speed in km/h by distance: town, country, beyond. */
const SPEEDS = [
  { upTo: 5, kmPerHour: 25 },
  { upTo: 30, kmPerHour: 50 },
  { upTo: Infinity, kmPerHour: 80 },
] as const;
/** Minutes to reach and park the car. */
const PARKING_MINUTES = 4;
/** Maximum walking distance in kilometres. */
const WALK_KM = 0.3;
const STEP_MINUTES = 5;

export interface Travel {
  /** Distance by road. */
  km: number;
  /** Rounded up to five minutes. */
  minutes: number;
}

function drivenMinutes(km: number): number {
  let [minutes, from] = [0, 0];
  for (const { upTo, kmPerHour } of SPEEDS) {
    minutes += (Math.max(0, Math.min(km, upTo) - from) / kmPerHour) * 60;
    from = upTo;
  }
  return minutes;
}

/** Estimates distance and travel time from the distance as the crow flies, in degrees. */
export function estimateTravel(from: Point, to: Point): Travel {
  const km = distanceKm(from, to) * DETOUR;
  const minutes = km < WALK_KM ? 0 : drivenMinutes(km) + PARKING_MINUTES;
  // tolerance for rounding of the distance
  return { km, minutes: Math.ceil(Math.max(0, minutes / STEP_MINUTES - 1e-3)) * STEP_MINUTES };
}
