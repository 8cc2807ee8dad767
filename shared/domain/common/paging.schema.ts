import { z } from 'zod';
import { readNumber, twoReadings, type NumberKind } from './fields/read-number';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_NUMBER, MAX_PAGE_SIZE } from './paging';

/** Sort of a list; by its first property, descending, by default. */
export const listOrder = <const Order extends readonly [string, ...string[]]>(properties: Order) =>
  z
    .strictObject({ property: z.enum(properties), direction: z.enum(['ASC', 'DESC']) })
    .default({ property: properties[0], direction: 'DESC' } as never);

/** Page number is 0-based; page size is limited, so that every list is. */
export function findRequest<Dto extends z.ZodType, const Order extends readonly [string, ...string[]]>(
  dto: Dto,
  orderProperties: Order,
) {
  return z.strictObject({
    dto: dto.optional(),
    pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    pageNumber: z.int().min(0).max(MAX_PAGE_NUMBER).default(0),
    order: listOrder(orderProperties),
  });
}

export const PageInfoSchema = z.strictObject({
  number: z.int(),
  size: z.int(),
  totalElements: z.int(),
  totalPages: z.int(),
});

/** The answer of every paged call: `{content, page}`. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ content: z.array(item), page: PageInfoSchema });
}

const NUMERIC = /^-?(?:\d{1,12}|\d{1,3}(?:[ .,\u00a0\u202f]\d{3}){1,3})(?:[.,]\d{1,4})?$/;
const OPEN = 'Ce nombre se lit de deux façons\u00a0: écrivez 112.5 ou 112500.';

const numericInput = (kind: NumberKind) =>
  z.union([
    z.number(),
    z
      .string()
      .trim()
      .regex(NUMERIC)
      .transform((text, context) => {
        const value = readNumber(text, kind);
        if (typeof value === 'number') return value;
        context.addIssue({ code: 'custom', message: twoReadings(text) ? OPEN : 'Saisissez un nombre.' });
        return z.NEVER;
      }),
  ]);

/**
 * A bound that a form may send as a number or as a numeric string ("250000", "250 000"); refused where it is ambiguous.
 */
export const NumericInput = numericInput('NUMBER');

const rangeOf = (bound: typeof NumericInput) => z.strictObject({ min: bound.optional(), max: bound.optional() });
export const RangeSchema = rangeOf(NumericInput);
/** Range of prices: "295.000" is 295 000 €. */
export const EurosRangeSchema = rangeOf(numericInput('EUROS'));
export type Range = z.infer<typeof RangeSchema>;
