import { computeFees } from '@pignon/shared/domain/property/price/fees';
import { pricePerSquareMetre } from '@pignon/shared/domain/property/price/price';
import type { FeeType } from '@pignon/shared/domain/property/property.enums';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { roomFigures } from '@pignon/shared/domain/property/rooms';

/** What there is to say of a sale's price; amounts in euros, null while what they are made of is missing. */
export interface SaleTerms {
  price: number | null;
  pricePerSquareMetre: number | null;
  payer: FeeType;
  /** Percentage of the price without fees that the advertisement must show; null when it shows none. */
  displayedPercent: number | null;
  commissionRate: number;
  fees: number | null;
  feesExcludingVat: number | null;
  /** Price without the buyer's fees. */
  priceNoFees: number | null;
  netToSeller: number | null;
}

/** Euros per m² of a property's displayed price. */
export function squareMetrePrice(property: Property): number | null {
  const { propertyType, propertyMetadata, price } = property;
  const { homeSize } = roomFigures(property);
  return pricePerSquareMetre(price, { propertyType, homeSize, landSize: propertyMetadata.landSize });
}

/** The sale's price, who pays the fees, and what each part comes to. */
export function saleTerms(property: Property): SaleTerms {
  const { priceNoFees, feeType, commissionRate } = property.financialInfo;
  const fees = priceNoFees === null ? null : computeFees({ priceNoFees, feeType, commissionRate });
  return {
    price: property.price,
    pricePerSquareMetre: squareMetrePrice(property),
    payer: feeType,
    displayedPercent: fees?.displayedPercent ?? null,
    commissionRate,
    fees: fees?.fees ?? null,
    feesExcludingVat: fees?.feesExcludingVat ?? null,
    priceNoFees,
    netToSeller: fees?.netToSeller ?? null,
  };
}
