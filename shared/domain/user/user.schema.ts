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

const Phone = z.string().regex(/^\+\d{6,15}$/, 'Numéro de téléphone invalide');
const Name = z.string().trim().max(100);

/** What users may say of themselves. */
const Profile = z.strictObject({
  firstName: Name,
  lastName: Name,
  phoneNumbers: z.array(Phone).max(5),
  photoURL: z
    .url({ protocol: /^https?$/, error: 'Adresse web invalide' })
    .max(500)
    .nullable(),
});
export const ProfilePatch = Profile.partial();
export type ProfilePatch = z.infer<typeof ProfilePatch>;

/** What the administration may change of a user; `active` alone is short for the status it goes with. */
export const UserPatch = Profile.extend({
  email: z.email('Veuillez entrer une adresse email valide').max(254),
  roles: z.array(RoleSchema).max(10),
  status: UserStatusSchema,
  active: z.boolean(),
}).partial();
export type UserPatch = z.infer<typeof UserPatch>;

/** Sign-in addresses are kept in lower case. */
export const UserParams = z.strictObject({ loginEmail: z.email().max(254).toLowerCase() });

/** What a negotiator picker needs of a user. */
export const UserFindQuery = z.strictObject({ includeInactive: z.stringbool().optional() });
