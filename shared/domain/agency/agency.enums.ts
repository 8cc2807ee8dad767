import type { ChoiceWords } from '../choices/choices';

/** Activities that a professional card allows (loi 70-9): transaction and management. Each has its own register. */
export const CARD_KINDS = ['T', 'G'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Words of the card: "Carte professionnelle Transaction et Gestion". */
export const CARD_KIND_WORDS: ChoiceWords<CardKind> = {
  T: { fr: 'transaction', en: 'transactions' },
  G: { fr: 'gestion', en: 'management' },
};
