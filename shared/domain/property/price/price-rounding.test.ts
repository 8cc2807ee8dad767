import { computeFees } from './fees';
import { roundAmounts, roundingsOf } from './price-rounding';
import type { FeeBasis, PriceAnchor } from './price-terms';
import { FEE_TYPES, type FeeType } from '../property.enums';

const AT_RATE: FeeBasis = { kind: 'RATE', rate: 4.5 };

describe('round amounts', () => {
  it.each([
    [261_250, [261_000, 262_000]],
    [248_803.83, [248_000, 249_000]],
    [99_999.99, [99_900, 100_000]],
    [45_330, [45_300, 45_400]],
    [9_995, [9_990, 10_000]],
    [4.2, [10]],
    [261_000, []],
    [0, []],
  ])('of %d are %j', (amount, expected) => {
    expect(roundAmounts(amount)).toEqual(expected);
  });
});

describe('a rounded price or net to seller', () => {
  const roundings = (
    which: PriceAnchor,
    terms: [net: number, rate: number, feeType: FeeType],
    basis: FeeBasis = AT_RATE,
  ) => {
    const [priceNoFees, commissionRate, feeType] = terms;
    const payers = { feeType, commissionRate };
    return roundingsOf(which, { fees: computeFees({ priceNoFees, ...payers }), payers, basis });
  };
  const summary = (found: ReturnType<typeof roundings>) =>
    found.map(({ fees: { price, fees, netToSeller }, gives }) => [price, fees, netToSeller, gives]);

  it.each([
    [
      'PRICE',
      [250_000, 4.5, 'BUYER'],
      [
        [261_000, 11_000, 250_000, 'FEES'],
        [262_000, 12_000, 250_000, 'FEES'],
      ],
    ],
    [
      'PRICE',
      [261_250, 4.5, 'SELLER'],
      [
        [261_000, 11_506.25, 249_493.75, 'FEES'],
        [262_000, 12_506.25, 249_493.75, 'FEES'],
      ],
    ],
    [
      'NET',
      [248_803.83, 4.5, 'BUYER'],
      [
        [260_000, 12_000, 248_000, 'FEES'],
        [260_000, 11_000, 249_000, 'FEES'],
      ],
    ],
  ] as const)('%s, %j: adjusts fees at a rate', (which, terms, expected) => {
    expect(summary(roundings(which, [...terms]))).toEqual(expected);
  });

  it.each([
    [
      'PRICE',
      [250_450, 4, 'BUYER'],
      [
        [260_000, 10_018, 249_982, 'NET'],
        [261_000, 10_018, 250_982, 'NET'],
      ],
    ],
    [
      'NET',
      [250_450, 4, 'BUYER'],
      [
        [260_018, 10_018, 250_000, 'PRICE'],
        [261_018, 10_018, 251_000, 'PRICE'],
      ],
    ],
  ] as const)('%s, %j: keeps fees given as a sum', (which, terms, expected) => {
    expect(summary(roundings(which, [...terms], { kind: 'AMOUNT', fees: 10_018 }))).toEqual(expected);
  });

  it('keeps zero fees', () => {
    const [below] = roundings('PRICE', [250_450, 0, 'BUYER'], { kind: 'RATE', rate: 0 });
    expect(below).toMatchObject({ gives: 'NET', fees: { price: 250_000, fees: 0, netToSeller: 250_000 } });
  });

  it('is not offered when it would use up the fees', () => {
    const offeredRoundings = roundings('PRICE', [250_000, 0.1, 'BUYER'], { kind: 'RATE', rate: 0.1 });
    expect(offeredRoundings.map(({ amount }) => amount)).toEqual([251_000]);
  });

  it.each(FEE_TYPES)('is exact to the cent for any payer: %s', (feeType) => {
    for (let net = 199_990.01; net < 200_010; net += 0.37)
      for (const rate of [0.07, 3.33, 4.5, 7.77])
        for (const which of ['PRICE', 'NET'] as const) {
          const payers = { feeType, commissionRate: rate, buyerShare: 37.5 };
          const start = computeFees({ priceNoFees: Math.round(net * 100) / 100, ...payers });
          for (const { amount, fees } of roundingsOf(which, { fees: start, payers, basis: { kind: 'RATE', rate } })) {
            expect(which === 'PRICE' ? fees.price : fees.netToSeller).toBe(amount);
            expect(which === 'PRICE' ? fees.netToSeller : fees.price).toBe(
              which === 'PRICE' ? start.netToSeller : start.price,
            );
          }
        }
  });
});
