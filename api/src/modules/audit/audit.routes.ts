import type { Register } from '../../deps';

export const auditRoutes: readonly Register[] = [];
