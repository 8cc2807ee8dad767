import { z } from 'zod';
import { RoleSchema } from '../domain/user/user.schema';
import { keeping, StoredDescriptorSchema } from './descriptor.schema';
import { REMOTE_NAME } from './remote-name';

const Version = z.string().regex(/^[\w.+-]+$/);

export const RegistryVersionSchema = keeping({
  /** Time of publication, ISO. */
  publishedAt: z.iso.datetime(),
  /** Integrity of `remote.json` itself. */
  descriptorIntegrity: z.string(),
  descriptor: StoredDescriptorSchema,
  /** Publisher, by the account of their machine. */
  publishedBy: z.string().optional(),
  /** Compressed sizes: the entry, and the heaviest page with entry and French texts. */
  bytes: keeping({ entry: z.int(), heaviest: z.int() }).optional(),
  /** npm packages in its files; unknown for a build by an older kit. */
  packages: z.array(keeping({ name: z.string(), version: z.string() })).optional(),
});

/** Kind of change made to the versions of a remote. */
type ChangeKind = 'promoted' | 'rolled-back' | 'canary' | 'canary-raised' | 'canary-ended' | 'retired';

const FiguresSchema = keeping({ sessions: z.int().min(0), failing: z.int().min(0) });

export const HistoryLineSchema = keeping({
  /** ISO. */
  at: z.iso.datetime(),
  by: z.string(),
  /** a later version may have other actions */
  did: z.string() as unknown as z.ZodType<ChangeKind>,
  version: Version,
  /** Figures behind a decision of the canary guard: sessions on the canary and on the live version. */
  why: keeping({ trial: FiguresSchema, before: FiguresSchema }).optional(),
});

export const CanarySchema = keeping({
  version: Version,
  percent: z.number().min(0).max(100),
  roles: z.array(RoleSchema),
  emails: z.array(z.string()),
  /** Automatic increase by steps; times are ISO. */
  auto: keeping({
    steps: z.array(z.number().min(0).max(100)),
    sessions: z.int().min(1),
    minutes: z.number().min(0),
    /** Start of the canary. */
    since: z.iso.datetime(),
    /** Start of its present share. */
    stepSince: z.iso.datetime(),
  }).optional(),
});

export const RegistryEntrySchema = keeping({
  stable: Version.nullable(),
  previous: Version.nullable(),
  canary: CanarySchema.optional(),
  versions: z.record(Version, RegistryVersionSchema),
  /** Newest changes only, oldest first. */
  history: z.array(HistoryLineSchema).optional(),
});

/** A published host build, whose files open tabs may still request. */
export const HostBuildSchema = keeping({
  /** Equal for equal files, whatever the time of the build. */
  id: z.string().regex(/^[\w-]+$/),
  /** Time of its last publication, ISO. */
  publishedAt: z.iso.datetime(),
  /** Integrity of each file with a hash in its name. */
  files: z.record(z.string(), z.string()),
});

/**
 * `registry.json`: the live version of each remote. Replaced atomically, by compare-and-swap on `revision`. Unknown
 * fields are kept, as an edge may be older than the publisher.
 */
export const RegistrySchema = keeping({
  schema: z.literal(1),
  revision: z.int().min(0),
  remotes: z.record(z.string().regex(REMOTE_NAME), RegistryEntrySchema),
  /** The last builds of the host, the newest first. */
  hosts: z.array(HostBuildSchema).optional(),
});
export type Registry = z.infer<typeof RegistrySchema>;
export type RegistryEntry = z.infer<typeof RegistryEntrySchema>;
export type Canary = z.infer<typeof CanarySchema>;
export type HistoryLine = z.infer<typeof HistoryLineSchema>;
export type RegistryVersion = z.infer<typeof RegistryVersionSchema>;
export type HostBuild = z.infer<typeof HostBuildSchema>;
