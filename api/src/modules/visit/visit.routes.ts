import type { Register } from '../../deps';
import { deleteTourRoute } from './delete-tour.route';
import { findVisitsRoute } from './find-visits.route';
import { getTour } from './get-tour.route';
import { saveTourRoute } from './save-tour.route';

export const visitRoutes: readonly Register[] = [findVisitsRoute, saveTourRoute, getTour, deleteTourRoute];
