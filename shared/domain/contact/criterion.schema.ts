import { cutText } from '../common/text/characters';
import { z } from 'zod';
import { PolygonSchema } from '../common/geo/geo.schema';
import { InseeCode } from '../common/geo/location.schema';
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../property/property.enums';
import { FILTER_KEYS, type FilterKind } from './contact.enums';

const Bounds = z
  .tuple([z.number().min(0).nullable(), z.number().min(0).nullable()])
  .refine(([min, max]) => min === null || max === null || min <= max, 'Le minimum dépasse le maximum.');
const key = <K extends string, Kind extends string>(type: Kind, name: K) =>
  z.strictObject({ type: z.literal(type), key: z.literal(name) });

const MAX_QUOTED_LENGTH = 40;
const quoted = (word: string): string => cutText(word, MAX_QUOTED_LENGTH);

/** Message for an invalid combination, or invalid values. */
function wrongCriterion(input: unknown): string {
  const found = z.object({ key: z.object({ type: z.string(), key: z.string() }) }).safeParse(input);
  if (!found.success) return 'Ce critère est illisible.';
  const { type, key: name } = found.data.key;
  const allowed: readonly string[] = isKind(type) ? FILTER_KEYS[type] : [];
  return allowed.includes(name)
    ? `Les valeurs du critère ${type} / ${name} ne conviennent pas.`
    : `Le critère ${quoted(type)} / ${quoted(name)} n’est pas permis.`;
}

const isKind = (type: string): type is FilterKind => Object.hasOwn(FILTER_KEYS, type);

/**
 * One saved criterion of a customer: `key {type, key}` in the allowed combinations only. Numeric values are `[min,
 * max]` with null as an open end. CITY values are INSEE codes.
 */
export const CriterionSchema = z.union(
  [
    z.strictObject({
      key: key('ATTRIBUTE', 'TRANSACTION_TYPE'),
      values: z.array(z.enum(TRANSACTION_TYPES)).min(1).max(2),
    }),
    z.strictObject({
      key: key('ATTRIBUTE', 'TYPE'),
      values: z.array(z.enum(PROPERTY_TYPES)).min(1).max(PROPERTY_TYPES.length),
    }),
    z.strictObject({
      key: key('LOCATION', 'CITY'),
      values: z.array(InseeCode).min(1).max(200),
    }),
    z.strictObject({ key: key('LOCATION', 'POLYGON'), values: z.array(PolygonSchema).min(1).max(10) }),
    z.strictObject({
      key: z.strictObject({ type: z.literal('NUMBER'), key: z.enum(FILTER_KEYS.NUMBER) }),
      values: Bounds,
    }),
    z.strictObject({ key: key('ROOM_TYPE', 'BEDROOM'), values: Bounds }),
  ],
  { error: ({ input }) => wrongCriterion(input) },
);
export type Criterion = z.infer<typeof CriterionSchema>;
