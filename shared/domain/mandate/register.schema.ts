import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { CARD_KINDS } from '../agency/agency.enums';
import { pageOf } from '../common/paging.schema';
import { MAX_PAGE_NUMBER } from '../common/paging';
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../property/property.enums';
import * as enums from './mandate.enums';

const DEFAULT_LINES = 100;
const MAX_LINES = 500;

/** Days in France, both included; a query's numbers are text. */
export const RegisterQuery = z
  .strictObject({
    register: z.enum(CARD_KINDS).default('T'),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    pageSize: z.coerce.number().int().min(1).max(MAX_LINES).default(DEFAULT_LINES),
    pageNumber: z.coerce.number().int().min(0).max(MAX_PAGE_NUMBER).default(0),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: 'La fin de la période précède son début',
  });
export type RegisterQuery = z.output<typeof RegisterQuery>;

/** One line of the chronological register: what the law wants of it, and what became of the mandate. */
export const RegisterLineSchema = z.strictObject({
  register: z.enum(CARD_KINDS),
  registerNumber: z.int(),
  registerDate: DateTimeSchema,
  mandateId: z.int(),
  type: z.enum(enums.MANDATE_TYPES),
  transactionType: z.enum(TRANSACTION_TYPES),
  principals: z.array(z.strictObject({ contactId: z.int(), name: z.string(), address: z.string() })),
  propertyRef: z.string(),
  propertyType: z.enum(PROPERTY_TYPES),
  propertyAddress: z.string(),
  price: z.number().nullable(),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  status: z.enum(enums.MANDATE_STATUSES),
  /** Closed before its term: the number stays, marked "annulé". */
  cancelled: z.boolean(),
  termination: z.strictObject({ date: z.iso.date(), reason: z.string() }).nullable(),
  amendments: z.int(),
});
export type RegisterLine = z.infer<typeof RegisterLineSchema>;
export const RegisterReply = pageOf(RegisterLineSchema);
