import { z } from 'zod';
import { DateTimeSchema } from '../../common/date-time.schema';
import { daysBetween } from '../../common/day';
import { isPeriod, REVERSED_PERIOD } from '../../common/period';
import { ReferenceSchema } from '../property.schema';
import * as report from './seller-report.enums';

/** First and last day, inclusive, and the negotiator's text on next steps. */
export const NewReportSchema = z
  .strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    next: z.string().trim().max(report.MAX_REPORT_NEXT).default(''),
  })
  .refine(isPeriod, REVERSED_PERIOD)
  .refine(({ from, to }) => daysBetween(from, to) < report.MAX_REPORT_DAYS, {
    path: ['from'],
    message: 'Un compte rendu porte au plus sur deux ans',
  });
export type NewReport = z.output<typeof NewReportSchema>;

export const ReportsParams = z.strictObject({ reference: ReferenceSchema });
export const ReportParams = z.strictObject({
  reference: ReferenceSchema,
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

export const ReportMailRequest = z.strictObject({
  contactIds: z.array(z.int().min(1)).min(1, 'Choisissez un destinataire').max(report.MAX_REPORT_OWNERS),
});

const ReportMailSchema = z.strictObject({
  contactId: z.int(),
  name: z.string(),
  status: z.enum(report.REPORT_MAIL_STATUSES),
  at: DateTimeSchema,
  by: z.string(),
  /** Refusal by the mail server. */
  said: z.string().nullable(),
});

/** A stored report; immutable. */
const SellerReportSchema = z.strictObject({
  id: z.int(),
  from: z.iso.date(),
  to: z.iso.date(),
  keptTime: DateTimeSchema,
  keptBy: z.string(),
  /** Messages of the report, oldest first. */
  mails: z.array(ReportMailSchema),
});
export type SellerReport = z.infer<typeof SellerReportSchema>;

const ReportOwnerSchema = z.strictObject({
  contactId: z.int(),
  name: z.string(),
  problem: z.enum(report.REPORT_MAIL_PROBLEMS).nullable(),
});
export type ReportOwner = z.infer<typeof ReportOwnerSchema>;

/** Reports of a property, newest first, and its owners. */
export const ReportsReply = z.strictObject({
  content: z.array(SellerReportSchema),
  owners: z.array(ReportOwnerSchema),
  /** Default period of a report made now. */
  proposed: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
});
export type Reports = z.infer<typeof ReportsReply>;
