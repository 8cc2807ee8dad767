import { z } from 'zod';

/** Other versions of remotes are given out: the revision of the registry that says which. */
export const VersionNewsSchema = z.strictObject({ revision: z.int().min(0) });
export type VersionNews = z.infer<typeof VersionNewsSchema>;
