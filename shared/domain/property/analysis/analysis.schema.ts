import { z } from 'zod';
import { PropertyFilterSchema } from '../property-find.schema';
import { CUBE_DIMENSIONS, CUBE_MEASURES, FACETS } from './dimensions';

export const CubeRequest = z
  .strictObject({
    dto: PropertyFilterSchema.optional(),
    rows: z.enum(CUBE_DIMENSIONS),
    columns: z.enum(CUBE_DIMENSIONS),
    measure: z.enum(CUBE_MEASURES).default('count'),
  })
  .refine(({ rows, columns }) => rows !== columns, {
    path: ['columns'],
    error: 'Choisissez deux critères différents pour les lignes et les colonnes.',
  });

/** Criteria of a counted value: merged into the request's dto they list the counted properties. */
const Fragment = z.record(z.string(), z.unknown());

const Counted = z.strictObject({
  count: z.int(),
  /** Value of the measure; null where no property has the data. */
  value: z.number().nullable(),
  dto: Fragment,
});

/** A row or column with its total. */
const Header = Counted.extend({
  /** Value, or a band's lower end; NONE for properties without value; OTHERS for values not listed. */
  key: z.string(),
  /** Name that screens do not know: a commune, a person. */
  label: z.string().nullable(),
});

export const CubeReply = z.strictObject({
  rows: z.array(Header),
  columns: z.array(Header),
  /** Cells with a count. */
  cells: z.array(Counted.extend({ row: z.string(), column: z.string() })),
  total: Counted,
});
export type Cube = z.infer<typeof CubeReply>;

export const FacetsRequest = z.strictObject({ dto: PropertyFilterSchema.optional() });

export const FacetsReply = z.strictObject({
  /** Number of results of the whole filter. */
  total: z.int(),
  facets: z.array(
    z.strictObject({
      facet: z.enum(FACETS),
      /** Counted under all criteria except this facet's own. */
      values: z.array(z.strictObject({ key: z.string(), label: z.string().nullable(), count: z.int(), dto: Fragment })),
    }),
  ),
});
export type Facets = z.infer<typeof FacetsReply>;
