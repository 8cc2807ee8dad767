import type { FieldLabels } from '../common/fields/field-labels';

/** Labels of a proposal's fields. */
export const PROPOSAL_LABELS = {
  status: { fr: 'Statut', en: 'Status' },
  means: { fr: 'Moyen', en: 'Means' },
  reason: { fr: 'Motif', en: 'Reason' },
  note: { fr: 'Remarque', en: 'Remark' },
} as const satisfies FieldLabels;
