import { highestFee } from '../../agency/fee-scale';
import { frenchEuros } from '../../common/french';
import { computeFees } from '../price/fees';
import { feeField } from '../price/price-limits';
import type { PropertyType } from '../property.enums';
import { hasCarrezArea } from '../rooms';
import {
  blocking,
  warning,
  problemIf,
  type Advertisement,
  type AgencyRules,
  type ComplianceRules,
} from './advertisement';
import type { ComplianceProblem } from './compliance.schema';
import { saysFeesIncluded } from './fee-wording';

/** Nearly always part of a co-ownership. */
const USUALLY_SHARED: readonly PropertyType[] = ['APARTMENT', 'LOFT'];

function feeProblems({ financialInfo }: Advertisement, { feeScale, feeScaleUrl }: AgencyRules): ComplianceProblem[] {
  const { priceNoFees } = financialInfo;
  if (!priceNoFees) return [blocking('financialInfo.priceNoFees', 'Le prix est requis')];
  const { fees } = computeFees({ ...financialInfo, priceNoFees });
  const highest = highestFee(feeScale, 'SALE', priceNoFees);
  const isAboveScale = highest !== null && fees > highest;
  return [
    ...problemIf(
      isAboveScale,
      blocking(
        `financialInfo.${feeField(financialInfo)}`,
        `Les honoraires (${frenchEuros(fees)}) dépassent le barème de l’agence (${frenchEuros(highest ?? 0)}).`,
      ),
    ),
    ...problemIf(
      fees === 0 && (financialInfo.feeType === 'BUYER' || financialInfo.feeType === 'SHARED'),
      blocking(
        `financialInfo.${feeField(financialInfo)}`,
        'Les honoraires manquent\u00a0: l’annonce dit leur taux quand l’acquéreur en paie une part (arrêté du 10\u00a0janvier 2017, art.\u00a03).',
      ),
    ),
    ...problemIf(
      feeScale.length === 0,
      warning(
        'agency.feeScale',
        'Le barème des honoraires de l’agence n’est pas renseigné\u00a0: rien ne peut y être comparé.',
      ),
    ),
    ...problemIf(
      feeScaleUrl === null,
      blocking('agency.feeScaleUrl', 'L’adresse du barème des honoraires de l’agence manque.'),
    ),
  ];
}

function wordingProblems({ financialInfo: { feeType }, title, description }: Advertisement): ComplianceProblem[] {
  if (feeType !== 'SELLER') return [];
  const message =
    'Le vendeur paie les honoraires\u00a0: l’annonce ne peut dire ni «\u00a0FAI\u00a0» ni «\u00a0honoraires inclus\u00a0».';
  return [
    ...problemIf(saysFeesIncluded(title), blocking('title', message)),
    ...problemIf(saysFeesIncluded(description), blocking('description', message)),
  ];
}

function coOwnershipProblems(property: Advertisement): ComplianceProblem[] {
  const { coOwnership, propertyType, propertyMetadata } = property;
  if (coOwnership === null)
    return problemIf(
      USUALLY_SHARED.includes(propertyType),
      warning('coOwnership', 'Ce bien est-il en copropriété\u00a0? Rien n’en est dit.'),
    );
  const { lots, yearlyCharges, procedure, procedureDetail } = coOwnership;
  return [
    ...problemIf(lots === null, blocking('coOwnership.lots', 'Le nombre de lots de la copropriété manque.')),
    ...problemIf(
      yearlyCharges === null,
      blocking('coOwnership.yearlyCharges', 'La quote-part annuelle moyenne des charges courantes manque.'),
    ),
    ...problemIf(
      procedure && !procedureDetail?.trim(),
      warning('coOwnership.procedureDetail', 'La procédure contre le syndicat des copropriétaires n’est pas précisée.'),
    ),
    ...problemIf(
      propertyMetadata.carrezSize === null && hasCarrezArea(property),
      warning('propertyMetadata.carrezSize', 'La surface Carrez manque\u00a0: elle sera due à la vente.'),
    ),
  ];
}

/** Checks of a sale: price, fees and co-ownership (arrêté du 10 janvier 2017; CCH, L721-1). */
export const saleRules: ComplianceRules = (property, agency) =>
  property.transactionType === 'SALE'
    ? [...feeProblems(property, agency), ...wordingProblems(property), ...coOwnershipProblems(property)]
    : [];
