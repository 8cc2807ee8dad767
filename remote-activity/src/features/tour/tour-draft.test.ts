import { aVisit } from '../../test/factories';
import { tourFromSearch, tourAddress } from './tour-address';
import { draftOfTour } from './tour-change';
import {
  clashesOf,
  tourInputOf,
  missingOf,
  movedStop,
  plannedStops,
  tourOfNegotiator,
  type TourDraft,
} from './tour-draft';

const draft = (overrides: Partial<TourDraft> = {}): TourDraft => ({
  contactIds: [7],
  stops: [
    { reference: 'V1', minutes: 45 },
    { reference: 'V2', minutes: 30 },
    { reference: 'V3', minutes: 45 },
  ],
  day: '2026-11-23',
  time: '10:00',
  gap: 15,
  kind: 'FIRST',
  negotiator: 'jean@pignon.test',
  ...overrides,
});
const hours = (planned: readonly { start: string; end: string }[]) =>
  planned.map(({ start, end }) => `${start.slice(11, 16)} ${end.slice(11, 16)}`);

describe('the times of a tour', () => {
  it('follow one another, in French time', () => {
    expect(hours(plannedStops(draft()))).toEqual(['09:00 09:45', '10:00 10:30', '10:45 11:30']);
    expect(hours(plannedStops(draft({ day: '2026-07-14' })))[0]).toBe('08:00 08:45');
  });

  it('restart at a typed time', () => {
    const stops = draft().stops.map((stop, index) => (index === 1 ? { ...stop, fixed: '14:00' } : stop));
    expect(hours(plannedStops(draft({ stops })))).toEqual(['09:00 09:45', '13:00 13:30', '13:45 14:30']);
  });

  it('treat an incomplete duration as zero', () => {
    const stops = draft().stops.map((stop, index) => (index === 0 ? { ...stop, minutes: Number.NaN } : stop));
    expect(hours(plannedStops(draft({ stops })))[1]).toBe('09:15 09:45');
  });

  it('are empty without a day', () => {
    expect(plannedStops(draft({ day: '' }))).toEqual([]);
  });
});

describe('a conflict of a stop', () => {
  const [first, second, third] = plannedStops(draft());

  it('does not exist in computed times', () => {
    expect(clashesOf(plannedStops(draft()), [])).toEqual([undefined, undefined, undefined]);
  });

  it('is an earlier stop of the tour', () => {
    const stops = draft().stops.map((stop, index) => (index === 2 ? { ...stop, fixed: '10:20' } : stop));
    const clashes = clashesOf(plannedStops(draft({ stops })), []);
    expect(clashes[2]).toMatchObject({ kind: 'tour', with: { reference: 'V1' } });
  });

  it('is another visit of the negotiator, unless it is cancelled', () => {
    const visit = aVisit({ propertyRef: 'V9', start: second?.start, end: second?.end });
    expect(clashesOf([first!, second!, third!], [visit])).toEqual([
      undefined,
      { kind: 'agenda', with: visit },
      undefined,
    ]);
    expect(clashesOf([second!], [{ ...visit, status: 'CANCELLED' }])).toEqual([undefined]);
  });
});

describe('reordering a tour', () => {
  it('moves a stop by one position; times follow the position', () => {
    const stops = [{ reference: 'V1', minutes: 45, fixed: '12:00' }, ...draft().stops.slice(1)];
    const moved = movedStop(stops, 0, 1);
    expect(moved.map(({ reference }) => reference)).toEqual(['V2', 'V1', 'V3']);
    expect(moved[1]?.fixed).toBeUndefined();
    expect(movedStop(stops, 0, -1)).toEqual(stops);
  });
});

describe('the request of a tour', () => {
  it('lists visits with the same visitors', () => {
    expect(tourInputOf(draft())[1]).toEqual({
      propertyRef: 'V2',
      contactIds: [7],
      start: '2026-11-23T10:00:00.000Z',
      end: '2026-11-23T10:30:00.000Z',
      kind: 'FIRST',
      negotiator: 'jean@pignon.test',
    });
  });

  it('keeps the negotiator of each visit, until another is chosen for the tour', () => {
    const later = { start: '2026-11-21T10:15:00.000Z', end: '2026-11-21T10:45:00.000Z' };
    const visits = [aVisit(), aVisit({ id: 2, propertyRef: 'V2', negotiator: 'nora@pignon.test', ...later })];
    const changed = draftOfTour({ groupId: visits[0]!.groupId, version: 3, visits });
    const negotiators = (of: TourDraft) => tourInputOf(of).map(({ negotiator }) => negotiator);
    const withNewStop = { ...changed, stops: [...changed.stops, { reference: 'V3', minutes: 45 }] };
    expect(negotiators(withNewStop)).toEqual(['jean@pignon.test', 'nora@pignon.test', 'jean@pignon.test']);
    const nora = 'nora@pignon.test';
    expect(negotiators({ ...withNewStop, ...tourOfNegotiator(withNewStop, nora) })).toEqual([nora, nora, nora]);
    const ofJean = aVisit({ id: 9, groupId: '00000000-0000-4000-8000-000000000009', ...later });
    expect(clashesOf(plannedStops(changed), [ofJean])).toEqual([undefined, undefined]);
  });

  it('names what is missing', () => {
    expect(missingOf(draft())).toEqual([]);
    expect(missingOf(draft({ contactIds: [], stops: [], day: '', negotiator: '' }))).toEqual([
      'tour.missing.contact',
      'tour.missing.property',
      'tour.missing.when',
      'tour.missing.negotiator',
    ]);
    expect(missingOf(draft({ stops: [{ reference: 'V1', minutes: 0 }] }))).toEqual(['tour.missing.minutes']);
  });
});

describe('the address of a new tour', () => {
  it('is read as it was written', () => {
    const address = tourAddress(['V26-1', 'V26-2'], [7, 8]);
    expect(address).toBe('/visit/new?properties=V26-1%2CV26-2&contact=7%2C8');
    expect(tourFromSearch(address.split('?')[1] ?? '')).toEqual({ references: ['V26-1', 'V26-2'], contactIds: [7, 8] });
  });

  it('ignores invalid values', () => {
    expect(tourFromSearch('properties=,V1,V1&contact=x,-1,3')).toEqual({ references: ['V1'], contactIds: [3] });
  });

  it('accepts references of other software', () => {
    expect(tourFromSearch('properties=AB.12_3,%3Cb%3E').references).toEqual(['AB.12_3']);
  });
});
