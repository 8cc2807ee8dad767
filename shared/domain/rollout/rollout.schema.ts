import { z } from 'zod';
import { RoleSchema } from '../user/user.schema';
import { isRising } from './guard';
import { ROLLOUT_ORDERS } from './rollout.enums';

export const Remote = z.string().regex(/^[a-z][a-z0-9]{1,30}$/);
export const Version = z
  .string()
  .max(60)
  .regex(/^[\w.+-]+$/);
const MOST_EMAILS = 50;
const MOST_STEPS = 10;

/** How a version under trial is raised by itself: shares in percent, and the sessions and minutes before each rise. */
const AutoSchema = z.strictObject({
  steps: z
    .array(z.number().gt(0).max(100))
    .min(1)
    .max(MOST_STEPS)
    .refine((steps) => isRising(steps)),
  sessions: z.int().min(1).max(100_000),
  minutes: z.int().min(0).max(100_000),
});

/** For whom a version under trial is: a share of all, roles, and people by their e-mail address. */
const AudienceSchema = z.strictObject({
  percent: z.number().min(0).max(100),
  roles: z.array(RoleSchema).max(10),
  emails: z.array(z.email().max(254)).max(MOST_EMAILS),
});
export type Audience = z.infer<typeof AudienceSchema>;

/** What somebody asks of the edge at the screen of remotes. `revision` is the registry that they saw. */
export const RolloutOrderSchema = z.discriminatedUnion('order', [
  AudienceSchema.extend({
    order: z.literal('CANARY'),
    remote: Remote,
    revision: z.int().min(0),
    version: Version,
    auto: AutoSchema.optional(),
  }),
  z.strictObject({ order: z.literal('PROMOTE'), remote: Remote, revision: z.int().min(0), version: Version }),
  z.strictObject({ order: z.literal('ROLLBACK'), remote: Remote, revision: z.int().min(0) }),
]);
export type RolloutOrder = z.infer<typeof RolloutOrderSchema>;

/** Which versions of a remote people are given. */
export const GivenSchema = z.strictObject({
  stable: Version.nullable(),
  canary: Version.nullable(),
  audience: z.string().max(20_000).nullable(),
});
export type Given = z.infer<typeof GivenSchema>;

/** What the edge tells the journal, with the token of whoever gave the order, before it does it; and why it could not. */
export const RolloutNoteSchema = z.strictObject({
  remote: Remote,
  order: z.enum(ROLLOUT_ORDERS),
  before: GivenSchema,
  after: GivenSchema,
  problem: z.string().max(500).optional(),
});
export type RolloutNote = z.infer<typeof RolloutNoteSchema>;

/** Who gave the order, as the registry's own history is to name them. */
export const RolloutNoteReply = z.strictObject({ by: z.string() });
