import type { LeaseType } from '../property.enums';
import { LEASE_TYPE_WORDS } from '../property-status-words';
import type { Property } from '../property.schema';
import { blocking, warning, problemIf } from './advertisement';
import type { ComplianceProblem } from './compliance.schema';

type Rental = NonNullable<Property['rentalInfo']>;

const TYPE = 'rentalInfo.leaseType';
const MONTHS = 'rentalInfo.leaseMonths';
const CHARGES = 'rentalInfo.chargeMode';

/** Leases only for furnished dwellings (loi 89-462, art. 25-7 and 25-12). */
const FURNISHED_ONLY: readonly LeaseType[] = ['STUDENT', 'MOBILITY'];

/** Minimum and maximum months of a lease by law; null for none. */
interface Term {
  minMonths: number;
  maxMonths: number | null;
  message: string;
}

function termOf({ leaseType, furnished }: Rental): Term {
  if (leaseType === 'MOBILITY')
    return { minMonths: 1, maxMonths: 10, message: 'Un bail mobilité dure de un à dix mois (loi 89-462, art. 25-14).' };
  if (leaseType === 'STUDENT')
    return { minMonths: 9, maxMonths: 9, message: 'Un bail étudiant dure neuf mois (loi 89-462, art. 25-7).' };
  return {
    minMonths: 12,
    maxMonths: null,
    message: furnished
      ? 'Un bail meublé dure un an au moins (loi 89-462, art. 25-7)\u00a0; neuf mois pour un étudiant, un à dix pour un bail mobilité.'
      : 'Un bail vide dure un an au moins, pour un motif du bailleur (loi 89-462, art. 11).',
  };
}

/**
 * A bare dwelling is let for three years, or for at least one when the owner has a reason (loi 89-462, art. 10 and 11).
 */
const USUAL_BARE_MONTHS = 36;

function termProblems(rental: Rental): ComplianceProblem[] {
  const { leaseMonths, leaseType, furnished } = rental;
  if (leaseMonths === null)
    return problemIf(leaseType === 'MOBILITY', warning(MONTHS, 'La durée du bail mobilité n’est pas renseignée.'));
  const { minMonths, maxMonths, message } = termOf(rental);
  if (leaseMonths < minMonths || (maxMonths !== null && leaseMonths > maxMonths)) return [blocking(MONTHS, message)];
  return problemIf(
    !furnished && !FURNISHED_ONLY.includes(leaseType) && leaseMonths < USUAL_BARE_MONTHS,
    warning(
      MONTHS,
      'Un bail vide de moins de trois ans veut un motif du bailleur, écrit au bail (loi 89-462, art. 11).',
    ),
  );
}

/** Flat charges: only furnished and shared lettings (art. 25-10, 8-1); mandatory for a bail mobilité (art. 25-18). */
function chargeProblems({ chargeMode, furnished, leaseType }: Rental): ComplianceProblem[] {
  const mayBeFlat = furnished || leaseType === 'SHARED';
  return [
    ...problemIf(
      chargeMode === 'FLAT' && !mayBeFlat,
      blocking(
        CHARGES,
        'Le forfait de charges est réservé aux locations meublées et aux colocations (loi 89-462, art. 25-10 et 8-1)\u00a0: une location vide a des provisions, régularisées chaque année.',
      ),
    ),
    ...problemIf(
      chargeMode === 'PROVISION' && leaseType === 'MOBILITY',
      blocking(CHARGES, 'Les charges d’un bail mobilité sont un forfait, jamais régularisé (loi 89-462, art. 25-18).'),
    ),
  ];
}

/** Checks the requirements of a dwelling's lease: furniture, duration, charges. */
export function leaseProblems(rental: Rental): ComplianceProblem[] {
  return [
    ...problemIf(
      FURNISHED_ONLY.includes(rental.leaseType) && !rental.furnished,
      blocking(
        TYPE,
        `Le ${LEASE_TYPE_WORDS[rental.leaseType].fr} ne vaut que pour un logement meublé (loi 89-462, art. 25-7 et 25-12).`,
      ),
    ),
    ...termProblems(rental),
    ...chargeProblems(rental),
  ];
}
