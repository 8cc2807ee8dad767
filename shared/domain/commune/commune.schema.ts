import { z } from 'zod';

/** The code of a commune in the national statistics office's list: five digits, 2A or 2B for Corsica. */
export const InseeSchema = z.string().regex(/^[0-9AB]{5}$/, 'Code INSEE invalide');

/** Codes to name, repeated in the query; unknown ones are left out of the answer. */
export const CommuneQuery = z.strictObject({
  insee: z
    .union([InseeSchema, z.array(InseeSchema).max(200)])
    .transform((codes) => (Array.isArray(codes) ? codes : [codes])),
});

/** What is typed of a commune's name or postcode; how many are found at most. */
export const CommuneCompletion = z.strictObject({ q: z.string().trim().min(2).max(60) });
export const MAX_COMPLETED = 10;

/** A commune of France, or a ward of Paris, Lyon or Marseille. */
export const CommuneSchema = z.strictObject({
  insee: z.string(),
  name: z.string(),
  postcodes: z.array(z.string()),
});
export type Commune = z.infer<typeof CommuneSchema>;
