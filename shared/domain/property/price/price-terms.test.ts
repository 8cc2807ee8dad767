import { computeFees } from './fees';
import { feeBasisOf, termsFrom, termsFromAmount, termsFromFees, type PriceAnchor } from './price-terms';
import { FEE_TYPES, type FeeType } from '../property.enums';

const read = (anchor: PriceAnchor, feeType: FeeType, terms: ReturnType<typeof termsFromAmount>) => {
  const fees = computeFees({ ...terms!, feeType });
  return anchor === 'PRICE' ? fees.price : fees.netToSeller;
};

const BUYER = { feeType: 'BUYER', commissionRate: 4.5 } as const;

describe('the terms of a typed price', () => {
  it.each([
    ['NET', 'BUYER', 250_000, 250_000, 261_250, 250_000],
    ['PRICE', 'BUYER', 261_250, 250_000, 261_250, 250_000],
    ['PRICE', 'SELLER', 300_000, 300_000, 300_000, 286_500],
    ['NET', 'SELLER', 286_500, 300_000, 300_000, 286_500],
    ['PRICE', 'SHARED', 204_500, 200_000, 204_500, 195_500],
    ['NET', 'SHARED', 195_500, 200_000, 204_500, 195_500],
  ] as const)('%s, fees of 4.5 %% for %s: %d', (anchor, feeType, amount, priceNoFees, price, netToSeller) => {
    const terms = termsFromAmount(anchor, amount, { feeType, commissionRate: 4.5 });
    expect(terms).toEqual({ priceNoFees, commissionRate: 4.5, commissionAmount: null });
    expect(computeFees({ ...terms!, feeType })).toMatchObject({ price, netToSeller });
  });

  it.each(FEE_TYPES.flatMap((feeType) => [['PRICE', feeType] as const, ['NET', feeType] as const]))(
    'reproduce the typed amount to the cent: %s, %s',
    (anchor, feeType) => {
      for (const rate of [0, 0.07, 3.33, 4.5, 7.77, 12])
        for (let amount = 199_999; amount < 200_001; amount += 0.01) {
          const typed = Math.round(amount * 100) / 100;
          const terms = termsFromAmount(anchor, typed, { feeType, commissionRate: rate });
          expect(read(anchor, feeType, terms)).toBe(typed);
          expect(terms!.commissionRate).toBeCloseTo(rate, 4);
        }
    },
  );

  it.each(['PRICE', 'NET'] as const)('reproduce %s to the cent for any buyer’s share', (anchor) => {
    for (const buyerShare of [0, 1, 33.33, 58.33333, 99, 100])
      for (let amount = 199_999.5; amount < 200_000; amount += 0.01) {
        const typed = Math.round(amount * 100) / 100;
        const payers = { feeType: 'SHARED', commissionRate: 4.5, buyerShare } as const;
        const fees = computeFees({ ...payers, ...termsFromAmount(anchor, typed, payers)! });
        expect(anchor === 'PRICE' ? fees.price : fees.netToSeller).toBe(typed);
      }
  });

  it('are null when the fees would take everything from the seller', () => {
    expect(termsFromAmount('NET', 100, { feeType: 'SELLER', commissionRate: 100 })).toBeNull();
    expect(termsFromAmount('NET', 0, { feeType: 'BUYER', commissionRate: 4.5 })?.priceNoFees).toBe(0);
  });
});

describe('the terms of typed fees', () => {
  it.each([
    ['NET', 'BUYER', 243_000, 10_000],
    ['PRICE', 'BUYER', 300_000, 15_000],
    ['NET', 'SELLER', 285_000, 15_000],
    ['PRICE', 'SELLER', 300_000, 12_345.67],
    ['NET', 'SHARED', 195_500, 9_000.01],
    ['PRICE', 'SHARED', 204_500, 9_000.01],
  ] as const)('%s stays, %s: %d with fees of %d', (anchor, feeType, amount, fees) => {
    const terms = termsFromFees(anchor, amount, fees, { feeType, commissionRate: 4.5 });
    expect(computeFees({ ...terms!, feeType }).fees).toBe(fees);
    expect(read(anchor, feeType, terms)).toBe(amount);
  });

  it('are stored as a sum, beside the former rate', () => {
    expect(termsFromFees('PRICE', 300_000, 15_000, BUYER)).toEqual({
      priceNoFees: 285_000,
      commissionRate: 4.5,
      commissionAmount: 15_000,
    });
  });

  it('are null when the fees leave nothing of the price', () => {
    expect(termsFromFees('PRICE', 10_000, 10_000, BUYER)).toBeNull();
    expect(termsFromFees('PRICE', 10_000, 9_999.99, BUYER)?.priceNoFees).toBe(0.01);
  });
});

describe('the basis of a price’s fees', () => {
  it.each([
    [4.5, { kind: 'RATE', rate: 4.5 }],
    [0, { kind: 'RATE', rate: 0 }],
    [4.25, { kind: 'RATE', rate: 4.25 }],
    [4.500002, { kind: 'RATE', rate: 4.5 }],
    [5.263158, { kind: 'AMOUNT', fees: 15_000 }],
  ])('is its rate: %d', (commissionRate, basis) => {
    expect(feeBasisOf({ priceNoFees: 285_000, commissionRate, commissionAmount: null })).toEqual(basis);
  });

  it('is the stored sum, whatever the rate', () => {
    const terms = { priceNoFees: 285_000, commissionRate: 4.5, commissionAmount: 12_825 };
    expect(feeBasisOf(terms)).toEqual({ kind: 'AMOUNT', fees: 12_825 });
  });

  it.each(FEE_TYPES.flatMap((feeType) => [['PRICE', feeType] as const, ['NET', feeType] as const]))(
    'as a sum stays with a typed amount: %s, %s',
    (anchor, feeType) => {
      const terms = termsFrom(anchor, 260_000, { feeType, commissionRate: 4.5 }, { kind: 'AMOUNT', fees: 9_999.99 });
      expect(computeFees({ ...terms!, feeType }).fees).toBe(9_999.99);
      expect(read(anchor, feeType, terms)).toBe(260_000);
    },
  );

  it('gives no price for fees above it', () => {
    expect(termsFrom('PRICE', 15_000, BUYER, { kind: 'AMOUNT', fees: 10_000 })).toBeNull();
    expect(termsFrom('NET', 2, BUYER, { kind: 'AMOUNT', fees: 10_000 })).toBeNull();
  });
});
