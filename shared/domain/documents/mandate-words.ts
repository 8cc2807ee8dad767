import type { MandateType } from '../mandate/mandate.enums';

export const MANDATE_TYPE_WORDS: Readonly<Record<MandateType, string>> = {
  EXCLUSIVE: 'exclusif',
  NON_EXCLUSIVE: 'simple',
  PARTNER: 'en délégation',
};
