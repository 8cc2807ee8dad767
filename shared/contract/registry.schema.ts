import { z } from 'zod';
import { RoleSchema } from '../domain/user/user.schema';
import { DescriptorSchema, REMOTE_NAME } from './descriptor.schema';

const Version = z.string().regex(/^[\w.+-]+$/);

export const RegistryVersionSchema = z.strictObject({
  /** When it was published, ISO. */
  publishedAt: z.iso.datetime(),
  /** Integrity of `remote.json` itself. */
  descriptorIntegrity: z.string(),
  descriptor: DescriptorSchema,
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
});

/** `registry.json`: which version of which remote is live. Replaced atomically, by compare-and-swap on `revision`. */
export const RegistrySchema = z.strictObject({
  schema: z.literal(1),
  revision: z.int().min(0),
  remotes: z.record(z.string().regex(REMOTE_NAME), RegistryEntrySchema),
});
export type Registry = z.infer<typeof RegistrySchema>;
export type RegistryEntry = z.infer<typeof RegistryEntrySchema>;
export type RegistryVersion = z.infer<typeof RegistryVersionSchema>;
