import { addDays, startOfDay } from '@pignon/shared/domain/common/day';
import { EventFindRequest } from '@pignon/shared/domain/event/event.schema';
import { readListUrl } from '@pignon/shared/router';
import { EVENT_LIST, findEvents, spansOf } from './event-list';

const TODAY = '2026-11-21';
const requestOf = (address: string) => {
  const body = findEvents(readListUrl(address, EVENT_LIST), TODAY);
  expect(EventFindRequest.safeParse(body).success).toBe(true);
  return body;
};

it('requests open events by default, in the order in which they are due', () => {
  expect(requestOf('')).toMatchObject({
    filter: { type: ['TASK', 'CALL', 'EMAIL', 'MEETING'], done: false },
    order: { property: 'planned', direction: 'ASC' },
  });
});

it('requests overdue events', () => {
  expect(requestOf('?span=late').filter).toMatchObject({ plannedBefore: '2026-11-20T23:00:00.000Z' });
});

it.each([
  ['today', '2026-11-21', '2026-11-21'],
  ['week', '2026-11-27', '2026-11-15'],
  ['month', '2026-12-20', '2026-10-23'],
])('requests the days of the period %s, today included: ahead to %s, back to %s', (span, last, first) => {
  expect(requestOf(`?span=${span}&type=task`).filter).toEqual({
    type: ['TASK'],
    done: false,
    plannedFrom: startOfDay(TODAY),
    plannedBefore: startOfDay(addDays(last, 1)),
  });
  expect(requestOf(`?state=done&span=${span}`).filter).toEqual({
    done: true,
    from: startOfDay(first),
    to: startOfDay(addDays(TODAY, 1)),
  });
});

it('requests past events newest first', () => {
  expect(requestOf('?state=any&span=week').order).toEqual({ property: 'createdTime', direction: 'DESC' });
  expect(requestOf('?state=any').filter).toEqual({});
  expect(requestOf('?state=done').filter).toEqual({ done: true });
});

it('offers no overdue period for done events', () => {
  expect(spansOf('DONE')).not.toContain('LATE');
  expect(requestOf('?state=done&span=late').filter).toEqual({ done: true });
});
