import { shareOfParts } from './fee-terms';
import { computeFees, priceNoFeesFrom } from './fees';
import { cases } from './fee-split.cases';
import { FEE_TYPES } from '../property.enums';

describe.each(cases.map((chapter, index) => [index, chapter] as const))('known fees, table %#', (_, chapter) => {
  const rule = chapter.rule as (input: unknown) => unknown;
  it.each(chapter.cases.map((each) => [each.name, each.input as unknown, each.expected as unknown] as const))(
    '%s',
    (_name, input, expected) => {
      expect(rule(input)).toStrictEqual(expected);
    },
  );
});

describe('the share of two parts', () => {
  it.each([
    [7_000, 5_000, 58.3333],
    [6_000, 6_000, 50],
    [0, 5_000, 0],
    [5_000, 0, 100],
    [3_333.33, 6_666.67, 33.3333],
  ])('of %d and %d has the fewest decimals that keep the cent: %d %%', (buyer, seller, share) => {
    expect(shareOfParts(buyer, seller)).toBe(share);
  });

  it('reproduces the parts to the cent', () => {
    for (const buyer of [0.01, 1, 1234.56, 9_999.99, 250_000.01])
      for (const seller of [0.01, 2, 777.77, 123_456.78]) {
        const commissionAmount = Math.round((buyer + seller) * 100) / 100;
        const terms = { priceNoFees: 900_000, feeType: 'SHARED' as const, commissionRate: 0, commissionAmount };
        const found = computeFees({ ...terms, buyerShare: shareOfParts(buyer, seller)! });
        expect(found).toMatchObject({ buyerPart: buyer, sellerPart: seller });
      }
  });

  it('is null without fees', () => {
    expect(shareOfParts(0, 0)).toBeNull();
  });
});

it.each(FEE_TYPES)('recomputes the price without fees from the displayed one, with a fixed sum: %s', (feeType) => {
  const terms = { feeType, commissionRate: 4.5, commissionAmount: 12_345.67, buyerShare: 37.5 };
  for (const priceNoFees of [250_000, 99_999.99, 12_345.68])
    expect(priceNoFeesFrom({ price: computeFees({ ...terms, priceNoFees }).price, ...terms })).toBe(priceNoFees);
});
