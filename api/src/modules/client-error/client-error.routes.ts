import type { Register } from '../../deps';
import { reportClientError } from './report-client-error.route';

export const clientErrorRoutes: readonly Register[] = [reportClientError];
