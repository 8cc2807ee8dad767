import { EventFindReply, EventFindRequest } from '../event/event.schema';
import { VisitFindReply, VisitFindRequest } from '../visit/visit.schema';
import { defineCalls } from './define-call';

export const activityCalls = defineCalls({
  'POST visit/find': {
    access: 'read',
    summary: 'Search visits, page by page',
    body: VisitFindRequest,
    reply: VisitFindReply,
  },
  'POST event/me': {
    access: 'read',
    summary: 'Events of the signed-in user, newest first',
    body: EventFindRequest,
    reply: EventFindReply,
  },
  'POST event': {
    access: 'read',
    summary: 'Events of everybody, newest first',
    body: EventFindRequest,
    reply: EventFindReply,
  },
});
