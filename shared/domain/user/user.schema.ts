import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { AGENT_CAPACITIES } from '../mandate/mandate.enums';
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
  /** Capacity to sign for the agency; null for none. */
  agentCapacity: z.enum(AGENT_CAPACITIES).nullable(),
  /** Number of the attestation or in the RSAC; null for the holder of the agency's card, whose number the agency has. */
  agentCredential: z.string().nullable(),
  status: UserStatusSchema,
  /** True only when `status` is ACTIVE. */
  active: z.boolean(),
  version: z.int(),
  createdTime: DateTimeSchema,
  modifiedTime: DateTimeSchema,
});
export type User = z.infer<typeof UserSchema>;

/** Filter of the user picker. */
export const UserFindQuery = z.strictObject({ includeInactive: z.stringbool().optional() });

/** Result of closing one's account; a remaining identity is deleted when its service answers. */
export const AccountClosedSchema = z.strictObject({ identityDeleted: z.boolean() });
export type AccountClosed = z.infer<typeof AccountClosedSchema>;

/** Encryption key of one identity: 32 bytes for AES-GCM. */
export const WaitingKeySchema = z.strictObject({
  key: z.base64(),
  /** Keys under earlier secrets of the installation, which only decrypt. */
  previousKeys: z.array(z.base64()).max(5).default([]),
});
