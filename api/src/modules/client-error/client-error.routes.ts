import type { Register } from '../../deps';
import { getClientError } from './get-client-error.route';
import { listClientErrors } from './list-client-errors.route';
import { reportClientError } from './report-client-error.route';

export const clientErrorRoutes: readonly Register[] = [reportClientError, listClientErrors, getClientError];
