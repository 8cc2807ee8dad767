import type { LeaseType, PropertyStatus, PropertyType, TransactionType } from './property.enums';

/** French words for sentences that the product writes: events, reasons, refusals. Screens have their own catalogue. */
export const TRANSACTION_WORDS: Readonly<Record<TransactionType, string>> = { SALE: 'vente', RENT: 'location' };

export const STATUS_WORDS: Readonly<Record<PropertyStatus, string>> = {
  ACTIVE: 'actif',
  DRAFT: 'brouillon',
  UNDER_OFFER: 'sous offre',
  UNDER_CONTRACT: 'sous compromis',
  SOLD: 'vendu',
  RENTED: 'loué',
  SUSPENDED: 'suspendu',
  WITHDRAWN: 'retiré',
  ARCHIVED: 'archivé',
};

/** As in "Ce bien est en brouillon". */
export const statusPredicate = (status: PropertyStatus): string =>
  status === 'DRAFT' ? `en ${STATUS_WORDS.DRAFT}` : STATUS_WORDS[status];

export const TYPE_WORDS: Readonly<Record<PropertyType, string>> = {
  HOUSE: 'maison',
  APARTMENT: 'appartement',
  LAND: 'terrain',
  BUILDING: 'immeuble',
  PARKING: 'stationnement',
  SHOP: 'commerce',
  OFFICE: 'bureau',
  PREMISES: 'local',
  CASTLE: 'château',
  LOFT: 'loft',
};

export const LEASE_WORDS: Readonly<Record<LeaseType, string>> = {
  STANDARD: 'bail d’habitation',
  STUDENT: 'bail étudiant',
  MOBILITY: 'bail mobilité',
  SHARED: 'colocation',
};
