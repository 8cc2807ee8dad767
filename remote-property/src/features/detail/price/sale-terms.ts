import { computeFees, feePercent } from '@pignon/shared/domain/property/price/fees';
import { feesWithoutVat } from '@pignon/shared/domain/property/price/vat';
import { pricePerSquareMetre } from '@pignon/shared/domain/property/price/price';
import type { FeeType } from '@pignon/shared/domain/property/property.enums';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { roomFigures } from '@pignon/shared/domain/property/rooms';

/** Terms of a sale; euros, null while a part is missing. */
export interface SaleTerms {
  price: number | null;
  pricePerSquareMetre: number | null;
  /** Null while the fee payer is unknown, and with it all dependent amounts. */
  payer: FeeType | null;
  /** Percentage of the price without fees that the advertisement must show; null when it shows none. */
  displayedPercent: number | null;
  /** Percent of the price without fees; computed for an agreed sum, null without a price. */
  rate: number | null;
  /** True where the fees were agreed as a sum. */
  isSum: boolean;
  fees: number | null;
  /** Parts of the fee in euros, and the buyer's share in percent; null when one side pays all. */
  parts: { buyer: number; seller: number; share: number } | null;
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

/** Price of a sale, fee payer, and each part. */
export function saleTerms(property: Property): SaleTerms {
  const { priceNoFees, feeType, commissionRate, commissionAmount, buyerShare } = property.financialInfo;
  const isKnown = priceNoFees !== null && feeType !== null;
  const fees = isKnown ? computeFees({ ...property.financialInfo, priceNoFees }) : null;
  const isSum = commissionAmount !== null;
  return {
    price: property.price,
    pricePerSquareMetre: squareMetrePrice(property),
    payer: feeType,
    displayedPercent: fees?.displayedPercent ?? null,
    rate: isSum ? fees && feePercent(fees) : commissionRate,
    isSum,
    fees: fees?.fees ?? commissionAmount,
    parts: feeType === 'SHARED' && fees ? { buyer: fees.buyerPart, seller: fees.sellerPart, share: buyerShare } : null,
    feesExcludingVat: fees && feesWithoutVat(fees.fees, property.location),
    priceNoFees: feeType === null ? null : priceNoFees,
    netToSeller: fees?.netToSeller ?? null,
  };
}
