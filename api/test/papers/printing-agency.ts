import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';

/** Maximum length of a line in the agency's settings. */
const LONG = 'Mutuelle de l’immobilier et du logement de la côte '.repeat(4).slice(0, 199);

/** An agency whose lines all have their maximum length. */
export const PRINTING_AGENCY = {
  ...EMPTY_AGENCY,
  name: 'Pignon d’essai',
  phone: '+33559000000',
  feeScaleUrl: 'https://pignon.test/honoraires',
  professionalCard: { number: 'CPI 6401 2026 000 000 064', chamber: 'CCI de Bayonne', kinds: ['T' as const] },
  guarantor: { name: LONG, address: LONG, amount: 120_000 },
  insurer: { name: LONG, address: LONG, policy: LONG },
};
