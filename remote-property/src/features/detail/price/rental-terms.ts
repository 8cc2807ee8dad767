import { toCents, toEuros } from '@pignon/shared/domain/common/money';
import type { ChargeMode, RentalFeeMode } from '@pignon/shared/domain/property/property.enums';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { roomFigures } from '@pignon/shared/domain/property/rooms';

/** Months of rent without charges that a deposit may reach (loi 89-462, articles 22 and 25-6). */
const DEPOSIT_MONTHS = { bare: 1, furnished: 2 } as const;

/** What there is to say of a letting; amounts in euros per month unless said otherwise. */
export interface RentalTerms {
  /** Rent, charges included. */
  total: number | null;
  rent: number | null;
  charges: number | null;
  chargeMode: ChargeMode;
  furnished: boolean;
  deposit: number | null;
  /** The most the law lets the deposit be. */
  depositCap: number | null;
  depositTooHigh: boolean;
  feeMode: RentalFeeMode | null;
  /** What the tenant pays the agency in all, once, inventory included. */
  tenantFee: number | null;
  tenantFeePerSquareMetre: number | null;
  inventoryFee: number | null;
  /** What the landlord pays for the same acts, of which the inventory; nothing that customers are told. */
  landlordFee: number | null;
  landlordInventoryFee: number | null;
  rentControl: NonNullable<Property['rentalInfo']>['rentControl'];
}

/** The rent and what goes with it, or null for a property that is not to let. */
export function rentalTerms(property: Property): RentalTerms | null {
  const info = property.rentalInfo;
  if (property.transactionType !== 'RENT' || info === null) return null;
  const { homeSize } = roomFigures(property);
  const months = info.furnished ? DEPOSIT_MONTHS.furnished : DEPOSIT_MONTHS.bare;
  const depositCap = info.rent === null ? null : toEuros(toCents(info.rent) * months);
  const fee = info.tenantFee;
  return {
    total: property.price,
    rent: info.rent,
    charges: property.financialInfo.monthlyExpenses,
    chargeMode: info.chargeMode,
    furnished: info.furnished,
    deposit: info.deposit,
    depositCap,
    depositTooHigh: info.deposit !== null && depositCap !== null && toCents(info.deposit) > toCents(depositCap),
    feeMode: info.rentalFeeMode,
    tenantFee: fee,
    tenantFeePerSquareMetre: fee === null || !homeSize ? null : Math.round((fee / homeSize) * 100) / 100,
    inventoryFee: info.inventoryFee,
    landlordFee: info.landlordFee,
    landlordInventoryFee: info.landlordInventoryFee,
    rentControl: info.rentControl,
  };
}
