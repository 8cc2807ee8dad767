import type { Register } from '../../deps';
import { changeAgencyRoute } from './change-agency.route';
import { getAgency } from './get-agency.route';

export const agencyRoutes: readonly Register[] = [getAgency, changeAgencyRoute];
