import { displayedPrice } from './price';
import { baseForDisplayed, basePrice, withBasePrice } from './price-change';
import { completeDraft } from '../property-draft';
import type { PropertyFields } from '../property.schema';

const sale = (overrides: Partial<PropertyFields['financialInfo']> = {}) =>
  completeDraft({ transactionType: 'SALE', financialInfo: { priceNoFees: 250_000, ...overrides } });
const rental = (charges: number | null) =>
  completeDraft({ transactionType: 'RENT', rentalInfo: { rent: 700 }, financialInfo: { monthlyExpenses: charges } });

describe('a new price', () => {
  it.each([
    ['the buyer pays the fees', sale(), 261_250, 250_000],
    ['the seller does', sale({ feeType: 'SELLER' }), 250_000, 250_000],
    ['they share', sale({ feeType: 'SHARED' }), 255_625, 250_000],
    ['they share otherwise', sale({ feeType: 'SHARED', buyerShare: 60 }), 256_750, 250_000],
    ['fees are a sum', sale({ commissionAmount: 10_000 }), 260_000, 250_000],
    ['it is to let with charges', rental(85), 785, 700],
    ['it is to let without', rental(null), 700, 700],
  ])('is computed from the displayed one when %s, and back', (_, property, displayed, base) => {
    expect(displayedPrice(property)).toBe(displayed);
    expect(basePrice(property)).toBe(base);
    expect(baseForDisplayed(displayed, property)).toBe(base);
    expect(displayedPrice({ ...property, ...withBasePrice(property, base - 100) })).toBeLessThan(displayed);
  });

  it('is exact to the cent', () => {
    expect(baseForDisplayed(250_000, sale())).toBe(239_234.45);
  });

  it('is never less than the charges', () => {
    expect(baseForDisplayed(85, rental(85))).toBe(0);
    expect(baseForDisplayed(84.99, rental(85))).toBeNull();
  });

  it('is never less than the buyer’s part of a fixed sum', () => {
    const property = sale({ commissionAmount: 10_000, feeType: 'SHARED', buyerShare: 60 });
    expect(baseForDisplayed(200_000, property)).toBe(194_000);
    expect(baseForDisplayed(5_999.99, property)).toBeNull();
    expect(withBasePrice(property, 194_000)).toMatchObject({ financialInfo: { commissionAmount: 10_000 } });
  });

  it('changes nothing else of the money', () => {
    const property = sale({ propertyTax: 1_200 });
    expect(withBasePrice(property, 1)).toEqual({ financialInfo: { ...property.financialInfo, priceNoFees: 1 } });
    expect(withBasePrice({ ...rental(null), rentalInfo: null }, 1)).toBeNull();
  });
});
