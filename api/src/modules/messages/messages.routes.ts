import type { Register } from '../../deps';
import { changeMessagesRoute } from './change-messages.route';
import { getMessages } from './get-messages.route';
import { listOverridesRoute } from './list-overrides.route';

export const messagesRoutes: readonly Register[] = [getMessages, listOverridesRoute, changeMessagesRoute];
