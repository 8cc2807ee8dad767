import { z } from 'zod';
import { Euros, Percent } from '../../common/money.schema';
import * as enums from './management.enums';

export const MAX_NOTICE_MONTHS = 12;

/** Terms of a management mandate beside the letting. Amounts include VAT. */
export const ManagementTermsSchema = z.strictObject({
  powers: z.array(z.enum(enums.MANAGEMENT_POWERS)).max(enums.MANAGEMENT_POWERS.length),
  feeBasis: z.enum(enums.MANAGEMENT_FEE_BASES),
  /** Percent of the sums collected; used for RATE. */
  feeRate: Percent.nullable(),
  /** Euros per month; used for FLAT. */
  feeAmount: Euros.nullable(),
  accounts: z.enum(enums.ACCOUNT_RHYTHMS),
  /** Bank and number of the account into which sums are collected. */
  account: z.string().trim().max(120).nullable(),
  depositHolder: z.enum(enums.DEPOSIT_HOLDERS),
  /** Maximum cost of works without the landlord's consent; null when each needs consent. */
  worksLimit: Euros.nullable(),
  /** Cost of rent insurance as a percentage of collected sums; null without it. */
  guaranteeRate: Percent.nullable(),
  /** Months of notice by letter. */
  noticeMonths: z.int().min(1).max(MAX_NOTICE_MONTHS),
});
export type ManagementTerms = z.infer<typeof ManagementTermsSchema>;
