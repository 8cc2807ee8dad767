import { z } from 'zod';

/** Result of an erasure, in French: what is erased, what the law retains, until when and why. */
export const ErasureSchema = z.strictObject({
  erased: z.array(z.string()),
  kept: z.array(z.strictObject({ what: z.string(), until: z.iso.date(), reason: z.string() })),
});
export type Erasure = z.infer<typeof ErasureSchema>;

/** Preview of an erasure; `refusal` states why it is impossible. */
export const ErasurePreviewSchema = ErasureSchema.extend({ refusal: z.string().nullable() });
export type ErasurePreview = z.infer<typeof ErasurePreviewSchema>;
