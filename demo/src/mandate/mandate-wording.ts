import type { Partner } from '@pignon/shared/domain/mandate/mandate.schema';

export interface DemoTermination {
  kind: 'NOTICE' | 'AGREEMENT' | 'OTHER';
  reason: string;
}

export const TERMINATIONS: readonly DemoTermination[] = [
  { kind: 'AGREEMENT', reason: 'Le propriétaire conserve son bien.' },
  { kind: 'NOTICE', reason: 'Dénonciation par lettre recommandée après la période irrévocable.' },
  { kind: 'OTHER', reason: 'Vente réalisée entre particuliers, sans rémunération.' },
  { kind: 'OTHER', reason: 'Succession en cours\u00a0: vente suspendue par les héritiers.' },
  { kind: 'AGREEMENT', reason: 'Mandat confié à un confrère.' },
];

/** Number of a registered letter; invented, as all numbers here. */
export const LETTER_NUMBER = '1A 000 000 0064 0';

/** The partner agency of delegations; name and numbers are invented. */
export const PARTNER_AGENCY: Partner = {
  agencyName: 'Immobilière des Arceaux',
  cardNumber: 'CPI 6401 2024 000 000 128',
  mandateNumber: '2026-0417',
  mandateDate: '2026-01-12',
  feeShare: 50,
};
