import { toCents } from '@pignon/shared/domain/common/money';
import { DWELLINGS } from '@pignon/shared/domain/property/property-groups';
import { depositLimit } from '@pignon/shared/domain/property/zones/rental-caps';
import type { ChargeMode, LeaseType, RentalFeeMode } from '@pignon/shared/domain/property/property.enums';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { roomFigures } from '@pignon/shared/domain/property/rooms';

/** Terms of a letting; euros per month unless stated otherwise. */
export interface RentalTerms {
  /** Rent, charges included. */
  total: number | null;
  rent: number | null;
  /** Rent of a commercial lease, without charges and VAT. */
  rentExcludingVat: number | null;
  charges: number | null;
  chargeMode: ChargeMode;
  furnished: boolean;
  leaseType: LeaseType;
  /** Months; null when unknown. */
  leaseMonths: number | null;
  deposit: number | null;
  /** Legal maximum of the deposit. */
  depositCap: number | null;
  depositTooHigh: boolean;
  feeMode: RentalFeeMode | null;
  /** Tenant's total fee, once, inventory included. */
  tenantFee: number | null;
  tenantFeePerSquareMetre: number | null;
  inventoryFee: number | null;
  /** Landlord's fee for the same acts, with its inventory part; hidden from customers. */
  landlordFee: number | null;
  landlordInventoryFee: number | null;
  rentControl: NonNullable<Property['rentalInfo']>['rentControl'];
}

/** Rent and related terms; null for a property that is not to let. */
export function rentalTerms(property: Property): RentalTerms | null {
  const info = property.rentalInfo;
  if (property.transactionType !== 'RENT' || info === null) return null;
  const { homeSize } = roomFigures(property);
  const isHome = DWELLINGS.includes(property.propertyType);
  const depositCap = info.rent === null || !isHome ? null : depositLimit(info.rent, info.furnished, info.leaseType);
  const fee = info.tenantFee;
  return {
    total: property.price,
    rent: info.rent,
    rentExcludingVat: info.rentExcludingVat,
    charges: property.financialInfo.monthlyExpenses,
    chargeMode: info.chargeMode,
    furnished: info.furnished,
    leaseType: isHome ? info.leaseType : 'STANDARD',
    leaseMonths: isHome ? info.leaseMonths : null,
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
