import type { Register } from '../../deps';
import { calendarTokenRoutes } from './calendar/calendar-token.routes';
import { getCalendar } from './calendar/get-calendar.route';
import { deleteTourRoute } from './delete-tour.route';
import { findVisitsRoute } from './find-visits.route';
import { getTour } from './get-tour.route';
import { saveTourRoute } from './save-tour.route';

export const visitRoutes: readonly Register[] = [
  findVisitsRoute,
  saveTourRoute,
  getTour,
  deleteTourRoute,
  getCalendar,
  ...calendarTokenRoutes,
];
