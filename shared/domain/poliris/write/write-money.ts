import { computeFees } from '../../property/price/fees';
import type { FeeType } from '../../property/property.enums';
import type { OutgoingListing } from './outgoing-listing';
import type { PolirisField } from '../poliris-columns';
import { writeEuros, writeNumber, writeText, writeYes } from './write-values';

/** Fields written but not read, as another one says the same. */
export const WRITTEN_ONLY = { energyVersion: 325 } as const;

export type WrittenFields = Partial<Record<PolirisField | keyof typeof WRITTEN_ONLY, string>>;

const PAYERS: Readonly<Record<FeeType, string>> = { BUYER: '1', SELLER: '2', SHARED: '3' };

/**
 * Writes price, fee payer (field 302) and, where the buyer bears fees, their percentage (15) of the price without them
 * (303). Fees of the seller are never published (arrêté du 10 janvier 2017, art. 2).
 */
export function writeSale({ property }: OutgoingListing): WrittenFields {
  const { priceNoFees, feeType, ...terms } = property.financialInfo;
  const priceFields = { price: writeEuros(property.price), payer: feeType === null ? '' : PAYERS[feeType] };
  if (priceNoFees === null || feeType === null) return priceFields;
  const { displayedPercent } = computeFees({ ...terms, priceNoFees, feeType });
  return displayedPercent === null
    ? { ...priceFields, fees: '0' }
    : { ...priceFields, fees: displayedPercent.toFixed(2), priceWithoutFees: writeEuros(priceNoFees) };
}

/** Rent with charges, as the law requires it displayed; tenant's fees with their inventory part. */
export function writeRental({ property }: OutgoingListing): WrittenFields {
  const rental = property.rentalInfo;
  if (rental === null) return { price: writeEuros(property.price) };
  const { rentControl } = rental;
  return {
    price: writeEuros(property.price),
    rentIncludesCharges: 'OUI',
    rentExcludingVat: writeEuros(rental.rentExcludingVat),
    charges: writeEuros(property.financialInfo.monthlyExpenses ?? 0),
    chargeMode: rental.chargeMode === 'FLAT' ? '1' : '2',
    fees: writeEuros(rental.tenantFee),
    inventoryFee: writeEuros(rental.inventoryFee),
    deposit: writeEuros(rental.deposit),
    furnished: writeYes(rental.furnished),
    rentControl: writeYes(rentControl !== null),
    referenceRentIncreased: writeEuros(rentControl?.referenceRentIncreased ?? null),
    baseRent: writeEuros(rentControl?.baseRent ?? null),
    rentComplement: writeEuros(rentControl?.complement ?? null),
  };
}

/** Lots, yearly charges and proceedings (loi 65-557, art. 8-1 and 18; CCH, L721-1). */
export function writeCoOwnership({ coOwnership }: OutgoingListing['property']): WrittenFields {
  if (coOwnership === null) return { coOwnership: 'NON' };
  return {
    coOwnership: 'OUI',
    lots: writeNumber(coOwnership.lots),
    yearlyCharges: writeEuros(coOwnership.yearlyCharges),
    procedure: writeYes(coOwnership.procedure),
    procedureDetail: writeText(coOwnership.procedureDetail ?? ''),
  };
}
