import { frenchEuros } from '../../common/french';
import { toCents, toEuros } from '../../common/money';
import type { LegalRule } from '../../law/legal-rule';
import type { EnergyLabel } from '../property.enums';
import type { Property } from '../property.schema';
import { roomFigures } from '../rooms';
import { isListed } from '../zones/tense-zone';
import { blocking, warning, problemIf, type Advertisement, type AgencyRules } from './advertisement';
import type { ComplianceProblem } from './compliance.schema';

type Rental = NonNullable<Property['rentalInfo']>;
type RentControl = NonNullable<Rental['rentControl']>;

/** The increased reference rent is the reference rent and 20 % (loi 2018-1021, art. 140) … */
const INCREASE = 1.2;
/** … and prefects round it to a tenth of a euro per m²: up by half of that at most. */
const ROUNDED_UP = 0.05;
/** Classes without a rent supplement (loi du 16 août 2022). */
const WITHOUT_COMPLEMENT: readonly (EnergyLabel | null)[] = ['F', 'G'];

const BASE = 'rentalInfo.rentControl.baseRent';
const COMPLEMENT = 'rentalInfo.rentControl.complement';

function referenceProblems(
  { referenceRent, referenceRentIncreased, baseRent }: RentControl,
  homeSize: number | null,
): ComplianceProblem[] {
  const highest = Math.round(toCents(referenceRent) * INCREASE + toCents(ROUNDED_UP) * (homeSize ?? 0));
  return [
    ...problemIf(
      toCents(referenceRentIncreased) > highest,
      blocking(
        'rentalInfo.rentControl.referenceRentIncreased',
        `Le loyer de référence majoré dépasse le loyer de référence de plus de 20\u00a0% (${frenchEuros(toEuros(highest))} au plus).`,
      ),
    ),
    ...problemIf(
      toCents(baseRent) > toCents(referenceRentIncreased),
      blocking(BASE, `Le loyer de base dépasse le loyer de référence majoré (${frenchEuros(referenceRentIncreased)}).`),
    ),
  ];
}

function complementProblems(
  { referenceRentIncreased, baseRent, complement }: RentControl,
  rent: number | null,
  energyClass: EnergyLabel | null,
): ComplianceProblem[] {
  const extra = complement ?? 0;
  const isUndeclared =
    rent !== null &&
    extra === 0 &&
    toCents(rent) > toCents(referenceRentIncreased) &&
    baseRent <= referenceRentIncreased;
  return [
    ...problemIf(
      isUndeclared,
      blocking(
        COMPLEMENT,
        `Le loyer dépasse le loyer de référence majoré (${frenchEuros(referenceRentIncreased)}) sans complément déclaré.`,
      ),
    ),
    ...problemIf(
      extra > 0 && toCents(baseRent) < toCents(referenceRentIncreased),
      blocking(COMPLEMENT, 'Un complément ne s’ajoute qu’à un loyer de base égal au loyer de référence majoré.'),
    ),
    ...problemIf(
      extra > 0 && WITHOUT_COMPLEMENT.includes(energyClass),
      blocking(COMPLEMENT, 'Un logement classé F ou G n’ouvre droit à aucun complément de loyer.'),
    ),
    ...problemIf(
      rent !== null && !isUndeclared && toCents(rent) !== toCents(baseRent) + toCents(extra),
      warning(BASE, 'Le loyer n’est pas la somme du loyer de base et du complément.'),
    ),
  ];
}

/** Checks a rent under rent control, while the scheme lasts. */
export function rentControlProblems(
  property: Advertisement,
  { rent, rentControl }: Rental,
  { rentControlEnd, rentControlZones }: AgencyRules,
  day: string,
): ComplianceProblem[] {
  if (rentControlEnd !== null && day > rentControlEnd) return [];
  if (rentControl === null)
    return problemIf(
      isListed(property.location.insee, rentControlZones),
      blocking(
        'rentalInfo.rentControl',
        'La commune encadre les loyers\u00a0: le loyer de référence majoré et le loyer de base manquent.',
      ),
    );
  return [
    ...referenceProblems(rentControl, roomFigures(property).homeSize),
    ...complementProblems(rentControl, rent, property.energyEfficiency.energyClass),
  ];
}

export const INCREASED_RENT_LAW: LegalRule<number> = {
  rule: 'The increased reference rent, as a multiple of the reference rent, where rents are controlled; the agency sets the last day',
  source: 'loi 2018-1021 du 23 novembre 2018, art. 140 III',
  checked: '2026-11-24',
  periods: [{ since: '2018-11-25', value: INCREASE }],
};

export const COMPLEMENT_LAW: LegalRule<readonly (EnergyLabel | null)[]> = {
  rule: 'Classes of dwellings that bear no rent complement',
  source: 'loi 2018-1021, art. 140 III B (loi 2022-1158 du 16 août 2022, art. 13)',
  checked: '2026-11-24',
  periods: [{ since: '2022-08-18', value: WITHOUT_COMPLEMENT }],
};
