import type { Register } from '../../deps';
import { changeMe } from './change-me.route';
import { changeUserRoute } from './change-user.route';
import { getMe } from './get-me.route';
import { listUsersRoute } from './list-users.route';

export const userRoutes: readonly Register[] = [getMe, listUsersRoute, changeMe, changeUserRoute];
