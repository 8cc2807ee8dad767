import type { Register } from '../../deps';
import { getMe } from './get-me.route';
import { listUsersRoute } from './list-users.route';

export const userRoutes: readonly Register[] = [getMe, listUsersRoute];
