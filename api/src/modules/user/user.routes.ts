import type { Register } from '../../deps';
import { accountRoutes } from './account/account.routes';
import { changeMe } from './change-me.route';
import { changeUserRoute } from './change-user.route';
import { closeAccountRoute } from './close-account.route';
import { endOwnSessionsRoute } from './end-own-sessions.route';
import { getMe } from './get-me.route';
import { getWaitingKey } from './get-waiting-key.route';
import { listUsersRoute } from './list-users.route';

export const userRoutes: readonly Register[] = [
  getMe,
  getWaitingKey,
  listUsersRoute,
  changeMe,
  closeAccountRoute,
  endOwnSessionsRoute,
  changeUserRoute,
  accountRoutes,
];
