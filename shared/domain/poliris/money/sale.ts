import { frenchEuros, frenchPercent } from '../../common/french';
import { percentOf, toCents, toEuros } from '../../common/money';
import { HALF, shareOfParts } from '../../property/price/fee-terms';
import { computeFees, priceNoFeesFrom } from '../../property/price/fees';
import type { FeeType } from '../../property/property.enums';
import type { PropertyFields } from '../../property/property.schema';
import type { FieldReader } from '../field-reader';
import type { Money } from './money';
import { readPayer, type SaleAmounts } from './payer';

type Financial = PropertyFields['financialInfo'];
type Terms = Pick<Financial, 'priceNoFees' | 'feeType' | 'commissionRate'> &
  Partial<Pick<Financial, 'commissionAmount' | 'buyerShare'>>;

/** Fees above this share of the price are an amount written in the wrong field. */
const MAX_PERCENT = 30;
/** Percentages are written with two decimals, sometimes one. */
const PERCENT_TOLERANCE = 0.06;
const EURO = 1;

const isPercent = (value: number | null): value is number => value !== null && value <= MAX_PERCENT;

function readAmounts(price: number, reader: FieldReader): SaleAmounts & { feesInEuros: number | null } {
  const [precise, fees] = [reader.positive('feePercent'), reader.euros('fees')];
  const percents = [precise, fees].filter(isPercent);
  const [first, second] = percents;
  if (first !== undefined && second !== undefined && Math.abs(first - second) > PERCENT_TOLERANCE)
    reader.noteAssumption(
      `Deux taux d’honoraires (${frenchPercent(first)} au champ 257, ${frenchPercent(second)} au champ 15)\u00a0: le premier est retenu.`,
    );
  return {
    price,
    withoutFees: reader.euros('priceWithoutFees'),
    percent: first ?? null,
    hasFees: precise !== null || fees !== null,
    feesInEuros: fees !== null && !isPercent(fees) ? fees : null,
  };
}

/** Shortest rate that gives the displayed price to the cent. */
function exactRate(priceNoFees: number, price: number, feeType: FeeType): number {
  const share = feeType === 'SHARED' ? 0.5 : 1;
  const rate = ((price - priceNoFees) / (priceNoFees * share)) * 100;
  for (let digits = 2; digits <= 10; digits += 1) {
    const rounded = Number(rate.toFixed(digits));
    if (computeFees({ priceNoFees, feeType, commissionRate: rounded }).price === price) return rounded;
  }
  return rate;
}

/** Shared fees: total sum given beside the buyer's part (price minus price without fees); else null. */
function sharedTerms({ price, feesInEuros: sum }: ReturnType<typeof readAmounts>, priceNoFees: number): Terms | null {
  const buyerPart = toEuros(toCents(price) - toCents(priceNoFees));
  if (sum === null || sum < buyerPart || sum >= priceNoFees) return null;
  const buyerShare = shareOfParts(buyerPart, toEuros(toCents(sum) - toCents(buyerPart))) ?? HALF;
  return {
    priceNoFees,
    feeType: 'SHARED',
    commissionRate: percentOf(sum, priceNoFees),
    commissionAmount: sum,
    buyerShare,
  };
}

/** Compares a percentage or amount of fees with both prices; notes a difference. */
function compareFees(amounts: ReturnType<typeof readAmounts>, withoutFees: number, reader: FieldReader): void {
  const { price, percent, feesInEuros } = amounts;
  const fees = price - withoutFees;
  const actual = (fees / withoutFees) * 100;
  if (percent !== null && Math.abs(percent - actual) > PERCENT_TOLERANCE)
    reader.noteAssumption(
      `Le taux d’honoraires (${frenchPercent(percent)}) ne va pas avec les prix, qui donnent ${frenchPercent(Math.round(actual * 100) / 100)}\u00a0: les prix sont retenus.`,
    );
  if (feesInEuros !== null && Math.abs(feesInEuros - fees) > EURO)
    reader.noteAssumption(
      `Le montant des honoraires (${frenchEuros(feesInEuros)}) ne va pas avec les prix, qui donnent ${frenchEuros(fees)}\u00a0: les prix sont retenus.`,
    );
}

/** A sum in the percentage field, as much software writes it; null when it is too large for fees. */
function buyerSum(price: number, sum: number, reader: FieldReader): Terms | null {
  const priceNoFees = toEuros(toCents(price) - toCents(sum));
  if (priceNoFees <= 0 || sum / priceNoFees > MAX_PERCENT / 100) return null;
  reader.noteAssumption(
    `Champ 15\u00a0: ${frenchEuros(sum)} pris pour la somme des honoraires, soit un prix hors honoraires de ${frenchEuros(priceNoFees)}.`,
  );
  return {
    priceNoFees,
    feeType: 'BUYER',
    commissionRate: percentOf(toCents(sum), toCents(priceNoFees)),
    commissionAmount: sum,
  };
}

/** Price without fees where a part of them is the buyer's. */
function buyerTerms(amounts: ReturnType<typeof readAmounts>, feeType: 'BUYER' | 'SHARED', reader: FieldReader): Terms {
  const { price, withoutFees, percent, feesInEuros } = amounts;
  const isPlausible =
    withoutFees !== null && withoutFees <= price && (price - withoutFees) / withoutFees <= MAX_PERCENT / 100;
  if (isPlausible) {
    if (feeType === 'BUYER') compareFees(amounts, withoutFees, reader);
    const shared = feeType === 'SHARED' ? sharedTerms(amounts, withoutFees) : null;
    return shared ?? { priceNoFees: withoutFees, feeType, commissionRate: exactRate(withoutFees, price, feeType) };
  }
  if (withoutFees !== null)
    reader.noteAssumption(
      `Le prix hors honoraires (${frenchEuros(withoutFees)}) ne va pas avec le prix (${frenchEuros(price)})\u00a0: il est écarté.`,
    );
  if (percent === null) {
    const ofSum = feeType === 'BUYER' && feesInEuros !== null ? buyerSum(price, feesInEuros, reader) : null;
    if (ofSum !== null) return ofSum;
    if (feesInEuros !== null)
      reader.noteOmission(`Champ 15\u00a0: ${frenchEuros(feesInEuros)} à la place d’un pourcentage.`);
    reader.noteAssumption(
      'Honoraires de l’acquéreur inconnus\u00a0: le prix affiché est pris pour le prix hors honoraires.',
    );
    return { priceNoFees: price, feeType, commissionRate: 0 };
  }
  const priceNoFees = priceNoFeesFrom({ price, feeType, commissionRate: percent });
  return {
    priceNoFees,
    feeType,
    commissionRate: feeType === 'SHARED' ? percent : exactRate(priceNoFees, price, feeType),
  };
}

/** Fees as the plausible amount of field 15, when no percentage is stated. */
function otherSum(
  { price, percent, feesInEuros: sum }: ReturnType<typeof readAmounts>,
  reader: FieldReader,
): Pick<Terms, 'commissionAmount'> {
  if (percent !== null || sum === null || sum / price > MAX_PERCENT / 100) return {};
  reader.noteAssumption(`Champ 15\u00a0: ${frenchEuros(sum)} pris pour la somme des honoraires.`);
  return { commissionAmount: sum };
}

function saleTerms(price: number, reader: FieldReader): Terms {
  const amounts = readAmounts(price, reader);
  const { withoutFees, percent } = amounts;
  const feeType = readPayer(reader, amounts);
  if (feeType === 'BUYER' || feeType === 'SHARED') return buyerTerms(amounts, feeType, reader);
  if (feeType === 'SELLER' && withoutFees !== null && Math.abs(price - withoutFees) >= EURO)
    reader.noteAssumption(
      `Le prix hors honoraires de l’acquéreur (${frenchEuros(withoutFees)}) diffère du prix (${frenchEuros(price)})\u00a0: le prix affiché est retenu.`,
    );
  return { priceNoFees: price, feeType, commissionRate: percent ?? 0, ...otherSum(amounts, reader) };
}

/** Sale price and fees; `price` in displayed euros. */
export function readSale(price: number, reader: FieldReader): Money {
  const yearly = reader.euros('yearlyCharges');
  return {
    financialInfo: {
      commissionAmount: null,
      buyerShare: HALF,
      propertyTax: null,
      priceHistory: [],
      ...saleTerms(price, reader),
      monthlyExpenses: yearly === null ? null : Math.round((yearly / 12) * 100) / 100,
    },
    rentalInfo: null,
  };
}
