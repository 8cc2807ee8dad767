import { z } from 'zod';
import { UserFindQuery, UserSchema } from '../user/user.schema';
import { defineCalls } from './define-call';

export const userCalls = defineCalls({
  'GET user/me': {
    access: 'identity',
    summary: 'The signed-in user; the first call of an unknown identity creates a PENDING record without roles',
    reply: UserSchema,
  },
  'GET user': {
    access: 'read',
    summary: 'Users, the inactive ones only on demand',
    query: UserFindQuery,
    reply: z.array(UserSchema),
  },
});
