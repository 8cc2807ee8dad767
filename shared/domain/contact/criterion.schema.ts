import { z } from 'zod';
import { PolygonSchema } from '../common/geo.schema';
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../property/property.enums';
import { FILTER_KEYS } from './contact.enums';

const Bounds = z.tuple([z.number().min(0).nullable(), z.number().min(0).nullable()]);
const key = <K extends string, Kind extends string>(type: Kind, name: K) =>
  z.strictObject({ type: z.literal(type), key: z.literal(name) });

/**
 * One saved search criterion of a customer: `key {type, key}` in the allowed combinations only. Numeric values are
 * `[min, max]`, an open end is null. CITY values are INSEE codes.
 */
export const CriterionSchema = z.union([
  z.strictObject({
    key: key('ATTRIBUTE', 'TRANSACTION_TYPE'),
    values: z.array(z.enum(TRANSACTION_TYPES)).min(1).max(2),
  }),
  z.strictObject({ key: key('ATTRIBUTE', 'TYPE'), values: z.array(z.enum(PROPERTY_TYPES)).min(1).max(10) }),
  z.strictObject({
    key: key('LOCATION', 'CITY'),
    values: z
      .array(z.string().regex(/^[0-9AB]{5}$/))
      .min(1)
      .max(200),
  }),
  z.strictObject({ key: key('LOCATION', 'POLYGON'), values: z.array(PolygonSchema).min(1).max(10) }),
  z.strictObject({
    key: z.strictObject({ type: z.literal('NUMBER'), key: z.enum(FILTER_KEYS.NUMBER) }),
    values: Bounds,
  }),
  z.strictObject({ key: key('ROOM_TYPE', 'BEDROOM'), values: Bounds }),
]);
export type Criterion = z.infer<typeof CriterionSchema>;
