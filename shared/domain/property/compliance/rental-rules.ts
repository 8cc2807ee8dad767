import { frenchEuros } from '../../common/french';
import { toCents } from '../../common/money';
import type { Property } from '../property.schema';
import { depositLimit, tenantFeeCap } from '../zones/rental-caps';
import { roomFigures } from '../rooms';
import { tenseZoneOf } from '../zones/tense-zone';
import {
  blocking,
  isDwelling,
  warning,
  problemIf,
  type Advertisement,
  type AgencyRules,
  type ComplianceRules,
} from './advertisement';
import type { ComplianceProblem } from './compliance.schema';
import { landlordFeeProblems } from './landlord-fee-rules';
import { leaseProblems } from './lease-rules';
import { rentControlProblems } from './rent-control-rules';
import { tenantFeeExcess } from './tenant-fee-excess';

type Rental = NonNullable<Property['rentalInfo']>;

function rentProblems(property: Advertisement, rental: Rental): ComplianceProblem[] {
  const { rent, deposit, furnished, leaseType } = rental;
  const isMobilityLease = isDwelling(property) && leaseType === 'MOBILITY';
  const limit = rent === null && !isMobilityLease ? null : depositLimit(rent ?? 0, furnished, leaseType);
  const tooMuch = limit !== null && deposit !== null && isDwelling(property) && toCents(deposit) > toCents(limit);
  const max = `dépasse ${furnished ? 'deux mois' : 'un mois'} de loyer sans les charges (${frenchEuros(limit ?? 0)})`;
  return [
    ...problemIf(!rent, blocking('rentalInfo.rent', 'Le loyer manque.')),
    ...problemIf(
      property.financialInfo.monthlyExpenses === null,
      blocking('financialInfo.monthlyExpenses', 'Charges mensuelles manquantes'),
    ),
    ...problemIf(
      deposit === null && !isMobilityLease,
      warning('rentalInfo.deposit', 'Le dépôt de garantie n’est pas renseigné.'),
    ),
    ...problemIf(
      tooMuch,
      blocking(
        'rentalInfo.deposit',
        isMobilityLease
          ? 'Un bail mobilité n’a pas de dépôt de garantie (loi 89-462, art. 25-17).'
          : `Le dépôt de garantie ${max}.`,
      ),
    ),
  ];
}

function tenantFeeProblems(
  property: Advertisement,
  { tenantFee, inventoryFee }: Rental,
  agency: AgencyRules,
  day: string,
): ComplianceProblem[] {
  const { homeSize } = roomFigures(property);
  const path = 'rentalInfo.tenantFee';
  if (homeSize === null)
    return [blocking('propertyMetadata.homeSize', 'La surface habitable manque\u00a0: elle est due dans l’annonce.')];
  const cap = tenantFeeCap(tenseZoneOf(property.location.insee, agency.tenseZones, day), homeSize, day);
  if (cap === null) return [];
  const total = `${frenchEuros(cap.total)} TTC au plus, état des lieux compris`;
  if (tenantFee === null) return [blocking(path, `Les honoraires à la charge du locataire manquent (${total}).`)];
  return tenantFeeExcess({ tenantFee, inventoryFee }, cap);
}

/** Checks of a letting: rent, charges, deposit, fees of tenant and landlord, rent control. */
export const rentalRules: ComplianceRules = (property, agency, day) => {
  if (property.transactionType !== 'RENT') return [];
  const { rentalInfo } = property;
  if (rentalInfo === null) return [blocking('rentalInfo.rent', 'Le loyer manque.')];
  const commonRules = rentProblems(property, rentalInfo);
  if (!isDwelling(property)) return commonRules;
  return [
    ...commonRules,
    ...leaseProblems(rentalInfo),
    ...tenantFeeProblems(property, rentalInfo, agency, day),
    ...landlordFeeProblems(rentalInfo),
    ...rentControlProblems(property, rentalInfo, agency, day),
  ];
};
