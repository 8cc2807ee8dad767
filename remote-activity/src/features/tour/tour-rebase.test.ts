import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { aVisit } from '../../test/factories';
import { draftOfTour } from './tour-change';
import { rebasedDraft } from './tour-rebase';

const GROUP = '00000000-0000-4000-8000-000000000009';
const visit = (id: number, overrides: Partial<VisitSummary> = {}) =>
  aVisit({
    id,
    groupId: GROUP,
    propertyRef: `V${id}`,
    start: `2026-11-23T1${id}:00:00.000Z`,
    end: `2026-11-23T1${id}:45:00.000Z`,
    ...overrides,
  });
const tour = (...visits: VisitSummary[]) => ({ groupId: GROUP, version: 5, visits });
const base = draftOfTour(tour(visit(1), visit(2), visit(3)));

describe('merging an edited tour with a colleague’s version', () => {
  it('keeps typed values, with the colleague’s versions', () => {
    const [one, two, three] = base.stops;
    const typed = { ...base, stops: [two!, { ...one!, minutes: 60 }, three!, { reference: 'V9', minutes: 45 }] };
    const colleagueTour = tour(visit(1, { version: 7, status: 'CONFIRMED' }), visit(2), visit(3));
    const { draft, added, removed: gone } = rebasedDraft(typed, base, colleagueTour);
    expect(draft.stops.map(({ reference, minutes }) => [reference, minutes])).toEqual([
      ['V2', 45],
      ['V1', 60],
      ['V3', 45],
      ['V9', 45],
    ]);
    expect(draft.stops[1]?.visit).toMatchObject({ version: 7, status: 'CONFIRMED' });
    expect([added, gone]).toEqual([[], []]);
  });

  it('takes over added, removed and settled visits, and lists them', () => {
    const colleagueTour = tour(visit(2, { status: 'CANCELLED' }), visit(3), visit(4));
    const { draft, added, removed: gone } = rebasedDraft(base, base, colleagueTour);
    expect(draft.stops.map(({ reference }) => reference)).toEqual(['V3', 'V4']);
    expect(draft.settled).toMatchObject([{ id: 2 }]);
    expect([added, gone]).toEqual([['V4'], ['V1', 'V2']]);
  });

  it('keeps the removals of the user', () => {
    const typed = { ...base, stops: base.stops.slice(1) };
    const { draft, added } = rebasedDraft(typed, base, tour(visit(1), visit(2), visit(3)));
    expect(draft.stops.map(({ reference }) => reference)).toEqual(['V2', 'V3']);
    expect(added).toEqual([]);
  });

  it('takes over the new negotiator, unless the user changed it', () => {
    const colleagueTour = tour(visit(1, { negotiator: 'nora@pignon.test' }), visit(2), visit(3));
    expect(rebasedDraft(base, base, colleagueTour).draft.negotiator).toBe('nora@pignon.test');
    expect(rebasedDraft({ ...base, negotiator: 'luc@pignon.test' }, base, colleagueTour).draft.negotiator).toBe(
      'luc@pignon.test',
    );
  });
});
