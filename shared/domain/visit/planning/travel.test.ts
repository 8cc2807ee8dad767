import { estimateTravel } from './travel';

/** Point this many kilometres north of Bayonne: a degree of latitude is 111.19 km on a sphere of 6,371 km. */
const north = (km: number) => ({ lat: 43.49 + km / 111.195, lon: -1.47 });
const from = north(0);

it.each<[string, number, { km: number; minutes: number }]>([
  ['the same door', 0, { km: 0, minutes: 0 }],
  ['two doors of one street', 0.2, { km: 0.26, minutes: 0 }],
  // 1.3 km at 25 km/h: 3.1 min, and 4 to park
  ['the next quarter', 1, { km: 1.3, minutes: 10 }],
  // 5 km at 25 km/h: 12 min; 8 km at 50 km/h: 9.6 min; 4 to park: 25.6
  ['the next town', 10, { km: 13, minutes: 30 }],
  // 12 min, 25 km at 50 km/h: 30 min; 35 km at 80 km/h: 26.25 min; 4: 72.25
  ['far away', 50, { km: 65, minutes: 75 }],
])('the travel time to %s is an estimate, rounded up to five minutes', (_, km, expected) => {
  const travel = estimateTravel(from, north(km));
  expect(travel.minutes).toBe(expected.minutes);
  expect(travel.km).toBeCloseTo(expected.km, 1);
});
