import { z } from 'zod';
import { RoleSchema } from '../domain/user/user.schema';
import { StoredDescriptorSchema } from './descriptor.schema';
import { REMOTE_NAME } from './remote-name';

const Version = z.string().regex(/^[\w.+-]+$/);

export const RegistryVersionSchema = z.strictObject({
  /** When it was published, ISO. */
  publishedAt: z.iso.datetime(),
  /** Integrity of `remote.json` itself. */
  descriptorIntegrity: z.string(),
  descriptor: StoredDescriptorSchema,
  /** Who published it, as their machine names them. */
  publishedBy: z.string().optional(),
  /** Compressed, as they cross the wire: the entry alone, and the heaviest of its pages with entry and French words. */
  bytes: z.strictObject({ entry: z.int(), heaviest: z.int() }).optional(),
});

/** What was done with the versions of a remote. */
export const DEEDS = ['promoted', 'rolled-back', 'canary', 'canary-ended'] as const;

export const HistoryLineSchema = z.strictObject({
  /** ISO. */
  at: z.iso.datetime(),
  by: z.string(),
  did: z.enum(DEEDS),
  version: Version,
});

export const CanarySchema = z.strictObject({
  version: Version,
  percent: z.number().min(0).max(100),
  roles: z.array(RoleSchema),
  emails: z.array(z.string()),
});

export const RegistryEntrySchema = z.strictObject({
  stable: Version.nullable(),
  previous: Version.nullable(),
  canary: CanarySchema.optional(),
  versions: z.record(Version, RegistryVersionSchema),
  /** Oldest first; the newest ones only. */
  history: z.array(HistoryLineSchema).optional(),
});

/** `registry.json`: which version of which remote is live. Replaced atomically, by compare-and-swap on `revision`. */
export const RegistrySchema = z.strictObject({
  schema: z.literal(1),
  revision: z.int().min(0),
  remotes: z.record(z.string().regex(REMOTE_NAME), RegistryEntrySchema),
});
export type Registry = z.infer<typeof RegistrySchema>;
export type RegistryEntry = z.infer<typeof RegistryEntrySchema>;
export type HistoryLine = z.infer<typeof HistoryLineSchema>;
export type RegistryVersion = z.infer<typeof RegistryVersionSchema>;
