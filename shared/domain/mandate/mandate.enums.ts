/** NON_EXCLUSIVE is "simple", PARTNER a delegation between agencies (not entered in the register). */
export const MANDATE_TYPES = ['EXCLUSIVE', 'NON_EXCLUSIVE', 'PARTNER'] as const;
export type MandateType = (typeof MANDATE_TYPES)[number];

export const MANDATE_STATUSES = ['PENDING', 'RUNNING', 'EXPIRED', 'SOLD', 'CLOSED'] as const;
export type MandateStatus = (typeof MANDATE_STATUSES)[number];

export const MANDATE_ORDER = [
  'modifiedTime',
  'createdTime',
  'registerNumber',
  'startDate',
  'endDate',
  'price',
  'status',
] as const;
export type MandateOrder = (typeof MANDATE_ORDER)[number];

/** What the principals hand over, in the order of the printed mandate; the keys of `diagnosis`. */
export const MANDATE_PAPERS = [
  'energy',
  'energyAudit',
  'asbestos',
  'lead',
  'electricity',
  'gas',
  'termites',
  'risks',
  'floorArea',
  'sanitation',
  'titleDeed',
] as const;
export type MandatePaper = (typeof MANDATE_PAPERS)[number];
