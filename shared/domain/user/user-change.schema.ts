import { z } from 'zod';
import { AGENT_CAPACITIES } from '../mandate/mandate.enums';
import { RoleSchema, UserStatusSchema } from './user.schema';
import { BAD_EMAIL } from '../contact/email';

/** As typed; the server parses it. */
const Phone = z.string().trim().max(40);
const Name = z.string().trim().max(100);

/** Fields that users may edit in their own profile. */
export const ProfileFields = z.strictObject({
  firstName: Name,
  lastName: Name,
  phoneNumbers: z.array(Phone).max(5),
  photoURL: z
    .url({ protocol: /^https?$/, error: 'Adresse web invalide' })
    .max(500)
    .nullable(),
});
export const ProfilePatch = ProfileFields.partial();
export type ProfilePatch = z.infer<typeof ProfilePatch>;

/** Capacity to sign for the agency: set by the administration, not by the user. */
export const AgentRightFields = z.strictObject({
  agentCapacity: z.enum(AGENT_CAPACITIES).nullable(),
  agentCredential: z.string().trim().max(100).nullable(),
});

/** Fields that the administration may change; `active` is short for its status. */
export const UserPatch = ProfileFields.extend({
  ...AgentRightFields.shape,
  email: z.email(BAD_EMAIL).max(254),
  roles: z.array(RoleSchema).max(10),
  status: UserStatusSchema,
  active: z.boolean(),
}).partial();
export type UserPatch = z.infer<typeof UserPatch>;

/** Sign-in address in lower case. */
export const UserParams = z.strictObject({ loginEmail: z.email().max(254).toLowerCase() });
