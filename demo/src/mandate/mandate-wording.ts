import type { Partner } from '@pignon/shared/domain/mandate/mandate.schema';

export const TERMINATIONS: readonly string[] = [
  'Le propriétaire conserve son bien.',
  'Résiliation par lettre recommandée au terme de la période irrévocable.',
  'Vente réalisée entre particuliers, sans rémunération.',
  'Succession en cours\u00a0: vente suspendue par les héritiers.',
  'Mandat confié à un confrère.',
];

/** The colleagues who share their mandate; name and numbers are invented. */
export const PARTNER_AGENCY: Partner = {
  agencyName: 'Immobilière des Arceaux',
  cardNumber: 'CPI 6401 2024 000 000 128',
  mandateNumber: '2026-0417',
  mandateDate: '2026-01-12',
  feeShare: 50,
};
