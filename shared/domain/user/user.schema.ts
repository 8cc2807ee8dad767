import { z } from 'zod';
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
  createdTime: z.iso.datetime(),
  modifiedTime: z.iso.datetime(),
});
export type User = z.infer<typeof UserSchema>;

/** What a negotiator picker needs of a user. */
export const UserFindQuery = z.strictObject({ includeInactive: z.stringbool().optional() });
