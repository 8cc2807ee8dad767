import { EventFindReply, EventFindRequest, EventSchema } from '../event/event.schema';
import { EventIdParams, EventPatchSchema, NewEventSchema } from '../event/event-write.schema';
import { z } from 'zod';
import { CalendarQuery, CalendarTokenSchema } from '../visit/calendar.schema';
import { TourInputSchema, TourParams, TourSchema } from '../visit/visit-write.schema';
import { VisitFindReply, VisitFindRequest } from '../visit/visit.schema';
import { defineCalls } from './define-call';

export const activityCalls = defineCalls({
  'POST visit/find': {
    access: 'read',
    summary: 'Search visits, page by page',
    reads: true,
    kept: 'properties',
    staleAfter: ['visit'],
    body: VisitFindRequest,
    reply: VisitFindReply,
  },
  'POST visit': {
    access: 'write',
    summary: 'Save a tour: its visits become the list; a new one when the list names none',
    body: TourInputSchema,
    reply: TourSchema,
    creates: true,
  },
  'GET visit/group/{groupId}': {
    access: 'read',
    summary: 'One tour, its visits in order',
    kept: 'properties',
    staleAfter: ['visit'],
    params: TourParams,
    reply: TourSchema,
  },
  'DELETE visit/group/{groupId}': {
    access: 'write',
    summary: 'Take a tour away, unless one of its visits took place',
    params: TourParams,
    reply: z.void(),
  },
  'GET visit/calendar.ics': {
    access: 'public',
    summary: 'The calendar that a token opens, for programs that subscribe to it',
    query: CalendarQuery,
    file: 'text/calendar',
  },
  'POST user/me/calendar-token': {
    access: 'read',
    summary: 'Open one’s own calendar to whoever has its address, which replaces the one before',
    reply: CalendarTokenSchema,
  },
  'DELETE user/me/calendar-token': {
    access: 'read',
    summary: 'Close one’s own calendar',
    reply: z.void(),
  },
  'POST event/me': {
    access: 'read',
    summary: 'Events of the signed-in user, newest first',
    reads: true,
    kept: 'properties',
    staleAfter: ['event'],
    body: EventFindRequest,
    reply: EventFindReply,
  },
  'POST event': {
    access: 'read',
    summary: 'Events of everybody, newest first',
    reads: true,
    kept: 'properties',
    staleAfter: ['event'],
    body: EventFindRequest,
    reply: EventFindReply,
  },
  'POST event/create': {
    access: 'write',
    summary: 'Write a call, an e-mail, a meeting, a note or a task',
    body: NewEventSchema,
    reply: EventSchema,
    creates: true,
  },
  'PATCH event/{id}': {
    access: 'write',
    summary: 'Change an event, or tick a task off: its author, whom it is for, or a manager',
    params: EventIdParams,
    body: EventPatchSchema,
    reply: EventSchema,
    version: 'required',
  },
});
