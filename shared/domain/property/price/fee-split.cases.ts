import type { FeeType } from '../property.enums';
import { computeFees, type FeeInput } from './fees';
import { feeProblem } from './price-limits';
import { termsFrom, type FeeBasis, type Payers, type PriceAnchor, type PriceTerms } from './price-terms';
import { feesWithoutVat } from './vat';

/** Formulas behind the tables, computed by hand in exact fractions of cents. */
const FORMULA =
  'F = N × rate, or the sum; buyer’s part = F × share; seller’s = F less it; net = N less the seller’s; F / 1.2';
const RULE = 'arrêté du 10 janvier 2017, art. 3; VAT 20 % (CGI, art. 278); cents half up';

type Split = readonly [
  feeType: FeeType,
  buyerShare: number,
  net: number,
  rate: number | null,
  sum: number | null,
  amounts: readonly [
    price: number,
    fees: number,
    buyerPart: number,
    sellerPart: number,
    netToSeller: number,
    withoutVat: number,
    displayed: number | null,
  ],
];

/** Both parts sum up to the fees to the cent: for a share of one half, the odd cent is the buyer's. */
const SPLITS: readonly Split[] = [
  ['SHARED', 60, 200_000, 6, null, [207_200, 12_000, 7_200, 4_800, 195_200, 10_000, 3.6]],
  ['SHARED', 40, 200_000, 6, null, [204_800, 12_000, 4_800, 7_200, 192_800, 10_000, 2.4]],
  ['SHARED', 0, 200_000, 6, null, [200_000, 12_000, 0, 12_000, 188_000, 10_000, null]],
  ['SHARED', 100, 200_000, 6, null, [212_000, 12_000, 12_000, 0, 200_000, 10_000, 6]],
  ['SHARED', 33.33, 250_000, 4.5, null, [253_749.63, 11_250, 3_749.63, 7_500.37, 242_499.63, 9_375, 1.5]],
  ['SHARED', 66.67, 250_000, 4.5, null, [257_500.38, 11_250, 7_500.38, 3_749.62, 246_250.38, 9_375, 3]],
  ['SHARED', 75, 185_000, 5, null, [191_937.5, 9_250, 6_937.5, 2_312.5, 182_687.5, 7_708.33, 3.75]],
  ['SHARED', 50, 99_999.99, 7.5, null, [103_749.99, 7_500, 3_750, 3_750, 96_249.99, 6_250, 3.75]],
  ['SHARED', 33.33, 99_999.99, 7.5, null, [102_499.74, 7_500, 2_499.75, 5_000.25, 94_999.74, 6_250, 2.5]],
  ['SHARED', 70, 123_456.78, 4.25, null, [127_129.62, 5_246.91, 3_672.84, 1_574.07, 121_882.71, 4_372.43, 2.98]],
  ['SHARED', 55, 310_000, 3.95, null, [316_734.75, 12_245, 6_734.75, 5_510.25, 304_489.75, 10_204.17, 2.17]],
  ['SHARED', 50, 0.03, 50, null, [0.04, 0.02, 0.01, 0.01, 0.02, 0.02, 33.33]],
  ['SHARED', 50, 1_000, 0.001, null, [1_000.01, 0.01, 0.01, 0, 1_000, 0.01, 0]],
  ['SHARED', 45.5, 150_000, 4.333, null, [152_957.27, 6_499.5, 2_957.27, 3_542.23, 146_457.77, 5_416.25, 1.97]],
  ['SHARED', 62.5, 87_500, 8, null, [91_875, 7_000, 4_375, 2_625, 84_875, 5_833.33, 5]],
  ['SHARED', 12.5, 640_000, 3.25, null, [642_600, 20_800, 2_600, 18_200, 621_800, 17_333.33, 0.41]],
  ['BUYER', 50, 285_000, null, 15_000, [300_000, 15_000, 15_000, 0, 285_000, 12_500, 5.26]],
  ['BUYER', 50, 243_000, null, 10_000, [253_000, 10_000, 10_000, 0, 243_000, 8_333.33, 4.12]],
  ['BUYER', 50, 300_000, null, 12_345.67, [312_345.67, 12_345.67, 12_345.67, 0, 300_000, 10_288.06, 4.12]],
  ['BUYER', 50, 250_000, null, 0, [250_000, 0, 0, 0, 250_000, 0, null]],
  ['BUYER', 50, 250_000, null, 0.01, [250_000.01, 0.01, 0.01, 0, 250_000, 0.01, 0]],
  ['BUYER', 50, 18_500, null, 5_000, [23_500, 5_000, 5_000, 0, 18_500, 4_166.67, 27.03]],
  ['BUYER', 50, 3_000, null, 2_999.99, [5_999.99, 2_999.99, 2_999.99, 0, 3_000, 2_499.99, 100]],
  ['SELLER', 50, 300_000, null, 15_000, [300_000, 15_000, 0, 15_000, 285_000, 12_500, null]],
  ['SELLER', 50, 300_000, null, 12_345.67, [300_000, 12_345.67, 0, 12_345.67, 287_654.33, 10_288.06, null]],
  ['SELLER', 50, 12_000, null, 5_000, [12_000, 5_000, 0, 5_000, 7_000, 4_166.67, null]],
  ['SELLER', 50, 300_000, null, 0, [300_000, 0, 0, 0, 300_000, 0, null]],
  ['SELLER', 50, 5_001, null, 5_000.99, [5_001, 5_000.99, 0, 5_000.99, 0.01, 4_167.49, null]],
  ['SHARED', 50, 240_000, null, 12_000, [246_000, 12_000, 6_000, 6_000, 234_000, 10_000, 2.5]],
  ['SHARED', 50, 240_000, null, 12_000.01, [246_000.01, 12_000.01, 6_000.01, 6_000, 234_000, 10_000.01, 2.5]],
  ['SHARED', 50, 240_000, null, 11_999.99, [246_000, 11_999.99, 6_000, 5_999.99, 234_000.01, 9_999.99, 2.5]],
  ['SHARED', 58.33333, 240_000, null, 12_000, [247_000, 12_000, 7_000, 5_000, 235_000, 10_000, 2.92]],
  ['SHARED', 33.33333, 240_000, null, 10_000, [243_333.33, 10_000, 3_333.33, 6_666.67, 233_333.33, 8_333.33, 1.39]],
  ['SHARED', 66.66667, 240_000, null, 10_000, [246_666.67, 10_000, 6_666.67, 3_333.33, 236_666.67, 8_333.33, 2.78]],
  ['SHARED', 50, 240_000, null, 0.01, [240_000.01, 0.01, 0.01, 0, 240_000, 0.01, 0]],
  ['SHARED', 50, 240_000, null, 0.03, [240_000.02, 0.03, 0.02, 0.01, 239_999.99, 0.03, 0]],
  ['SHARED', 1, 240_000, null, 9_999.99, [240_100, 9_999.99, 100, 9_899.99, 230_100.01, 8_333.33, 0.04]],
  ['SHARED', 99, 240_000, null, 9_999.99, [249_899.99, 9_999.99, 9_899.99, 100, 239_900, 8_333.33, 4.12]],
  ['SHARED', 25, 175_000, null, 7_777.77, [176_944.44, 7_777.77, 1_944.44, 5_833.33, 169_166.67, 6_481.48, 1.11]],
  ['SHARED', 75, 175_000, null, 7_777.77, [180_833.33, 7_777.77, 5_833.33, 1_944.44, 173_055.56, 6_481.48, 3.33]],
  ['SHARED', 0, 240_000, null, 7_000, [240_000, 7_000, 0, 7_000, 233_000, 5_833.33, null]],
  ['SHARED', 100, 240_000, null, 7_000, [247_000, 7_000, 7_000, 0, 240_000, 5_833.33, 2.92]],
];

const splits = {
  chapter: 'fees and prices',
  rule: (input: FeeInput) => {
    const computed = computeFees(input);
    return { ...computed, feesExcludingVat: feesWithoutVat(computed.fees, { insee: '64102' }) };
  },
  cases: SPLITS.map(([feeType, buyerShare, priceNoFees, rate, commissionAmount, amounts]) => {
    const [price, fees, buyerPart, sellerPart, netToSeller, feesExcludingVat, displayedPercent] = amounts;
    return {
      name: `${feeType}${feeType === 'SHARED' ? ` ${buyerShare} %` : ''}: ${priceNoFees} €, ${rate === null ? `${String(commissionAmount)} €` : `${rate} %`}`,
      input: { priceNoFees, feeType, buyerShare, commissionRate: rate ?? 4.5, commissionAmount },
      expected: { price, fees, feesExcludingVat, netToSeller, buyerPart, sellerPart, displayedPercent },
      source: `${RULE}: ${FORMULA}`,
    };
  }),
};

interface TypedAmount {
  anchor: PriceAnchor;
  amount: number;
  payers: Payers;
  basis: FeeBasis;
}

const at = (rate: number): FeeBasis => ({ kind: 'RATE', rate });
const sum = (fees: number): FeeBasis => ({ kind: 'AMOUNT', fees });
const shared = (buyerShare: number): [FeeType, number] => ['SHARED', buyerShare];

/** Anchor, typed amount, payer, basis of the fees; then the resulting price without fees. */
const TYPED: readonly [PriceAnchor, number, [FeeType, number], FeeBasis, number | null, arithmetic: string][] = [
  ['PRICE', 204_500, shared(50), at(4.5), 200_000, '204 500 / (1 + 4.5 % / 2) = 200 000'],
  ['PRICE', 207_200, shared(60), at(6), 200_000, '207 200 / (1 + 6 % × 60 %) = 200 000'],
  ['NET', 195_200, shared(60), at(6), 200_000, '195 200 / (1 − 6 % × 40 %) = 200 000'],
  ['PRICE', 212_000, shared(100), at(6), 200_000, '212 000 / 1.06 = 200 000'],
  ['NET', 188_000, shared(0), at(6), 200_000, '188 000 / 0.94 = 200 000'],
  ['PRICE', 300_000, ['BUYER', 50], sum(15_000), 285_000, '300 000 − 15 000'],
  ['NET', 285_000, ['SELLER', 50], sum(15_000), 300_000, '285 000 + 15 000'],
  ['PRICE', 247_000, shared(58.33333), sum(12_000), 240_000, '247 000 less 7 000 of 12 000'],
  ['NET', 235_000, shared(58.33333), sum(12_000), 240_000, '235 000 and 5 000 of 12 000'],
  ['PRICE', 260_000, shared(50), sum(12_000.01), 253_999.99, '260 000 less 6 000.01, the odd cent being the buyer’s'],
  ['NET', 260_000, shared(50), sum(12_000.01), 266_000, '260 000 and 6 000'],
  ['PRICE', 15_000, ['BUYER', 50], sum(10_000), null, '5 000 would be left, less than the fees'],
  ['NET', 2, ['BUYER', 50], sum(10_000), null, 'fees above the price'],
  ['NET', 100, ['SELLER', 50], at(100), null, 'a seller cannot pay the whole price'],
];

const typed = {
  chapter: 'fees and prices',
  rule: ({ anchor, amount, payers, basis }: TypedAmount): PriceTerms | null => termsFrom(anchor, amount, payers, basis),
  cases: TYPED.map(([anchor, amount, [feeType, buyerShare], basis, priceNoFees, arithmetic]) => {
    const isSum = basis.kind === 'AMOUNT';
    const terms = { commissionRate: isSum ? 4.5 : basis.rate, commissionAmount: isSum ? basis.fees : null };
    return {
      name: `${anchor} ${amount} typed, ${feeType} ${buyerShare} %, ${isSum ? `${basis.fees} €` : `${basis.rate} %`}`,
      input: { anchor, amount, payers: { feeType, buyerShare, commissionRate: 4.5 }, basis },
      expected: priceNoFees === null ? null : { priceNoFees, ...terms },
      source: `${RULE}: ${arithmetic}`,
    };
  }),
};

interface Limited {
  priceNoFees: number | null;
  rate: number;
  sum: number | null;
}

const LIMITS: readonly [number | null, number, number | null, refused: boolean][] = [
  [250_000, 100, null, true],
  [250_000, 99.99, null, false],
  [null, 100, null, true],
  [250_000, 0, null, false],
  [250_000, 4.5, 250_000, true],
  [250_000, 4.5, 249_999.99, false],
  [250_000, 4.5, 250_000.01, true],
  [250_000, 4.5, 0, false],
  [null, 4.5, 5_000, false],
  [250_000, 100, 5_000, false],
];

const limits = {
  chapter: 'fees and prices',
  rule: ({ priceNoFees, rate: commissionRate, sum: commissionAmount }: Limited): boolean =>
    feeProblem(priceNoFees, { feeType: 'BUYER', commissionRate, commissionAmount }) !== null,
  cases: LIMITS.map(([priceNoFees, rate, fees, expected]) => ({
    name: `fees of ${fees === null ? `${rate} %` : `${fees} €`} on ${String(priceNoFees)} are ${expected ? 'refused' : 'taken'}`,
    input: { priceNoFees, rate, sum: fees },
    expected,
    source: 'decided: docs/decisions/018-fees.md, fees take less than the whole price',
  })),
};

export const cases = [splits, typed, limits];
