import type { Register } from '../../deps';
import { findVisitsRoute } from './find-visits.route';

export const visitRoutes: readonly Register[] = [findVisitsRoute];
