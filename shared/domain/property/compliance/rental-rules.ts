import { frenchEuros } from '../../common/french';
import { toCents, toEuros } from '../../common/money';
import type { Property } from '../property.schema';
import { depositLimit, tenantFeeCap, tenseZoneOf } from '../rental-caps';
import { roomFigures } from '../rooms';
import {
  blocking,
  isDwelling,
  warning,
  when,
  type Advertised,
  type AgencyRules,
  type ComplianceRules,
} from './advertised';
import type { ComplianceProblem } from './compliance.schema';
import { landlordFeeProblems } from './landlord-fee-rules';
import { rentControlProblems } from './rent-control-rules';

type Rental = NonNullable<Property['rentalInfo']>;

function rentProblems(property: Advertised, rental: Rental): ComplianceProblem[] {
  const { rent, deposit, furnished } = rental;
  const limit = rent === null ? null : depositLimit(rent, furnished);
  const tooMuch = limit !== null && deposit !== null && isDwelling(property) && toCents(deposit) > toCents(limit);
  return [
    ...when(!rent, blocking('rentalInfo.rent', 'Le loyer manque.')),
    ...when(
      property.financialInfo.monthlyExpenses === null,
      blocking('financialInfo.monthlyExpenses', 'Charges mensuelles manquantes'),
    ),
    ...when(deposit === null, warning('rentalInfo.deposit', 'Le dépôt de garantie n’est pas renseigné.')),
    ...when(
      tooMuch,
      blocking(
        'rentalInfo.deposit',
        `Le dépôt de garantie dépasse ${furnished ? 'deux mois' : 'un mois'} de loyer sans les charges (${frenchEuros(limit ?? 0)}).`,
      ),
    ),
  ];
}

function tenantFeeProblems(
  property: Advertised,
  { tenantFee, inventoryFee }: Rental,
  agency: AgencyRules,
  day: string,
): ComplianceProblem[] {
  const { homeSize } = roomFigures(property);
  const path = 'rentalInfo.tenantFee';
  if (homeSize === null)
    return [blocking('propertyMetadata.homeSize', 'La surface habitable manque\u00a0: elle est due dans l’annonce.')];
  const cap = tenantFeeCap(tenseZoneOf(property.location.insee, agency.tenseZones), homeSize, day);
  if (cap === null) return [];
  const total = `${frenchEuros(cap.total)} TTC au plus, état des lieux compris`;
  if (tenantFee === null) return [blocking(path, `Les honoraires à la charge du locataire manquent (${total}).`)];
  const letting = toCents(tenantFee) - toCents(inventoryFee ?? 0);
  return [
    ...when(
      letting > toCents(cap.letting),
      blocking(
        path,
        `Hors état des lieux, les honoraires du locataire (${frenchEuros(toEuros(letting))}) dépassent le plafond légal (${frenchEuros(cap.letting)} TTC).`,
      ),
    ),
    ...when(
      inventoryFee === null && tenantFee > 0,
      warning(
        'rentalInfo.inventoryFee',
        'La part de l’état des lieux dans les honoraires n’est pas renseignée (0\u00a0€ s’il n’est pas facturé).',
      ),
    ),
    ...when(
      inventoryFee !== null && toCents(inventoryFee) > toCents(cap.inventory),
      blocking(
        'rentalInfo.inventoryFee',
        `Les frais d’état des lieux dépassent le plafond légal (${frenchEuros(cap.inventory)} TTC).`,
      ),
    ),
    ...when(
      inventoryFee !== null && inventoryFee > tenantFee,
      blocking('rentalInfo.inventoryFee', 'Les frais d’état des lieux dépassent les honoraires dont ils font partie.'),
    ),
  ];
}

/** Rent, charges, deposit, fees of tenant and landlord, and rent control of what is let. */
export const rentalRules: ComplianceRules = (property, agency, day) => {
  if (property.transactionType !== 'RENT') return [];
  const { rentalInfo } = property;
  if (rentalInfo === null) return [blocking('rentalInfo.rent', 'Le loyer manque.')];
  const always = rentProblems(property, rentalInfo);
  if (!isDwelling(property)) return always;
  return [
    ...always,
    ...tenantFeeProblems(property, rentalInfo, agency, day),
    ...landlordFeeProblems(rentalInfo),
    ...rentControlProblems(property, rentalInfo, agency, day),
  ];
};
