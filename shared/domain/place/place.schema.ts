import { z } from 'zod';
import { LocationSchema } from '../common/geo/location.schema';

export const MIN_PLACE_TEXT = 3;
const MAX_PLACES = 10;

/** Typed part of an address. */
export const PlaceQuery = z.strictObject({
  q: z.string().trim().min(MIN_PLACE_TEXT).max(200),
  limit: z.coerce.number().int().min(1).max(MAX_PLACES).default(6),
});

/** Source of places: the national address service, or the product's table of communes when it is unavailable. */
const PLACE_SOURCES = ['GEOPF', 'COMMUNES'] as const;

export const PlacesReply = z.strictObject({
  content: z.array(LocationSchema).max(MAX_PLACES),
  source: z.enum(PLACE_SOURCES),
});
export type Places = z.infer<typeof PlacesReply>;
