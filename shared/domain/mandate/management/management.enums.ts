import type { ChoiceWords } from '../../choices/choices';

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

/** A share of the collected sums, or a monthly sum. */
export const MANAGEMENT_FEE_BASES = ['RATE', 'FLAT'] as const;
export type ManagementFeeBasis = (typeof MANAGEMENT_FEE_BASES)[number];

export const MANAGEMENT_FEE_BASIS_WORDS: ChoiceWords<ManagementFeeBasis> = {
  RATE: { fr: 'pourcentage des sommes encaissées', en: 'percentage of the sums collected' },
  FLAT: { fr: 'montant mensuel', en: 'monthly amount' },
};

/** Frequency of management accounts. */
export const ACCOUNT_RHYTHMS = ['MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'] as const;
export type AccountRhythm = (typeof ACCOUNT_RHYTHMS)[number];

/** As in "Le mandataire rend compte de sa gestion par écrit chaque mois". */
export const ACCOUNT_RHYTHM_WORDS: ChoiceWords<AccountRhythm> = {
  MONTHLY: { fr: 'chaque mois', en: 'every month' },
  QUARTERLY: { fr: 'chaque trimestre', en: 'every quarter' },
  HALF_YEARLY: { fr: 'chaque semestre', en: 'every half-year' },
  YEARLY: { fr: 'chaque année', en: 'every year' },
};

/** Holder of the tenant's deposit. */
export const DEPOSIT_HOLDERS = ['AGENCY', 'PRINCIPAL'] as const;
export type DepositHolder = (typeof DEPOSIT_HOLDERS)[number];

export const DEPOSIT_HOLDER_WORDS: ChoiceWords<DepositHolder> = {
  AGENCY: { fr: 'l’agence', en: 'the agency' },
  PRINCIPAL: { fr: 'le mandant', en: 'the principal' },
};
