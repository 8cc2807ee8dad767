import type { Register } from '../../deps';
import { createEventRoute } from './create-event.route';
import { editEventRoute } from './edit-event.route';
import { findEventsRoute } from './find-events.route';
import { findMyEvents } from './find-my-events.route';

export const eventRoutes: readonly Register[] = [findEventsRoute, findMyEvents, createEventRoute, editEventRoute];
