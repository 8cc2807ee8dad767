import { percentOf, toCents, toEuros } from '../common/money';
import { HALF, shareOfParts } from '../property/price/fee-terms';
import { computeFees, priceNoFeesFrom } from '../property/price/fees';
import type { FeeType, PropertyType } from '../property/property.enums';
import { DWELLINGS } from '../property/property-groups';
import type { PropertyFields } from '../property/property.schema';
import type { FieldReader } from './field-reader';
import { readBoolean } from './values';

type Financial = PropertyFields['financialInfo'];
type Rental = NonNullable<PropertyFields['rentalInfo']>;

export interface Money {
  financialInfo: Financial;
  rentalInfo: Rental | null;
}

/** Fees above this share of the price are an amount written in the wrong field. */
const HIGHEST_PERCENT = 30;

function payer(reader: FieldReader): FeeType {
  const code = reader.raw('payer').trim();
  if (code === '1') return 'BUYER';
  if (code === '2') return 'SELLER';
  if (code === '3') return 'SHARED';
  const buyerPays = readBoolean(reader.raw('buyerPays'));
  if (buyerPays !== null) return buyerPays ? 'BUYER' : 'SELLER';
  return reader.positive('priceWithoutFees') !== null || reader.positive('fees') !== null ? 'BUYER' : 'SELLER';
}

function statedPercent(reader: FieldReader): number | null {
  const stated = [reader.positive('feePercent'), reader.positive('fees')].find(
    (value) => value !== null && value <= HIGHEST_PERCENT,
  );
  return stated ?? null;
}

/** The rate, as short as possible, that gives back the displayed price to the cent. */
function exactRate(priceNoFees: number, price: number, feeType: FeeType): number {
  const share = feeType === 'SHARED' ? 0.5 : 1;
  const rate = ((price - priceNoFees) / (priceNoFees * share)) * 100;
  for (let digits = 2; digits <= 10; digits += 1) {
    const rounded = Number(rate.toFixed(digits));
    if (computeFees({ priceNoFees, feeType, commissionRate: rounded }).price === price) return rounded;
  }
  return rate;
}

type SaleTerms = Pick<Financial, 'priceNoFees' | 'feeType' | 'commissionRate'> &
  Partial<Pick<Financial, 'commissionAmount' | 'buyerShare'>>;

/** Shared fees of which the whole sum is told beside the buyer's part, the price less that without fees; null otherwise. */
function sharedTerms(price: number, priceNoFees: number, reader: FieldReader): SaleTerms | null {
  const sum = reader.euros('fees');
  const buyerPart = toEuros(toCents(price) - toCents(priceNoFees));
  if (sum === null || sum <= HIGHEST_PERCENT || sum < buyerPart || sum >= priceNoFees) return null;
  const buyerShare = shareOfParts(buyerPart, toEuros(toCents(sum) - toCents(buyerPart))) ?? HALF;
  return {
    priceNoFees,
    feeType: 'SHARED',
    commissionRate: percentOf(sum, priceNoFees),
    commissionAmount: sum,
    buyerShare,
  };
}

function saleTerms(price: number, reader: FieldReader): SaleTerms {
  const feeType = payer(reader);
  const percent = statedPercent(reader);
  if (feeType === 'SELLER') return { priceNoFees: price, feeType, commissionRate: percent ?? 0 };
  const stated = reader.euros('priceWithoutFees');
  if (stated !== null && stated <= price && (price - stated) / stated <= HIGHEST_PERCENT / 100) {
    const shared = feeType === 'SHARED' ? sharedTerms(price, stated, reader) : null;
    return shared ?? { priceNoFees: stated, feeType, commissionRate: exactRate(stated, price, feeType) };
  }
  if (percent === null) {
    reader.warnings.push(
      'Honoraires de l’acquéreur inconnus\u00a0: le prix affiché est pris pour le prix hors honoraires.',
    );
    return { priceNoFees: price, feeType, commissionRate: 0 };
  }
  const priceNoFees = priceNoFeesFrom({ price, feeType: 'BUYER', commissionRate: percent });
  return { priceNoFees, feeType, commissionRate: exactRate(priceNoFees, price, feeType) };
}

export function readSale(price: number, reader: FieldReader): Money {
  const yearly = reader.euros('yearlyCharges');
  return {
    financialInfo: {
      commissionAmount: null,
      buyerShare: HALF,
      ...saleTerms(price, reader),
      monthlyExpenses: yearly === null ? null : Math.round((yearly / 12) * 100) / 100,
      propertyTax: null,
      priceHistory: [],
    },
    rentalInfo: null,
  };
}

function rentControl(rent: number, reader: FieldReader): Rental['rentControl'] {
  const increased = reader.euros('referenceRentIncreased');
  if (increased === null) return null;
  // The increased reference is 20 % above the reference, by law.
  const referenceRent = Math.round((increased / 1.2) * 100) / 100;
  return {
    referenceRent,
    referenceRentIncreased: increased,
    baseRent: reader.euros('baseRent') ?? rent,
    complement: reader.euros('rentComplement'),
  };
}

/** A rental, or the reason for which it cannot be read. The displayed rent includes charges unless the file says not. */
export function readRental(displayed: number, propertyType: PropertyType, reader: FieldReader): Money | string {
  const charges = reader.number('charges');
  if (charges === null || charges < 0) return 'Charges mensuelles manquantes';
  const monthlyExpenses = Math.round(charges * 100) / 100;
  const included = readBoolean(reader.raw('rentIncludesCharges')) ?? true;
  const rent = Math.round((included ? displayed - monthlyExpenses : displayed) * 100) / 100;
  if (rent <= 0) return 'Les charges dépassent le loyer';
  const tenantFee = reader.euros('fees');
  return {
    financialInfo: {
      priceNoFees: null,
      feeType: 'BUYER',
      commissionRate: 4.5,
      commissionAmount: null,
      buyerShare: HALF,
      monthlyExpenses,
      propertyTax: null,
      priceHistory: [],
    },
    rentalInfo: {
      rent,
      chargeMode: reader.raw('chargeMode').trim() === '1' ? 'FLAT' : 'PROVISION',
      rentalFeeMode: tenantFee === null && DWELLINGS.includes(propertyType) ? 'ZONE_CAP' : 'FLAT',
      deposit: reader.euros('deposit'),
      furnished: reader.yes('furnished'),
      leaseType: 'STANDARD',
      leaseMonths: null,
      rentControl: rentControl(rent, reader),
      tenantFee,
      inventoryFee: reader.euros('inventoryFee'),
      landlordFee: null,
      landlordInventoryFee: null,
    },
  };
}
