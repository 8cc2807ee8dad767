import { aPropertySummary } from '@pignon/shared/testing';
import { clockOf } from '@pignon/shared/domain/common/day';
import { aVisit } from '../../test/factories';
import { plannedStops, type TourDraft } from './tour-draft';
import { legsOf, orderedByDistance } from './tour-planning';

/** Distance of each property from the first, in kilometres to the north. */
const NORTH: Record<string, number> = { V1: 0, V2: 10, V3: 1, V4: 2 };
const properties = new Map(
  Object.entries(NORTH).map(([reference, km]) => [
    reference,
    aPropertySummary({ reference, lat: 43.49 + km / 111.195, lon: -1.47 }),
  ]),
);
const draft = (overrides: Partial<TourDraft> = {}): TourDraft => ({
  contactIds: [7],
  stops: ['V1', 'V2', 'V3', 'V4'].map((reference) => ({ reference, minutes: 30 })),
  day: '2026-11-23',
  time: '10:00',
  gap: 15,
  kind: 'FIRST',
  negotiator: 'jean@pignon.test',
  ...overrides,
});
const hours = (of: TourDraft) => plannedStops(of).map(({ reference, start }) => `${reference} ${clockOf(start)}`);

describe('sorting a tour by distance', () => {
  it('leaves the travel time between stops, and at least the configured gap', () => {
    const { stops, before, after } = orderedByDistance(draft(), properties);
    // from V4 to V2 it is 8 km, 10.4 by road: 12 minutes in town, 6.5 out of it, 4 to park
    expect(hours(draft({ stops }))).toEqual(['V1 10:00', 'V3 10:45', 'V4 11:30', 'V2 12:25']);
    expect(before).toBeGreaterThan(after);
    expect(after).toBeCloseTo(13, 1);
  });

  it('keeps typed times and confirmed visits', () => {
    const stops = draft().stops.map((stop) => (stop.reference === 'V2' ? { ...stop, fixed: '11:00' } : stop));
    const orderedStops = orderedByDistance(draft({ stops }), properties);
    expect(hours(draft({ stops: orderedStops.stops }))[1]).toBe('V2 11:00');
    const visit = aVisit({ status: 'CONFIRMED', propertyRef: 'V2' });
    const confirmed = draft().stops.map((stop) => (stop.reference === 'V2' ? { ...stop, visit } : stop));
    const stopsInOrder = orderedByDistance(draft({ stops: confirmed }), properties).stops;
    expect(stopsInOrder.find(({ reference }) => reference === 'V2')).toMatchObject({ fixed: '10:45' });
  });

  it('states for each leg its travel time and the time available', () => {
    const legs = legsOf(plannedStops(draft()), properties);
    expect(legs[0]).toBeUndefined();
    expect(legs[1]).toMatchObject({ minutes: 30, availableMinutes: 15 });
    expect(legsOf(plannedStops(draft()), new Map())).toEqual([undefined, undefined, undefined, undefined]);
  });
});
