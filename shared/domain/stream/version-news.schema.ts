import { z } from 'zod';

/** Other remote versions are served: revision of the registry. */
export const VersionNewsSchema = z.strictObject({ revision: z.int().min(0) });
export type VersionNews = z.infer<typeof VersionNewsSchema>;
