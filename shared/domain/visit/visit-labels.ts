import type { FieldLabels } from '../common/fields/field-labels';

/** Labels of a visit's fields. */
export const VISIT_LABELS = {
  groupId: { fr: 'Tournée', en: 'Tour' },
  propertyRef: { fr: 'Bien', en: 'Property' },
  contactIds: { fr: 'Visiteurs', en: 'Visitors' },
  negotiator: { fr: 'Négociateur', en: 'Negotiator' },
  start: { fr: 'Début', en: 'Start' },
  end: { fr: 'Fin', en: 'End' },
  kind: { fr: 'Type de visite', en: 'Type of visit' },
  status: { fr: 'Statut', en: 'Status' },
  cancelReason: { fr: 'Motif d’annulation', en: 'Reason of the cancellation' },
  voucherSignedAt: { fr: 'Bon de visite signé le', en: 'Visit voucher signed on' },
  voucherSentTo: { fr: 'Bon de visite envoyé au contact', en: 'Visit voucher sent to the contact' },
  feedback: { fr: 'Compte rendu', en: 'Report' },
  'feedback.interest': { fr: 'Intérêt des visiteurs', en: 'Interest of the visitors' },
  'feedback.positives': { fr: 'Points forts', en: 'Strong points' },
  'feedback.negatives': { fr: 'Points faibles', en: 'Weak points' },
  'feedback.priceOpinion': { fr: 'Avis sur le prix', en: 'Opinion of the price' },
  'feedback.priceAmount': { fr: 'Prix qu’ils paieraient', en: 'Price they would pay' },
  'feedback.next': { fr: 'Suite à donner', en: 'Next step' },
  'feedback.nextDay': { fr: 'À rappeler le', en: 'To call back on' },
  'feedback.reason': { fr: 'Motif du refus', en: 'Reason of the refusal' },
  'feedback.notes': { fr: 'Notes', en: 'Notes' },
} as const satisfies FieldLabels;
