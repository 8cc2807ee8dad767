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
      /** The day it left the market; null while it is on it, or when nobody wrote it down. */
      until: z.iso.date().nullable(),
      /** Null when the day it left is not known. */
      days: z.int().min(0).nullable(),
    })
    .nullable(),
  /** Euros per m² of what is like it and on offer in its commune; null when there is too little to say. */
  likes: z.strictObject({ count: z.int(), median: z.number() }).nullable(),
});
export type Market = z.infer<typeof MarketSchema>;
