import type { FieldLabels } from '../../common/fields/field-labels';
import type { MandateKind, MandateTextName } from './mandate-text.enums';

/** Labels of the kinds of mandate that have texts. */
export const KIND_LABELS = {
  SALE: { fr: 'Vente, mandat simple', en: 'Sale, non-exclusive' },
  SALE_EXCLUSIVE: { fr: 'Vente, mandat exclusif', en: 'Sale, exclusive' },
  RENT: { fr: 'Location, mandat simple', en: 'Letting, non-exclusive' },
  RENT_EXCLUSIVE: { fr: 'Location, mandat exclusif', en: 'Letting, exclusive' },
  MANAGEMENT: { fr: 'Gestion locative', en: 'Management' },
} as const satisfies FieldLabels<MandateKind>;

/** Labels of the texts. */
export const TEXT_LABELS = {
  means: { fr: 'Moyens de publicité et de recherche', en: 'Means of advertising and search' },
  reporting: { fr: 'Comptes rendus', en: 'Reports' },
  powers: { fr: 'Pouvoirs du mandataire', en: 'Powers of the agent' },
  clauses: { fr: 'Clauses particulières', en: 'Special clauses' },
} as const satisfies FieldLabels<MandateTextName>;
