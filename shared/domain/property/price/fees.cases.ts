import { legalCases } from '../../law/legal-cases';
import type { FeeType } from '../property.enums';
import { computeFees, priceNoFeesFrom, type FeeInput, type Fees } from './fees';
import { feesWithoutVat } from './vat';

type Row = readonly [
  net: number,
  rate: number,
  fees: number,
  price: number,
  netToSeller: number,
  withoutVat: number,
  displayed: number | null,
  arithmetic: string,
];

const RULE = 'arrêté du 10 janvier 2017, art. 3; VAT 20 % (CGI, art. 278)';

const rowsOf = (feeType: FeeType, buyerShare: number, rows: readonly Row[]) =>
  rows.map(([net, rate, fees, price, netToSeller, withoutVat, displayed, arithmetic]) => ({
    name: `${feeType}, ${buyerShare} % of the fees borne by the buyer: ${net} € at ${rate.toFixed(4)} %`,
    input: { priceNoFees: net, feeType, commissionRate: rate, buyerShare },
    expected: {
      price,
      fees,
      feesExcludingVat: withoutVat,
      netToSeller,
      buyerPart: Math.round((price - net) * 100) / 100,
      sellerPart: Math.round((net - netToSeller) * 100) / 100,
      displayedPercent: displayed,
    } satisfies Fees & { feesExcludingVat: number },
    source: `${RULE}: ${arithmetic}`,
  }));

const MAINLAND = { insee: '64102' };

/** Cents are rounded half up. */
const fees = legalCases({
  chapter: 'fees and prices',
  rule: (input: FeeInput) => {
    const computed = computeFees(input);
    return { ...computed, feesExcludingVat: feesWithoutVat(computed.fees, MAINLAND) };
  },
  cases: [
    ...rowsOf('BUYER', 100, [
      [250_000, 4.5, 11_250, 261_250, 250_000, 9_375, 4.5, '2 500 × 4.5 = 11 250; 11 250 / 1.2 = 9 375'],
      [285_000, 1500 / 285, 15_000, 300_000, 285_000, 12_500, 5.26, '15 000 / 285 000 = 0.052631…'],
      [180_000, 6, 10_800, 190_800, 180_000, 9_000, 6, '1 800 × 6'],
      [99_000, 8.08, 7_999.2, 106_999.2, 99_000, 6_666, 8.08, '990 × 8.08; 7 999.20 / 1.2 = 6 666'],
      [333_333.33, 5, 16_666.67, 350_000, 333_333.33, 13_888.89, 5, '16 666.6665 up; / 1.2 = 13 888.8917'],
      [1_000_000, 3.6, 36_000, 1_036_000, 1_000_000, 30_000, 3.6, '10 000 × 3.6'],
      [75_000, 9.33, 6_997.5, 81_997.5, 75_000, 5_831.25, 9.33, '750 × 9.33'],
      [450_000, 0, 0, 450_000, 450_000, 0, null, 'no fees, no percentage'],
      [1, 0.5, 0.01, 1.01, 1, 0.01, 1, '0.005 up; 0.01 / 1.2 = 0.0083…'],
      [123_456.78, 4.25, 5_246.91, 128_703.69, 123_456.78, 4_372.43, 4.25, '5 246.91315; / 1.2 = 4 372.425, half up'],
      [260_000, 10, 26_000, 286_000, 260_000, 21_666.67, 10, '26 000 / 1.2 = 21 666.666…'],
    ]),
    ...rowsOf('SELLER', 0, [
      [300_000, 5, 15_000, 300_000, 285_000, 12_500, null, '3 000 × 5; 300 000 − 15 000'],
      [315_000, 4.76, 14_994, 315_000, 300_006, 12_495, null, '3 150 × 4.76'],
      [199_999.99, 3.33, 6_660, 199_999.99, 193_339.99, 5_550, null, '6 659.9997 up'],
      [420_000, 4, 16_800, 420_000, 403_200, 14_000, null, '4 200 × 4'],
      [89_000, 7.3, 6_497, 89_000, 82_503, 5_414.17, null, '890 × 7.3; 6 497 / 1.2 = 5 414.1666…'],
    ]),
    ...rowsOf('SHARED', 50, [
      [200_000, 6, 12_000, 206_000, 194_000, 10_000, 3, 'half of 12 000 each'],
      [250_000, 4.5, 11_250, 255_625, 244_375, 9_375, 2.25, 'half of 11 250 is 5 625'],
      [100_000.01, 3, 3_000, 101_500.01, 98_500.01, 2_500, 1.5, '3 000.0003 down; 1 500 each'],
      [1_000.1, 5, 50.01, 1_025.11, 975.1, 41.68, 2.5, '50.005 up; its half 25.005 up; 50.01 / 1.2 = 41.675, half up'],
    ]),
    ...rowsOf('SHARED', 25, [
      [200_000, 6, 12_000, 203_000, 191_000, 10_000, 1.5, 'a quarter of 12 000 is 3 000'],
      [400_000, 5, 20_000, 405_000, 385_000, 16_666.67, 1.25, 'a quarter of 20 000 is 5 000'],
    ]),
  ],
});

const inverseCase = (
  price: number,
  feeType: FeeType,
  rate: number,
  share: number,
  expected: number,
  arithmetic: string,
) => ({
  name: `${price} € displayed at ${rate} %, ${feeType}, ${share} borne by the buyer`,
  input: { price, feeType, commissionRate: rate, buyerShare: share },
  expected,
  source: `arithmetic by hand: ${arithmetic}`,
});

const withoutFees = legalCases({
  chapter: 'fees and prices',
  rule: priceNoFeesFrom,
  cases: [
    inverseCase(261_250, 'BUYER', 4.5, 100, 250_000, '261 250 / 1.045'),
    inverseCase(300_000, 'BUYER', 5, 100, 285_714.29, '300 000 / 1.05 = 285 714.2857…'),
    inverseCase(210_000, 'BUYER', 5, 100, 200_000, '210 000 / 1.05'),
    inverseCase(250_000, 'BUYER', 4.5, 100, 239_234.45, '250 000 / 1.045 = 239 234.4497…'),
    inverseCase(106_000, 'BUYER', 6, 100, 100_000, '106 000 / 1.06'),
    inverseCase(99_999.99, 'BUYER', 7.5, 100, 93_023.25, '99 999.99 / 1.075 = 93 023.2465…'),
    inverseCase(300_000, 'SELLER', 5, 0, 300_000, 'the price that is shown is the price'),
    inverseCase(206_000, 'SHARED', 6, 50, 200_000, '206 000 / 1.03'),
    inverseCase(203_000, 'SHARED', 6, 25, 200_000, '203 000 / 1.015'),
  ],
});

const PLACE = 'CGI, art. 259 A, 2°: the services of an agent are taxed where the property lies';
const OUTREMER = 'CGI, art. 296, 1°: 8,5 % in Guadeloupe, Martinique and La Réunion';
const NONE = 'CGI, art. 294, 1: not levied in Guyane and Mayotte';
const COLLECTIVITY = 'BOI-TVA-CHAMP-20-10: outside of the territory of French VAT';

const vat = legalCases({
  chapter: 'fees and prices',
  rule: ({ fees: including, ...place }: { fees: number; insee: string | null; postcode?: string }) =>
    feesWithoutVat(including, place),
  cases: (
    [
      ['Bayonne', { insee: '64102' }, 12_000, 10_000, `${PLACE}; CGI, art. 278: 12 000 / 1.2`],
      ['Ajaccio', { insee: '2A004' }, 12_000, 10_000, `${PLACE}; CGI, art. 297: rates of Corsica name no agent`],
      ['Monaco', { insee: null, postcode: '98000' }, 12_000, 10_000, 'convention of 18 May 1963: French rates'],
      ['a place that is not known', { insee: null }, 12_000, 10_000, 'CGI, art. 278, as for most'],
      ['Les Abymes', { insee: '97101' }, 10_850, 10_000, `${OUTREMER}: 10 850 / 1.085`],
      ['Fort-de-France', { insee: '97209' }, 12_000, 11_059.91, `${OUTREMER}: 12 000 / 1.085 = 11 059.9078…`],
      ['Saint-Denis', { insee: '97411' }, 5_425, 5_000, `${OUTREMER}: 5 425 / 1.085`],
      ['Saint-Denis by its postcode', { insee: null, postcode: '97400' }, 5_425, 5_000, `${OUTREMER}: 5 425 / 1.085`],
      ['Cayenne', { insee: '97302' }, 12_000, 12_000, NONE],
      ['Mamoudzou', { insee: '97611' }, 12_000, 12_000, NONE],
      ['Saint-Barthélemy by its postcode', { insee: null, postcode: '97133' }, 12_000, 12_000, COLLECTIVITY],
      ['Saint-Martin', { insee: '97801' }, 12_000, 12_000, COLLECTIVITY],
      ['Saint-Pierre', { insee: '97502' }, 12_000, 12_000, COLLECTIVITY],
    ] as const
  ).map(([name, place, including, expected, source]) => ({
    name: `${including} € of fees without VAT: ${name}`,
    input: { ...place, fees: including },
    expected,
    source,
  })),
});

export const cases = [fees, withoutFees, vat];
