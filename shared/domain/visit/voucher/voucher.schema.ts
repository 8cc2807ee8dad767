import { z } from 'zod';
import { DateTimeSchema } from '../../common/date-time.schema';
import { SignatureImage } from '../../signature/signature-image.schema';
import { SIGNING_PERSONS } from '../../mandate/mandate.enums';
import { MAX_TOUR } from '../tour.rules';
import { VisitSchema } from '../visit.schema';
import { MAX_SIGNERS, VOUCHER_MAIL_STATUSES } from './voucher.enums';

const groupId = VisitSchema.shape.groupId;
export const VoucherParams = z.strictObject({ groupId });
/** `number` counts the vouchers of a tour from 1. */
export const VoucherNumberParams = z.strictObject({ groupId, number: z.coerce.number().int().min(1).max(1000) });

const person = z.enum(SIGNING_PERSONS);

const { propertyRef, start, end } = VisitSchema.shape;
const SeenVisit = z.strictObject({ visitId: z.int().min(1), propertyRef, start, end });

/** New signatures, each with its drawing. */
export const VoucherSigningSchema = z.strictObject({
  /** Number of a partly signed voucher; missing for one with the visits in `seen`, or for a new one. */
  number: z.int().min(1).optional(),
  /** Visits and times on the new voucher as shown; nothing is stored when they differ by now. */
  seen: z.array(SeenVisit).min(1).max(MAX_TOUR).optional(),
  signers: z
    .array(z.strictObject({ contactId: z.int().min(1), person, image: SignatureImage }))
    .min(1, 'Personne n’a signé')
    .max(MAX_SIGNERS),
});
export type VoucherSigning = z.output<typeof VoucherSigningSchema>;

const Signatory = z.strictObject({ contactId: z.int(), person, name: z.string(), company: z.string().nullable() });

const VoucherMail = z.strictObject({
  contactId: z.int(),
  status: z.enum(VOUCHER_MAIL_STATUSES),
  at: DateTimeSchema,
  /** Refusal by the mail server. */
  said: z.string().nullable(),
});

/** A signed voucher; it is immutable. */
const SignedVoucher = z.strictObject({
  number: z.int(),
  visitIds: z.array(z.int()),
  /** Signatories, with the time of their signature. */
  signatories: z.array(Signatory.extend({ signedAt: DateTimeSchema.nullable() })),
  mails: z.array(VoucherMail),
});
export type SignedVoucher = z.infer<typeof SignedVoucher>;

/** Vouchers of a tour, and the content of the next one. */
export const VoucherStateSchema = z.strictObject({
  groupId,
  /** Version of the tour that `next` was read from. */
  version: z.int(),
  vouchers: z.array(SignedVoucher),
  next: z.strictObject({
    /** Visits not on a voucher in their current form. */
    visitIds: z.array(z.int()),
    signatories: z.array(Signatory),
    /** Visits that no voucher may include, as their property has no mandate in force. */
    left: z.array(z.strictObject({ visitId: z.int(), propertyRef: z.string() })),
  }),
  /** Visitors with an e-mail address. */
  reachable: z.array(z.int()),
});
export type VoucherState = z.infer<typeof VoucherStateSchema>;

export const VoucherMailRequest = z.strictObject({ contactIds: z.array(z.int().min(1)).min(1).max(MAX_SIGNERS) });
