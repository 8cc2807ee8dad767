import { z } from 'zod';

/**
 * Beginnings of SHA-1 hashes of a password, upper case: of the password itself, and of its folded form (`foldPassword`).
 * Together they say too little to find the password among the known ones.
 */
export const KnownPasswordQuery = z.strictObject({
  prefix: z.string().regex(/^[0-9A-F]{5}$/),
  foldedPrefix: z.string().regex(/^[0-9A-F]{2}$/),
});
export type KnownPasswordQuery = z.infer<typeof KnownPasswordQuery>;

/** A line of a range: the rest of a hash and how often it was seen; 0 pads the answer. */
export const LeakedLine = z.string().regex(/^[0-9A-F]{35}:\d{1,10}$/);

export const KnownPasswordReply = z.strictObject({
  /** Rests of the hashes of folded common passwords. */
  common: z.array(z.string().regex(/^[0-9A-F]{38}$/)).max(2_000),
  leaked: z.array(LeakedLine).max(10_000),
  /** The agency's own words. */
  words: z.array(z.string().max(200)).max(200),
});
export type KnownPasswordReply = z.infer<typeof KnownPasswordReply>;
