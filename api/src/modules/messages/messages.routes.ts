import type { Register } from '../../deps';
import { getMessages } from './get-messages.route';

export const messagesRoutes: readonly Register[] = [getMessages];
