import { z } from 'zod';

const MAX_EUROS = 1_000_000_000;

/** Euros including at most two decimals, never negative. */
export const Euros = z
  .number()
  .min(0)
  .max(MAX_EUROS)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Deux décimales au plus');

/** Euros including fees or charges: at most twice as much. */
export const EurosIncludingFees = z
  .number()
  .min(0)
  .max(2 * MAX_EUROS);

/** Percentage from 0 to 100, with at most three decimals. */
export const Percent = z.number().min(0).max(100);
