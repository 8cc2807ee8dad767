import { frenchEuros } from '../../common/french';
import { toCents, toEuros } from '../../common/money';
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

/** The increased reference rent is the reference rent and 20 % (loi 2018-1021, art. 140) … */
const INCREASE = 1.2;
/** … and prefects round it to a tenth of a euro per m²: up by half of that at most. */
const ROUNDED_UP = 0.05;

/** The highest increased reference rent in cents, of a home of `homeSize` m². */
const highestIncreased = (referenceRent: number, homeSize: number | null): number =>
  Math.round(toCents(referenceRent) * INCREASE + toCents(ROUNDED_UP) * (homeSize ?? 0));

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

function controlProblems(
  property: Advertised,
  { rent, rentControl }: Rental,
  { rentControlEnd, rentControlZones }: AgencyRules,
  day: string,
): ComplianceProblem[] {
  const { location, energyEfficiency } = property;
  if (rentControlEnd !== null && day > rentControlEnd) return [];
  if (rentControl === null)
    return when(
      isListed(location.insee, rentControlZones),
      blocking(
        'rentalInfo.rentControl',
        'La commune encadre les loyers\u00a0: le loyer de référence majoré et le loyer de base manquent.',
      ),
    );
  const { baseRent, referenceRent, referenceRentIncreased, complement } = rentControl;
  const extra = complement ?? 0;
  const highest = highestIncreased(referenceRent, roomFigures(property).homeSize);
  const isUndeclared =
    rent !== null &&
    extra === 0 &&
    toCents(rent) > toCents(referenceRentIncreased) &&
    baseRent <= referenceRentIncreased;
  return [
    ...when(
      toCents(referenceRentIncreased) > highest,
      blocking(
        'rentalInfo.rentControl.referenceRentIncreased',
        `Le loyer de référence majoré dépasse le loyer de référence de plus de 20\u00a0% (${frenchEuros(toEuros(highest))} au plus).`,
      ),
    ),
    ...when(
      isUndeclared,
      blocking(
        'rentalInfo.rentControl.complement',
        `Le loyer dépasse le loyer de référence majoré (${frenchEuros(referenceRentIncreased)}) sans complément déclaré.`,
      ),
    ),
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
      rent !== null && !isUndeclared && toCents(rent) !== toCents(baseRent) + toCents(extra),
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
