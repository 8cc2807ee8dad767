import { EventFindReply, EventFindRequest, EventSchema } from '../event/event.schema';
import { EventBulkReply, EventBulkRequest } from '../event/event-bulk.schema';
import { EventIdParams, EventPatchSchema, NewEventSchema } from '../event/event-write.schema';
import { z } from 'zod';
import { AgendaReply, AgendaRequest } from '../visit/agenda.schema';
import { ShowingReply, ShowingRequest } from '../visit/showing/showing.schema';
import {
  VoucherMailRequest,
  VoucherNumberParams,
  VoucherParams,
  VoucherSigningSchema,
  VoucherStateSchema,
} from '../visit/voucher/voucher.schema';
import { CalendarQuery, CalendarTokenSchema } from '../visit/calendar.schema';
import { ReferenceSchema } from '../property/property.schema';
import { NoticeParams, NoticeRequest, TourNoticesReply } from '../visit/notice/notice.schema';
import { FeedbackQuery, PropertyFeedbackSchema } from '../visit/property-feedback.schema';
import { TourInputSchema, TourParams, TourSchema, VisitParams, VisitStatusChange } from '../visit/visit-write.schema';
import { FeedbackSchema, VisitFindReply, VisitFindRequest, VisitSummarySchema } from '../visit/visit.schema';
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
  'POST visit/agenda/find': {
    access: 'read',
    summary: 'What people have before them in a span of days: visits, events, signatures and terms of mandates',
    reads: true,
    kept: 'properties',
    staleAfter: ['visit', 'event', 'mandate'],
    body: AgendaRequest,
    reply: AgendaReply,
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
  'POST visit/showings': {
    access: 'read',
    summary: 'The mandate under which properties are shown on a day, and what speaks against it',
    reads: true,
    staleAfter: ['mandate', 'property'],
    body: ShowingRequest,
    reply: ShowingReply,
  },
  'GET visit/group/{groupId}/signing': {
    access: 'read',
    summary: 'The vouchers of a tour with who signed them, and what the next one would hold',
    kept: 'properties',
    staleAfter: ['visit', 'mandate', 'contact'],
    params: VoucherParams,
    reply: VoucherStateSchema,
  },
  'POST visit/group/{groupId}/sign': {
    access: 'write',
    summary: 'Keep signatures drawn on screen: of the voucher that is named, or of a new one of what is unsigned',
    params: VoucherParams,
    body: VoucherSigningSchema,
    reply: VoucherStateSchema,
    waits: ['visit', 'event'],
  },
  'POST visit/group/{groupId}/voucher/{number}/mail': {
    access: 'write',
    summary: 'Send a signed voucher to visitors by e-mail, and say what became of each message',
    params: VoucherNumberParams,
    body: VoucherMailRequest,
    reply: VoucherStateSchema,
    timeout: 120,
  },
  'GET visit/group/{groupId}/notice': {
    access: 'read',
    summary: 'What the visitors of a tour were told by e-mail, and what they do not know yet',
    staleAfter: ['visit', 'contact', 'agency'],
    params: NoticeParams,
    reply: TourNoticesReply,
  },
  'POST visit/group/{groupId}/notice': {
    access: 'write',
    summary: 'Tell visitors of a tour by e-mail what they do not know yet, and say what became of it',
    params: NoticeParams,
    body: NoticeRequest,
    reply: TourNoticesReply,
    timeout: 120,
  },
  'GET visit/group/{groupId}/calendar.ics': {
    access: 'read',
    summary: 'The visits of a tour as a file for a calendar',
    params: TourParams,
    file: 'text/calendar',
  },
  'PATCH visit/{id}/feedback': {
    access: 'write',
    summary:
      'Keep what the visitors said: the visit took place, its task and where the property stands with them follow',
    params: VisitParams,
    body: FeedbackSchema,
    reply: VisitSummarySchema,
    version: 'required',
    waits: ['visit', 'event', 'proposal'],
  },
  'PATCH visit/{id}/status': {
    access: 'write',
    summary: 'Say what became of one visit: confirmed, took place, nobody came, called off by whom',
    params: VisitParams,
    body: VisitStatusChange,
    reply: VisitSummarySchema,
    version: 'required',
    waits: ['visit', 'event', 'proposal'],
  },
  'GET property/{reference}/feedback': {
    access: 'read',
    summary: 'What visitors said of a property, told without names',
    kept: 'properties',
    staleAfter: ['visit'],
    params: z.strictObject({ reference: ReferenceSchema }),
    query: FeedbackQuery,
    reply: PropertyFeedbackSchema,
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
  'GET event/{id}': {
    access: 'read',
    summary: 'One event',
    kept: 'properties',
    staleAfter: ['event'],
    params: EventIdParams,
    reply: EventSchema,
  },
  'POST event/create': {
    access: 'write',
    summary: 'Write a call, an e-mail, a meeting, a note or a task',
    body: NewEventSchema,
    reply: EventSchema,
    creates: true,
    waits: ['event'],
  },
  'POST event/bulk': {
    access: 'write',
    summary: 'Tick, put off, give away or delete several events, each for itself, and say what became of each',
    body: EventBulkRequest,
    reply: EventBulkReply,
    timeout: 60,
  },
  'PATCH event/{id}': {
    access: 'write',
    summary: 'Change an event, or tick a task off: its author, whom it is for, or a manager',
    params: EventIdParams,
    body: EventPatchSchema,
    reply: EventSchema,
    version: 'required',
    waits: ['event', 'proposal'],
  },
  'DELETE event/{id}': {
    access: 'write',
    summary: 'Delete an event: its author, whom it is for, or a manager; the journal keeps what it was',
    params: EventIdParams,
    reply: z.void(),
  },
});
