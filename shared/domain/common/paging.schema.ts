import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_NUMBER, MAX_PAGE_SIZE } from './paging';

/** How a list is sorted; by its first property, the last first, where nothing is said. */
export const listOrder = <const Order extends readonly [string, ...string[]]>(properties: Order) =>
  z
    .strictObject({ property: z.enum(properties), direction: z.enum(['ASC', 'DESC']) })
    .default({ property: properties[0], direction: 'DESC' } as never);

/** Page number is 0-based; page size is bounded so that every list is. */
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

/** A bound that a form may send as a number or as a numeric string ("250000"). */
export const NumericInput = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d{1,12}([.,]\d{1,4})?$/)
    .transform((text) => Number(text.replace(',', '.'))),
]);

export const RangeSchema = z.strictObject({ min: NumericInput.optional(), max: NumericInput.optional() });
export type Range = z.infer<typeof RangeSchema>;
