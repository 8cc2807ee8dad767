import { frenchEuros } from '../../common/french';
import { toCents, toEuros } from '../../common/money';
import type { Property } from '../property.schema';
import { blocking, warning, problemIf } from './advertisement';
import type { ComplianceProblem } from './compliance.schema';

type Fees = Pick<
  NonNullable<Property['rentalInfo']>,
  'tenantFee' | 'inventoryFee' | 'landlordFee' | 'landlordInventoryFee'
>;

/** Cents of fees: for visit, file and lease, and for the inventory; null while unknown. */
interface Parts {
  letting: number | null;
  inventory: number | null;
}

/** Fees split by act; an unknown inventory fee stays in the rest. */
function partsOf(total: number, inventory: number | null): Parts {
  return {
    letting: inventory === null ? null : toCents(total) - toCents(inventory),
    inventory: inventory === null ? null : toCents(inventory),
  };
}

const excessProblem = (path: string, subject: string, tenant: number, landlord: number): ComplianceProblem[] =>
  problemIf(
    tenant > landlord,
    blocking(
      path,
      `${subject} à la charge du locataire (${frenchEuros(toEuros(tenant))}) dépassent ceux du bailleur (${frenchEuros(toEuros(landlord))}).`,
    ),
  );

/**
 * Checks that a tenant pays for visit, file and lease, and for the inventory, at most what the landlord pays for the
 * same acts (loi 89-462 du 6 juillet 1989, art. 5 I, in the version of loi 2014-366 du 24 mars 2014). Totals are
 * compared where the inventory is not separate on both sides.
 */
export function landlordFeeProblems({
  tenantFee,
  inventoryFee,
  landlordFee,
  landlordInventoryFee,
}: Fees): ComplianceProblem[] {
  if (!tenantFee) return [];
  if (landlordFee === null)
    return [
      warning(
        'rentalInfo.landlordFee',
        'Les honoraires du bailleur ne sont pas renseignés\u00a0: ceux du locataire ne peuvent les dépasser.',
      ),
    ];
  const landlordFees = partsOf(landlordFee, landlordInventoryFee);
  const tenantFees = partsOf(tenantFee, inventoryFee);
  const tooMuch = landlordFees.inventory !== null && landlordFees.inventory > toCents(landlordFee);
  if (tooMuch)
    return [
      blocking(
        'rentalInfo.landlordInventoryFee',
        'Les frais d’état des lieux du bailleur dépassent les honoraires dont ils font partie.',
      ),
    ];
  if (
    landlordFees.inventory === null ||
    landlordFees.letting === null ||
    tenantFees.inventory === null ||
    tenantFees.letting === null
  )
    return excessProblem('rentalInfo.tenantFee', 'Les honoraires', toCents(tenantFee), toCents(landlordFee));
  return [
    ...excessProblem(
      'rentalInfo.tenantFee',
      'Hors état des lieux, les honoraires',
      tenantFees.letting,
      landlordFees.letting,
    ),
    ...excessProblem(
      'rentalInfo.inventoryFee',
      'Les frais d’état des lieux',
      tenantFees.inventory,
      landlordFees.inventory,
    ),
  ];
}
