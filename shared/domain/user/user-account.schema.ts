import { z } from 'zod';
import { AUDIT_ACTIONS, AUDITED } from '../audit/audit.enums';
import { DateTimeSchema } from '../common/date-time.schema';
import { BAD_EMAIL } from '../contact/email';
import { AgentRightFields, ProfileFields } from './user-change.schema';
import { RoleSchema } from './user.schema';

/** An account created by the administration, before the first sign-in. */
export const NewAccount = ProfileFields.pick({ firstName: true, lastName: true, phoneNumbers: true })
  .extend(AgentRightFields.shape)
  .partial()
  .extend({
    loginEmail: z.email(BAD_EMAIL).max(254).toLowerCase(),
    roles: z.array(RoleSchema).min(1, 'Choisissez un rôle au moins.').max(10),
  });
export type NewAccount = z.output<typeof NewAccount>;

/** Result of an invitation handed to the mail server. */
export const InvitationReply = z.strictObject({
  sent: z.boolean(),
  /** Error of the mail server or connection. */
  message: z.string().nullable(),
});

/** Facts about an account outside its record. */
export const UserActivitySchema = z.strictObject({
  loginEmail: z.string(),
  /** True after the first sign-in. */
  signedIn: z.boolean(),
  /** Time of the last invitation; null for none. */
  invitedTime: DateTimeSchema.nullable(),
  /** True for an account with a second factor. */
  secondFactor: z.boolean(),
  /** Last action in the journal. */
  last: z
    .strictObject({ at: DateTimeSchema, action: z.enum(AUDIT_ACTIONS), entity: z.enum(AUDITED), ref: z.string() })
    .nullable(),
});
export type UserActivity = z.infer<typeof UserActivitySchema>;
