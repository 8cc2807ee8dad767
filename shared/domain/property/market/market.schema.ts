import { z } from 'zod';

/** Starts of a property's time on market. */
export const MARKET_STARTS = ['MANDATE', 'CREATED', 'BACK'] as const;
export type MarketStart = (typeof MARKET_STARTS)[number];

export const MarketSchema = z.strictObject({
  /** Null for a draft, which is not on the market yet. */
  time: z
    .strictObject({
      since: z.iso.date(),
      start: z.enum(MARKET_STARTS),
      /** Day it left the market; null while on it, or when unknown. */
      until: z.iso.date().nullable(),
      /** Null when the day it left is unknown. */
      days: z.int().min(0).nullable(),
    })
    .nullable(),
  /** Price per m² of similar active properties in its commune; null when there are too few. */
  likes: z.strictObject({ count: z.int(), median: z.number() }).nullable(),
});
export type Market = z.infer<typeof MarketSchema>;
