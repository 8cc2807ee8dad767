import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';

/** Ways to sign in, as the identity service names them in a token; a link by e-mail is `password` there. */
export const SIGN_IN_PROVIDERS = ['password', 'google.com', 'phone', 'custom'] as const;

/** An open session of the caller: the sign-ins of one browser. */
export const UserSessionSchema = z.strictObject({
  id: z.int(),
  /** True for the session that asks. */
  current: z.boolean(),
  /** As the browser names itself: "Firefox"; null for a program. */
  browser: z.string().nullable(),
  /** "Windows"; null when unknown. */
  system: z.string().nullable(),
  provider: z.enum(SIGN_IN_PROVIDERS).nullable(),
  signedInTime: DateTimeSchema,
  /** Time of the last call, up to five minutes late. */
  lastSeenTime: DateTimeSchema,
});
export type UserSession = z.infer<typeof UserSessionSchema>;

export const UserSessionParams = z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
