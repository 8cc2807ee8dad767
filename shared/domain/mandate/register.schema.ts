import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { CARD_KINDS } from '../agency/agency.enums';
import { NumericInput, pageOf } from '../common/paging.schema';
import { MAX_PAGE_NUMBER } from '../common/paging';
import { isPeriod, REVERSED_PERIOD } from '../common/period';
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../property/property.enums';
import * as enums from './mandate.enums';
import { TerminationSchema } from './mandate.schema';

const DEFAULT_LINES = 100;
const MAX_LINES = 500;

const periodFields = {
  register: z.enum(CARD_KINDS).default('T'),
  /** Days of the entry in France, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

/** Period of a register file. */
export const RegisterFileQuery = z.strictObject(periodFields).refine(isPeriod, REVERSED_PERIOD);
export type RegisterFileQuery = z.output<typeof RegisterFileQuery>;

/** A page of a register by number; `number` selects one line. Query numbers are text. */
export const RegisterQuery = z
  .strictObject({
    ...periodFields,
    number: NumericInput.pipe(z.int32().min(1)).optional(),
    direction: z.enum(['ASC', 'DESC']).default('ASC'),
    pageSize: z.coerce.number().int().min(1).max(MAX_LINES).default(DEFAULT_LINES),
    pageNumber: z.coerce.number().int().min(0).max(MAX_PAGE_NUMBER).default(0),
  })
  .refine(isPeriod, REVERSED_PERIOD);
export type RegisterQuery = z.output<typeof RegisterQuery>;

/** One line of the chronological register: legally required facts, and the mandate's outcome. */
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
  /** Withdrawn or cancelled: the number stays, marked "annulé". One ended by notice, term or sale was valid. */
  cancelled: z.boolean(),
  termination: TerminationSchema.nullable(),
  amendments: z.int(),
  /** True for a mandate taken over with the number of a former register. */
  takenOver: z.boolean(),
});
export type RegisterLine = z.infer<typeof RegisterLineSchema>;
export const RegisterReply = pageOf(RegisterLineSchema);

/** Missing consecutive numbers of a register with the agency's reason; only registers taken over have gaps. */
export const RegisterGapSchema = z.strictObject({
  first: z.int().min(1),
  last: z.int().min(1),
  reason: z.string().nullable(),
});
export type RegisterGap = z.infer<typeof RegisterGapSchema>;
export const RegisterGapsQuery = z.strictObject({ register: z.enum(CARD_KINDS).default('T') });
export const RegisterGapsReply = z.array(RegisterGapSchema);

/** Reason of missing numbers, for inspectors. */
export const GapReasonParams = z.strictObject({ register: z.enum(CARD_KINDS) });
export const GapReasonSchema = z.strictObject({
  first: z.int32().min(1),
  last: z.int32().min(1),
  reason: z.string().trim().min(1, 'Ce champ est requis').max(500),
});
export type GapReason = z.infer<typeof GapReasonSchema>;
