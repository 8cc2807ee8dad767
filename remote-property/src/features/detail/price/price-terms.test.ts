import { i18n, loadNamespace, setupI18n } from '@pignon/shared/i18n';
import { addChoices } from '@pignon/shared/i18n/choices';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { allFrench } from '../../../test/french';
import { aProperty, aRental } from '@pignon/shared/domain/property/test/a-property';
import { feesSentence } from './fees-sentence';
import { priceSteps, totalChange } from '@pignon/shared/domain/property/price/price-changes';
import { priceCurve } from './price-curve';
import { rentalTerms, type RentalTerms } from './rental-terms';
import { saleTerms } from './sale-terms';
import { tenantFeeSentence } from './tenant-fee-sentence';

const t = (key: string, values?: Record<string, string>) => i18n.t(key, { ns: 'property', ...values });

beforeAll(async () => {
  setupI18n('fr');
  addChoices();
  await loadNamespace('property', () => Promise.resolve(allFrench));
});

function sale(overrides: Partial<Property['financialInfo']>): Property {
  const property = aProperty();
  return { ...property, financialInfo: { ...property.financialInfo, ...overrides } };
}

function rental(overrides: Partial<NonNullable<Property['rentalInfo']>>): RentalTerms {
  const property = aRental();
  const terms =
    property.rentalInfo && rentalTerms({ ...property, rentalInfo: { ...property.rentalInfo, ...overrides } });
  if (!terms) throw new Error('a rental has terms');
  return terms;
}

describe('the price of a sale', () => {
  it('computes fees to the cent, from either amount', () => {
    expect(saleTerms(aProperty())).toEqual({
      price: 261_250,
      pricePerSquareMetre: 2_177.08,
      payer: 'BUYER',
      displayedPercent: 4.5,
      rate: 4.5,
      isSum: false,
      parts: null,
      fees: 11_250,
      feesExcludingVat: 9_375,
      priceNoFees: 250_000,
      netToSeller: 250_000,
    });
  });

  it('shows the percentage of the price without fees when the buyer pays', () => {
    const property = sale({ priceNoFees: 285_000, commissionRate: (15_000 / 285_000) * 100 });
    expect(feesSentence(saleTerms(property), t)).toBe(
      'Honoraires\u00a0: 5,26\u00a0% TTC, soit 285\u202f000\u00a0€ hors honoraires',
    );
  });

  it('computes fees without the VAT rate of the property’s location', () => {
    const at = (insee: string) => ({ ...aProperty(), location: { ...aProperty().location, insee } });
    expect(saleTerms(at('97411')).feesExcludingVat).toBe(10_368.66);
    expect(saleTerms(at('97611')).feesExcludingVat).toBe(11_250);
  });

  it('shows no percentage when the seller pays', () => {
    expect(feesSentence(saleTerms(sale({ feeType: 'SELLER' })), t)).toBe('Honoraires à la charge du vendeur');
  });

  it('shows the buyer’s share only when the fees are shared', () => {
    expect(feesSentence(saleTerms(sale({ feeType: 'SHARED' })), t)).toContain('Part de l’acquéreur\u00a0: 2,25\u00a0%');
  });

  it('shows no fees while the price is unknown', () => {
    const terms = saleTerms(sale({ priceNoFees: null }));
    expect(terms).toMatchObject({ fees: null, netToSeller: null, displayedPercent: null });
    expect(feesSentence(terms, t)).toBeNull();
  });

  it('divides by the land area for a plot', () => {
    const plot = { ...aProperty({ propertyType: 'LAND' }), price: 34_000 };
    expect(saleTerms(plot).pricePerSquareMetre).toBe(100);
  });
});

describe('the rent', () => {
  it('has rent, charges, deposit and fees per square metre', () => {
    expect(rentalTerms(aRental())).toMatchObject({
      total: 785,
      rent: 700,
      charges: 85,
      depositCap: 700,
      depositTooHigh: false,
      tenantFeePerSquareMetre: 11.07,
    });
  });

  it('limits the deposit to one month for a bare dwelling, two for a furnished one', () => {
    expect(rental({ deposit: 700.01 }).depositTooHigh).toBe(true);
    expect(rental({ deposit: 1_400, furnished: true }).depositTooHigh).toBe(false);
    expect(rental({ deposit: 1_400.01, furnished: true }).depositTooHigh).toBe(true);
    expect(rental({ deposit: null }).depositTooHigh).toBe(false);
  });

  it('words the tenant’s fees with their inventory part', () => {
    expect(tenantFeeSentence(rental({}), t)).toBe(
      'Honoraires charge locataire\u00a0: 553,50\u00a0€ TTC, dont état des lieux\u00a0: 150\u00a0€',
    );
    expect(tenantFeeSentence(rental({ inventoryFee: null }), t)).toBe(
      'Honoraires charge locataire\u00a0: 553,50\u00a0€ TTC',
    );
    expect(tenantFeeSentence(rental({ tenantFee: null }), t)).toBeNull();
  });

  it('is null for a sale', () => {
    expect(rentalTerms(aProperty())).toBeNull();
  });
});

describe('the price history', () => {
  const prices = [
    { at: '2026-03-01T00:00:00.000Z', price: 200_000 },
    { at: '2026-09-01T00:00:00.000Z', price: 195_000 },
    { at: '2026-06-01T00:00:00.000Z', price: 205_000 },
  ];

  it('is sorted newest first, with changes and durations', () => {
    expect(priceSteps(prices, '2026-09-11')).toEqual([
      { at: '2026-09-01T00:00:00.000Z', price: 195_000, change: -4.9, days: 10 },
      { at: '2026-06-01T00:00:00.000Z', price: 205_000, change: 2.5, days: 92 },
      { at: '2026-03-01T00:00:00.000Z', price: 200_000, change: null, days: 92 },
    ]);
  });

  it('has no duration without a known end, and none below zero', () => {
    expect(priceSteps(prices, null).map(({ days }) => days)).toEqual([null, 92, 92]);
    expect(priceSteps(prices, '2026-08-01')[0]?.days).toBe(0);
  });

  it('merges equal consecutive prices', () => {
    const repeatedPrices = [...prices, { at: '2026-09-05T00:00:00.000Z', price: 195_000 }];
    expect(priceSteps(repeatedPrices, '2026-09-11')).toEqual(priceSteps(prices, '2026-09-11'));
  });

  it('compares the last price with the first', () => {
    expect(totalChange(prices)).toBe(-2.5);
    expect(totalChange(prices.slice(0, 1))).toBeNull();
    expect(totalChange([])).toBeNull();
  });

  it('is drawn as steps over time, highest price on top', () => {
    // 184 days in all, 92 of them at the first price
    expect(priceCurve(prices.slice(0, 2), '2027-03-04')).toBe('M0 4H150V52H300');
    expect(priceCurve(prices, '2026-09-01')).toBe('M0 28H150V4H300V52H300');
  });

  it('is not drawn without a change', () => {
    expect(priceCurve(prices.slice(0, 1), '2026-09-11')).toBeNull();
    expect(priceCurve(prices, '2026-03-01')).toBeNull();
  });

  it('has no percentage of change after a price of zero', () => {
    expect(
      priceSteps(
        [
          { at: '2026-03-01T00:00:00.000Z', price: 0 },
          { at: '2026-06-01T00:00:00.000Z', price: 5 },
        ],
        null,
      )[0]?.change,
    ).toBeNull();
  });
});
