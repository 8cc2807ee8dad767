import { formatEuro } from '@pignon/shared/i18n';
import type { RentalTerms } from './rental-terms';

type Translate = (key: string, values?: Record<string, string>) => string;

/** Tenant's fees as worded in advertisements; null when none is set. */
export function tenantFeeSentence(terms: RentalTerms, t: Translate): string | null {
  if (terms.tenantFee === null) return null;
  const fee = t('rent.fee', { fee: formatEuro(terms.tenantFee) });
  return terms.inventoryFee === null ? fee : `${fee}, ${t('rent.inventory', { fee: formatEuro(terms.inventoryFee) })}`;
}

/** Formats the landlord's fees and their inventory part. */
export const landlordFees = (fee: number, inventory: number | null, t: Translate): string =>
  inventory === null
    ? formatEuro(fee)
    : t('rent.landlordInventory', { fee: formatEuro(fee), inventory: formatEuro(inventory) });
