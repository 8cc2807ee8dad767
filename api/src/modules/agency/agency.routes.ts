import type { Register } from '../../deps';

export const agencyRoutes: readonly Register[] = [];
