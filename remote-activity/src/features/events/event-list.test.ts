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

it('requests overdue events, and those of the next days', () => {
  expect(requestOf('?span=late').filter).toMatchObject({ plannedBefore: '2026-11-20T23:00:00.000Z' });
  expect(requestOf('?span=week&type=task').filter).toEqual({
    type: ['TASK'],
    done: false,
    plannedFrom: '2026-11-20T23:00:00.000Z',
    plannedBefore: '2026-11-28T23:00:00.000Z',
  });
});

it('requests past events, newest first, by the number of days back', () => {
  expect(requestOf('?state=any&span=week')).toMatchObject({
    filter: { from: '2026-11-13T23:00:00.000Z', to: '2026-11-21T23:00:00.000Z' },
    order: { property: 'createdTime', direction: 'DESC' },
  });
  expect(requestOf('?state=any').filter).toEqual({});
  expect(requestOf('?state=done').filter).toEqual({ done: true });
});

it('offers no overdue period for done events', () => {
  expect(spansOf('DONE')).not.toContain('LATE');
  expect(requestOf('?state=done&span=late').filter).toEqual({ done: true });
});
