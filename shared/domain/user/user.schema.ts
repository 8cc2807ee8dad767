import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { ROLES, USER_STATUSES } from './user.enums';

export const RoleSchema = z.enum(ROLES);
export const UserStatusSchema = z.enum(USER_STATUSES);

export const UserSchema = z.strictObject({
  loginEmail: z.email(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  photoURL: z.string().nullable(),
  phoneNumbers: z.array(z.string()),
  roles: z.array(RoleSchema),
  status: UserStatusSchema,
  /** True only when `status` is ACTIVE. */
  active: z.boolean(),
  version: z.int(),
  createdTime: DateTimeSchema,
  modifiedTime: DateTimeSchema,
});
export type User = z.infer<typeof UserSchema>;

/** What a negotiator picker needs of a user. */
export const UserFindQuery = z.strictObject({ includeInactive: z.stringbool().optional() });

/** What became of an account that its owner closed; an identity that is still there is deleted as soon as its service answers. */
export const AccountClosedSchema = z.strictObject({ identityDeleted: z.boolean() });
export type AccountClosed = z.infer<typeof AccountClosedSchema>;
