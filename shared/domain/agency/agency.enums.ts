/** Activities a professional card opens (loi 70-9): transaction and management. Each keeps its own register. */
export const CARD_KINDS = ['T', 'G'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
