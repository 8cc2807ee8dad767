import type { FieldProblem } from '../../common/problem';
import type { LegalRule } from '../../law/legal-rule';
import type { AccountRhythm, ManagementPower } from './management.enums';
import type { ManagementTerms } from './management-terms.schema';

/** Initial terms of a management mandate. */
export const USUAL_MANAGEMENT: ManagementTerms = {
  powers: ['COLLECT', 'LET', 'SIGN_LEASE', 'INVENTORY', 'GIVE_NOTICE', 'REVISE_RENT', 'PAY', 'WORKS'],
  feeBasis: 'RATE',
  feeRate: null,
  feeAmount: null,
  accounts: 'MONTHLY',
  account: null,
  depositHolder: 'AGENCY',
  worksLimit: null,
  guaranteeRate: null,
  noticeMonths: 3,
};

/** First missing term of a management mandate, by field; null for none. */
export function managementProblem(terms: ManagementTerms): FieldProblem | null {
  const { powers, feeBasis, feeRate, feeAmount, guaranteeRate } = terms;
  if (!powers.includes('COLLECT'))
    return {
      path: 'management.powers',
      message: 'Un mandat de gestion autorise expressément à recevoir des fonds (décret 72-678, art. 64)',
    };
  if (feeBasis === 'RATE' && !feeRate)
    return { path: 'management.feeRate', message: 'Le taux des honoraires de gestion est requis' };
  if (feeBasis === 'FLAT' && !feeAmount)
    return { path: 'management.feeAmount', message: 'Le montant des honoraires de gestion est requis' };
  if (feeBasis === 'RATE' && (feeRate ?? 0) + (guaranteeRate ?? 0) >= 100)
    return { path: 'management.feeRate', message: 'Les honoraires ne peuvent prendre tout ce qui est encaissé' };
  return null;
}

export const POWER_WORDS: Readonly<Record<ManagementPower, string>> = {
  COLLECT:
    'Recevoir tous loyers, charges, indemnités d’occupation, dépôts de garantie, avances sur travaux et autres sommes ou valeurs relatives au bien, et en donner quittance',
  LET: 'Rechercher des locataires, faire visiter le bien et le louer aux conditions du mandat',
  SIGN_LEASE: 'Rédiger, signer, renouveler et résilier les baux',
  INVENTORY: 'Dresser ou faire dresser les états des lieux d’entrée et de sortie',
  GIVE_NOTICE: 'Donner et recevoir tous congés',
  REVISE_RENT: 'Réviser les loyers et régulariser les charges',
  PAY: 'Payer les charges, impôts, primes et fournisseurs sur les sommes encaissées',
  WORKS: 'Faire exécuter les réparations et travaux d’entretien',
  INSURE: 'Souscrire, modifier et résilier les assurances du bien, et déclarer les sinistres',
  CO_OWNERSHIP: 'Représenter le mandant auprès du syndic et des assemblées de copropriétaires',
  ADMINISTRATION: 'Représenter le mandant auprès des administrations et des concessionnaires',
  CLAIM: 'Mettre en demeure, faire délivrer commandement et poursuivre le recouvrement des sommes impayées',
};

const MONTHS: Readonly<Record<AccountRhythm, number>> = { MONTHLY: 1, QUARTERLY: 3, HALF_YEARLY: 6, YEARLY: 12 };

export const ACCOUNTS_LAW: LegalRule<number> = {
  rule: 'Months between two accounts that a manager gives, at most',
  source: 'décret 72-678 du 20 juillet 1972, art. 66 (known by secondary sources)',
  checked: '2026-11-24',
  periods: [{ since: null, value: Math.max(...Object.values(MONTHS)) }],
};
