import { z } from 'zod';
import { LOCATION_PRECISIONS } from '../../property/property.enums';

/** The code of a commune in the national statistics office's list: five digits, 2A or 2B for Corsica. */
export const InseeCode = z.string().regex(/^[0-9AB]{5}$/, 'Code INSEE invalide');

/** A postal address with its point (WGS 84 degrees); `insee` is the commune's 5-character code. */
export const LocationSchema = z.strictObject({
  label: z.string().max(300),
  street: z.string().max(200).nullable(),
  postcode: z
    .string()
    .regex(/^\d{5}$/, 'Un code postal a 5 chiffres')
    .nullable(),
  city: z.string().max(100),
  insee: InseeCode.nullable(),
  lat: z.number().min(-90).max(90).nullable(),
  lon: z.number().min(-180).max(180).nullable(),
  precision: z.enum(LOCATION_PRECISIONS),
});
export type Location = z.infer<typeof LocationSchema>;
