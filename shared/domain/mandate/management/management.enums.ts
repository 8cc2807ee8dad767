/** Powers of a manager, in printed order. */
export const MANAGEMENT_POWERS = [
  'COLLECT',
  'LET',
  'SIGN_LEASE',
  'INVENTORY',
  'GIVE_NOTICE',
  'REVISE_RENT',
  'PAY',
  'WORKS',
  'INSURE',
  'CO_OWNERSHIP',
  'ADMINISTRATION',
  'CLAIM',
] as const;
export type ManagementPower = (typeof MANAGEMENT_POWERS)[number];

/** A share of what is collected, or a sum each month. */
export const MANAGEMENT_FEE_BASES = ['RATE', 'FLAT'] as const;
export type ManagementFeeBasis = (typeof MANAGEMENT_FEE_BASES)[number];

/** Frequency of management accounts. */
export const ACCOUNT_RHYTHMS = ['MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'] as const;
export type AccountRhythm = (typeof ACCOUNT_RHYTHMS)[number];

/** Holder of the tenant's deposit. */
export const DEPOSIT_HOLDERS = ['AGENCY', 'PRINCIPAL'] as const;
export type DepositHolder = (typeof DEPOSIT_HOLDERS)[number];
