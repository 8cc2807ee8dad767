import type { Register } from '../../deps';
import { bulkEventsRoute } from './bulk-events.route';
import { createEventRoute } from './create-event.route';
import { deleteEventRoute } from './delete-event.route';
import { editEventRoute } from './edit-event.route';
import { findEventsRoute } from './find-events.route';
import { findMyEvents } from './find-my-events.route';
import { getEventRoute } from './get-event.route';

export const eventRoutes: readonly Register[] = [
  findEventsRoute,
  findMyEvents,
  getEventRoute,
  createEventRoute,
  editEventRoute,
  deleteEventRoute,
  bulkEventsRoute,
];
