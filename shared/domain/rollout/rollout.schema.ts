import { z } from 'zod';
import { RoleSchema } from '../user/user.schema';
import { isRising } from './canary-guard';
import { ROLLOUT_ORDERS } from './rollout.enums';

export const Remote = z.string().regex(/^[a-z][a-z0-9]{1,30}$/);
export const Version = z
  .string()
  .max(60)
  .regex(/^[\w.+-]+$/);
const MAX_EMAILS = 50;
const MAX_STEPS = 10;

/** Plan of an automatic canary: shares in percent, sessions and minutes before each raise. */
const AutoSchema = z.strictObject({
  steps: z
    .array(z.number().gt(0).max(100))
    .min(1)
    .max(MAX_STEPS)
    .refine((steps) => isRising(steps)),
  sessions: z.int().min(1).max(100_000),
  minutes: z.int().min(0).max(100_000),
});

/** Audience of a canary: a share of all, roles, and users by e-mail address. */
const AudienceSchema = z.strictObject({
  percent: z.number().min(0).max(100),
  roles: z.array(RoleSchema).max(10),
  emails: z.array(z.email().max(254)).max(MAX_EMAILS),
});
export type Audience = z.infer<typeof AudienceSchema>;

/** Rollout action. `revision` is the registry that the user saw. */
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

/** Versions served of a remote. */
export const ServedVersionsSchema = z.strictObject({
  stable: Version.nullable(),
  canary: Version.nullable(),
  audience: z.string().max(20_000).nullable(),
});
export type ServedVersions = z.infer<typeof ServedVersionsSchema>;

/** Journal entry of a rollout, sent by the edge with the user's token before it acts; and why it failed. */
export const RolloutNoteSchema = z.strictObject({
  remote: Remote,
  order: z.enum(ROLLOUT_ORDERS),
  before: ServedVersionsSchema,
  after: ServedVersionsSchema,
  problem: z.string().max(500).optional(),
});
export type RolloutNote = z.infer<typeof RolloutNoteSchema>;

/** Author of the action, for the registry's history. */
export const RolloutNoteReply = z.strictObject({ by: z.string() });
