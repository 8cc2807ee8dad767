import { readListUrl } from '@pignon/shared/router';
import { aVisit } from '../../test/factories';
import { groupByDay } from '../group-by-day';
import { toursOf } from './tours';
import { boundsOf, directionFor, findVisits, VISIT_LIST } from './visit-list';

const TODAY = '2026-11-21';
const requestOf = (search: string) => findVisits(readListUrl(search, VISIT_LIST), TODAY);

describe('the visit list’s address', () => {
  it('requests upcoming visits by default, soonest first', () => {
    expect(requestOf('')).toEqual({
      dto: { from: '2026-11-20T23:00:00.000Z' },
      pageSize: 10,
      pageNumber: 0,
      order: { property: 'start', direction: 'ASC' },
    });
  });

  it('contains every filter', () => {
    const search =
      '?q=dupont&period=today&status=planned,done&negotiator=jean@pignon.test&property=V26-1&contact=7&sort=start.desc';
    expect(requestOf(search)).toMatchObject({
      dto: {
        text: 'dupont',
        from: '2026-11-20T23:00:00.000Z',
        to: '2026-11-21T23:00:00.000Z',
        status: ['PLANNED', 'DONE'],
        negotiator: 'jean@pignon.test',
        propertyRef: 'V26-1',
        contactId: 7,
      },
      order: { property: 'start', direction: 'DESC' },
    });
  });

  it('selects one day, whatever the period', () => {
    expect(requestOf('?period=past&day=2026-11-24').dto).toEqual({
      from: '2026-11-23T23:00:00.000Z',
      to: '2026-11-24T23:00:00.000Z',
    });
    expect(requestOf('?day=2026-02-30')).toEqual(requestOf(''));
  });

  it('limits each period by days in France', () => {
    expect(boundsOf('WEEK', TODAY)).toEqual({ from: '2026-11-20T23:00:00.000Z', to: '2026-11-27T23:00:00.000Z' });
    expect(boundsOf('PAST', TODAY)).toEqual({ to: '2026-11-20T23:00:00.000Z' });
    expect(boundsOf('ALL', TODAY)).toEqual({});
  });

  it('sorts past visits descending', () => {
    expect(directionFor('PAST')).toBe('DESC');
    expect(directionFor('UPCOMING')).toBe('ASC');
  });
});

describe('an agenda', () => {
  it('groups visits by day in France, in the given order', () => {
    const late = aVisit({ id: 1, start: '2026-11-21T22:59:00.000Z' });
    const next = aVisit({ id: 2, start: '2026-11-21T23:00:00.000Z' });
    const days = groupByDay([late, next], ({ start }) => start);
    expect(days.map(({ day, items }) => [day, items.map(({ id }) => id)])).toEqual([
      ['2026-11-21', [1]],
      ['2026-11-22', [2]],
    ]);
  });

  it('groups the visits of one tour, even when a colleague’s visit lies between', () => {
    const other = '00000000-0000-4000-8000-000000000002';
    const tours = toursOf([aVisit({ id: 1 }), aVisit({ id: 2 }), aVisit({ id: 3, groupId: other }), aVisit({ id: 4 })]);
    expect(tours.map(({ visits }) => visits.map(({ id }) => id))).toEqual([[1, 2, 4], [3]]);
  });
});
