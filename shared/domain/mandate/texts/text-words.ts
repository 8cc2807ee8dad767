import type { MandateKind, MandateTextName } from './mandate-text.enums';

/** Labels of the kinds of mandate that have texts. */
export const KIND_WORDS: Readonly<Record<MandateKind, string>> = {
  SALE: 'Vente, mandat simple',
  SALE_EXCLUSIVE: 'Vente, mandat exclusif',
  RENT: 'Location, mandat simple',
  RENT_EXCLUSIVE: 'Location, mandat exclusif',
  MANAGEMENT: 'Gestion locative',
};

/** Labels of the texts. */
export const TEXT_WORDS: Readonly<Record<MandateTextName, string>> = {
  means: 'Moyens de publicité et de recherche',
  reporting: 'Comptes rendus',
  powers: 'Pouvoirs du mandataire',
  clauses: 'Clauses particulières',
};
