import { frenchEuros } from '../../common/french';
import { toCents, toEuros } from '../../common/money';
import type { PropertyFields } from '../property.schema';
import type { TenantFeeCap } from '../zones/rental-caps';
import { blocking, warning, problemIf } from './advertisement';
import type { ComplianceProblem } from './compliance.schema';

type TenantFees = Pick<NonNullable<PropertyFields['rentalInfo']>, 'tenantFee' | 'inventoryFee'>;

/** Checks a tenant's fees against their caps (loi 89-462, art. 5 I; décret 2014-890, art. 2 and 3). */
export function tenantFeeExcess({ tenantFee, inventoryFee }: TenantFees, cap: TenantFeeCap): ComplianceProblem[] {
  const fees = tenantFee ?? 0;
  const letting = toCents(fees) - toCents(inventoryFee ?? 0);
  const inventory = 'rentalInfo.inventoryFee';
  return [
    ...problemIf(
      letting > toCents(cap.letting),
      blocking(
        'rentalInfo.tenantFee',
        `Hors état des lieux, les honoraires du locataire (${frenchEuros(toEuros(letting))}) dépassent le plafond légal (${frenchEuros(cap.letting)} TTC).`,
      ),
    ),
    ...problemIf(
      inventoryFee === null && fees > 0,
      warning(
        inventory,
        'La part de l’état des lieux dans les honoraires n’est pas renseignée (0\u00a0€ s’il n’est pas facturé).',
      ),
    ),
    ...problemIf(
      inventoryFee !== null && toCents(inventoryFee) > toCents(cap.inventory),
      blocking(inventory, `Les frais d’état des lieux dépassent le plafond légal (${frenchEuros(cap.inventory)} TTC).`),
    ),
    ...problemIf(
      inventoryFee !== null && inventoryFee > fees,
      blocking(inventory, 'Les frais d’état des lieux dépassent les honoraires dont ils font partie.'),
    ),
  ];
}
