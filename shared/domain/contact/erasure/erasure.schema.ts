import { z } from 'zod';

/** What the erasure of a person came to, in French: what is gone, what the law keeps, until when and why. */
export const ErasureSchema = z.strictObject({
  erased: z.array(z.string()),
  kept: z.array(z.strictObject({ what: z.string(), until: z.iso.date(), reason: z.string() })),
});
export type Erasure = z.infer<typeof ErasureSchema>;

/** What an erasure would come to now; `refusal` says why it cannot be. */
export const ErasurePreviewSchema = ErasureSchema.extend({ refusal: z.string().nullable() });
export type ErasurePreview = z.infer<typeof ErasurePreviewSchema>;
