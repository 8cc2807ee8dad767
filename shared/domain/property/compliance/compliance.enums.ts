/** BLOCKING prevents publication; WARNING needs a look by the user. */
export const SEVERITIES = ['BLOCKING', 'WARNING'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const VERDICTS = ['OK', ...SEVERITIES] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Chapters of an advertisement, in the order of the screen. */
export const MENTION_GROUPS = ['LISTING', 'PRICE', 'CO_OWNERSHIP', 'ENERGY', 'AGENCY'] as const;
export type MentionGroup = (typeof MENTION_GROUPS)[number];

/** Statements required in an advertisement; `others` holds those outside every group. */
export const MENTION_KEYS = [
  'mandate',
  'title',
  'description',
  'place',
  'homeSize',
  'pictures',
  'price',
  'fees',
  'rent',
  'charges',
  'furnished',
  'deposit',
  'tenantFee',
  'rentControl',
  'lots',
  'yearlyCharges',
  'procedure',
  'carrez',
  'energyClass',
  'gesClass',
  'excessive',
  'energyCost',
  'risks',
  'feeScale',
  'professionalCard',
  'guarantor',
  'others',
] as const;
export type MentionKey = (typeof MENTION_KEYS)[number];
