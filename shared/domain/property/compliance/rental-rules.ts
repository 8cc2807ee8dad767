import { frenchEuros } from '../../common/french';
import { toCents } from '../../common/money';
import type { EnergyLabel } from '../property.enums';
import type { Property } from '../property.schema';
import { depositLimit, isListed, tenantFeeCap, tenseZoneOf } from '../rental-caps';
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

type Rental = NonNullable<Property['rentalInfo']>;

/** No complement on top of the controlled rent for these (loi du 16 août 2022). */
const WITHOUT_COMPLEMENT: readonly (EnergyLabel | null)[] = ['F', 'G'];

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
  return [
    ...when(
      toCents(tenantFee) > toCents(cap.total),
      blocking(path, `Les honoraires du locataire dépassent le plafond légal (${total}).`),
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

function controlProblems(
  { location, energyEfficiency }: Advertised,
  { rent, rentControl }: Rental,
  { rentControlEnd, rentControlZones }: AgencyRules,
  day: string,
): ComplianceProblem[] {
  if (rentControlEnd !== null && day > rentControlEnd) return [];
  if (rentControl === null)
    return when(
      isListed(location.insee, rentControlZones),
      blocking(
        'rentalInfo.rentControl',
        'La commune encadre les loyers\u00a0: le loyer de référence majoré et le loyer de base manquent.',
      ),
    );
  const { baseRent, referenceRentIncreased, complement } = rentControl;
  const extra = complement ?? 0;
  return [
    ...when(
      toCents(baseRent) > toCents(referenceRentIncreased),
      blocking(
        'rentalInfo.rentControl.baseRent',
        `Le loyer de base dépasse le loyer de référence majoré (${frenchEuros(referenceRentIncreased)}).`,
      ),
    ),
    ...when(
      extra > 0 && toCents(baseRent) < toCents(referenceRentIncreased),
      blocking(
        'rentalInfo.rentControl.complement',
        'Un complément ne s’ajoute qu’à un loyer de base égal au loyer de référence majoré.',
      ),
    ),
    ...when(
      extra > 0 && WITHOUT_COMPLEMENT.includes(energyEfficiency.energyClass),
      blocking(
        'rentalInfo.rentControl.complement',
        'Un logement classé F ou G n’ouvre droit à aucun complément de loyer.',
      ),
    ),
    ...when(
      rent !== null && toCents(rent) !== toCents(baseRent) + toCents(extra),
      warning('rentalInfo.rentControl.baseRent', 'Le loyer n’est pas la somme du loyer de base et du complément.'),
    ),
  ];
}

/** Rent, charges, deposit, tenant's fees and rent control of what is let; the landlord's own share of fees is not kept. */
export const rentalRules: ComplianceRules = (property, agency, day) => {
  if (property.transactionType !== 'RENT') return [];
  const { rentalInfo } = property;
  if (rentalInfo === null) return [blocking('rentalInfo.rent', 'Le loyer manque.')];
  const always = rentProblems(property, rentalInfo);
  if (!isDwelling(property)) return always;
  return [
    ...always,
    ...tenantFeeProblems(property, rentalInfo, agency, day),
    ...controlProblems(property, rentalInfo, agency, day),
  ];
};
