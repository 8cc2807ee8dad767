import type { MandateStatus, MandateType } from '../mandate/mandate.enums';

export const MANDATE_TYPE_WORDS: Readonly<Record<MandateType, string>> = {
  EXCLUSIVE: 'exclusif',
  NON_EXCLUSIVE: 'simple',
  PARTNER: 'en délégation',
};

export const MANDATE_STATUS_WORDS: Readonly<Record<MandateStatus, string>> = {
  PENDING: 'à signer',
  RUNNING: 'en cours',
  EXPIRED: 'expiré',
  SOLD: 'conclu',
  CLOSED: 'clos',
};
