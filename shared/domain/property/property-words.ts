import { PROPERTY_STATUS_WORDS, type LeaseType, type PropertyStatus, type TransactionType } from './property.enums';

/** French words for sentences that the product writes: events, reasons, refusals. Screens have their own catalogue. */
export const TRANSACTION_WORDS: Readonly<Record<TransactionType, string>> = { SALE: 'vente', RENT: 'location' };

/** As in "Ce bien est en brouillon". */
export const statusPredicate = (status: PropertyStatus): string =>
  status === 'DRAFT' ? `en ${PROPERTY_STATUS_WORDS.DRAFT.fr}` : PROPERTY_STATUS_WORDS[status].fr;

export const LEASE_WORDS: Readonly<Record<LeaseType, string>> = {
  STANDARD: 'bail d’habitation',
  STUDENT: 'bail étudiant',
  MOBILITY: 'bail mobilité',
  SHARED: 'colocation',
};
