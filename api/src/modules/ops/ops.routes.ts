import type { Register } from '../../deps';
import { getHealth } from './get-health.route';
import { getMetrics } from './get-metrics.route';
import { getOpenapi } from './get-openapi.route';

export const opsRoutes: readonly Register[] = [getHealth, getMetrics, getOpenapi];
