import type { FieldLabels } from '../../common/fields/field-labels';
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
export const TEXT_LABELS = {
  means: { fr: 'Moyens de publicité et de recherche', en: 'Means of advertising and search' },
  reporting: { fr: 'Comptes rendus', en: 'Reports' },
  powers: { fr: 'Pouvoirs du mandataire', en: 'Powers of the agent' },
  clauses: { fr: 'Clauses particulières', en: 'Special clauses' },
} as const satisfies FieldLabels<MandateTextName>;
