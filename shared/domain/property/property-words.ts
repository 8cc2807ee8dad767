import { PROPERTY_STATUS_WORDS, type LeaseType, type PropertyStatus } from './property.enums';

/** As in "Ce bien est en brouillon". */
export const statusPredicate = (status: PropertyStatus): string =>
  status === 'DRAFT' ? `en ${PROPERTY_STATUS_WORDS.DRAFT.fr}` : PROPERTY_STATUS_WORDS[status].fr;

export const LEASE_WORDS: Readonly<Record<LeaseType, string>> = {
  STANDARD: 'bail d’habitation',
  STUDENT: 'bail étudiant',
  MOBILITY: 'bail mobilité',
  SHARED: 'colocation',
};
