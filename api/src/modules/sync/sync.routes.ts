import type { Register } from '../../deps';

export const syncRoutes: readonly Register[] = [];
