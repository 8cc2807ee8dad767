import type { Register } from '../../deps';
import { findEventsRoute } from './find-events.route';
import { findMyEvents } from './find-my-events.route';

export const eventRoutes: readonly Register[] = [findEventsRoute, findMyEvents];
