import { computeFees, priceNoFeesFrom } from './fees';
import { feesWithoutVat } from './vat';

describe('computeFees', () => {
  it('adds the fees to the price when the buyer pays', () => {
    expect(computeFees({ priceNoFees: 250_000, feeType: 'BUYER', commissionRate: 4.5 })).toEqual({
      price: 261_250,
      fees: 11_250,
      netToSeller: 250_000,
      buyerPart: 11_250,
      sellerPart: 0,
      displayedPercent: 4.5,
    });
  });

  it('deducts the fees from the seller and shows no percentage when the seller pays', () => {
    expect(computeFees({ priceNoFees: 300_000, feeType: 'SELLER', commissionRate: 5 })).toMatchObject({
      price: 300_000,
      netToSeller: 285_000,
      displayedPercent: null,
    });
  });

  it('shows only the buyer’s part when the fees are shared', () => {
    expect(computeFees({ priceNoFees: 200_000, feeType: 'SHARED', commissionRate: 6, buyerShare: 25 })).toMatchObject({
      price: 203_000,
      netToSeller: 191_000,
      displayedPercent: 1.5,
    });
  });

  it('shows the percentage of the price without fees: 5,26 % for 300 000 € from 285 000 €', () => {
    expect(
      computeFees({ priceNoFees: 285_000, feeType: 'BUYER', commissionRate: (15_000 / 285_000) * 100 })
        .displayedPercent,
    ).toBe(5.26);
  });

  it.each([
    [0.5, 1, 0.01],
    [750, 0.41, 3.08],
    [935, 0.7, 6.55],
    [750, 0.409, 3.07],
  ])('rounds half a cent up: %d € at %d %% makes %d €', (priceNoFees, commissionRate, fees) => {
    expect(computeFees({ priceNoFees, feeType: 'BUYER', commissionRate }).fees).toBe(fees);
  });
});

describe('fees without VAT', () => {
  // including VAT / 1.20: 11 250,01 / 1,2 = 9 375,008…; 0,03 / 1,2 = 0,025; 100 / 1,2 = 83,333…
  it.each([
    [11_250.01, 9_375.01],
    [0.03, 0.03],
    [0.01, 0.01],
    [100, 83.33],
  ])('of %d € are %d €, to the cent, half a cent up', (fees, feesExcludingVat) => {
    expect(feesWithoutVat(fees, { insee: '64102' })).toBe(feesExcludingVat);
  });
});

describe('priceNoFeesFrom', () => {
  it('recomputes the price without fees', () => {
    expect(priceNoFeesFrom({ price: 261_250, feeType: 'BUYER', commissionRate: 4.5 })).toBe(250_000);
    expect(priceNoFeesFrom({ price: 300_000, feeType: 'SELLER', commissionRate: 5 })).toBe(300_000);
  });
});
