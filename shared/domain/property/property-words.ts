import type { ChoiceWords } from '../choices/choices';
import type { LeaseType, PropertyStatus } from './property.enums';

/** In a separate file: browser code uses these words, and the property list must not include them. */
export const PROPERTY_STATUS_WORDS: ChoiceWords<PropertyStatus> = {
  ACTIVE: { fr: 'actif', en: 'active' },
  DRAFT: { fr: 'brouillon', en: 'draft' },
  UNDER_OFFER: { fr: 'sous offre', en: 'under offer' },
  UNDER_CONTRACT: { fr: 'sous compromis', en: 'under contract' },
  SOLD: { fr: 'vendu', en: 'sold' },
  RENTED: { fr: 'loué', en: 'rented' },
  SUSPENDED: { fr: 'suspendu', en: 'suspended' },
  WITHDRAWN: { fr: 'retiré', en: 'withdrawn' },
  ARCHIVED: { fr: 'archivé', en: 'archived' },
};

/** Predicate, as in "Ce bien est en brouillon". */
export const statusPredicate = (status: PropertyStatus): string =>
  status === 'DRAFT' ? `en ${PROPERTY_STATUS_WORDS.DRAFT.fr}` : PROPERTY_STATUS_WORDS[status].fr;

export const LEASE_WORDS: Readonly<Record<LeaseType, string>> = {
  STANDARD: 'bail d’habitation',
  STUDENT: 'bail étudiant',
  MOBILITY: 'bail mobilité',
  SHARED: 'colocation',
};
