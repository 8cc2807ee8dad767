import type { Register } from '../../deps';
import { findAgendaRoute } from './agenda/find-agenda.route';
import { calendarTokenRoutes } from './calendar/calendar-token.routes';
import { getCalendar, getTourCalendar } from './calendar/get-calendar.route';
import { getPropertyFeedback } from './feedback/get-property-feedback.route';
import { saveFeedbackRoute } from './feedback/save-feedback.route';
import { deleteTourRoute } from './delete-tour.route';
import { findVisitsRoute } from './find-visits.route';
import { getTour } from './get-tour.route';
import { noticeRoutes } from './notice/notice.routes';
import { saveTourRoute } from './save-tour.route';
import { setVisitStatusRoute } from './set-visit-status.route';
import { voucherRoutes } from './voucher/voucher.routes';

export const visitRoutes: readonly Register[] = [
  findVisitsRoute,
  findAgendaRoute,
  saveTourRoute,
  getTour,
  deleteTourRoute,
  getCalendar,
  saveFeedbackRoute,
  setVisitStatusRoute,
  getPropertyFeedback,
  noticeRoutes,
  getTourCalendar,
  ...calendarTokenRoutes,
  ...voucherRoutes,
];
