import { z } from 'zod';
import { InseeCode } from '../common/geo/location.schema';

/** One code or several, repeated in the query. */
export const InseeCodes = z.union([InseeCode, z.array(InseeCode).max(200)]);
export const listOfCodes = (codes: z.output<typeof InseeCodes>): string[] => (Array.isArray(codes) ? codes : [codes]);

/** INSEE codes to name; unknown ones are omitted in the response. */
export const CommuneQuery = z.strictObject({ insee: InseeCodes.transform(listOfCodes) });

/** Typed part of a commune's name or postcode; maximum number of results. */
export const CommuneCompletion = z.strictObject({ q: z.string().trim().min(2).max(60) });
export const MAX_COMPLETED = 10;

/** A commune of France, or an arrondissement of Paris, Lyon or Marseille. */
export const CommuneSchema = z.strictObject({
  insee: z.string(),
  name: z.string(),
  postcodes: z.array(z.string()),
  /** Delegated or associated commune that matched, when it was not the commune's own name. */
  foundAs: z.string().optional(),
});
export type Commune = z.infer<typeof CommuneSchema>;
