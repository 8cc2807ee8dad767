import { distanceKm, type Point } from '../../common/geo/geo';

/** Roads are longer than the line between two places, by about this. */
const DETOUR = 1.3;
/** Kilometres of the way up to which somebody drives at a speed, in km/h: through town, out of it, and beyond. */
const SPEEDS = [
  { upTo: 5, kmPerHour: 25 },
  { upTo: 30, kmPerHour: 50 },
  { upTo: Infinity, kmPerHour: 80 },
] as const;
/** To walk to the car and to park it. */
const PARKING_MINUTES = 4;
/** Two doors of one street: nobody takes the car. */
const WALK_KM = 0.3;
const STEP_MINUTES = 5;

export interface Travel {
  /** By road. */
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
  // what is over by the rounding of a distance is no further step
  return { km, minutes: Math.ceil(Math.max(0, minutes / STEP_MINUTES - 1e-3)) * STEP_MINUTES };
}
