import { z } from 'zod';

/** Other remote versions are served: revision of the registry. */
export const VersionMessageSchema = z.strictObject({ revision: z.int().min(0) });
export type VersionMessage = z.infer<typeof VersionMessageSchema>;
