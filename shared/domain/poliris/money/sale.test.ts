import { aReader, type GivenFields } from '../test/a-reader';
import { readSale } from './sale';

describe('readSale', () => {
  it('is no rental, and has no price history', () => {
    expect(readSale(1, aReader())).toMatchObject({ rentalInfo: null, financialInfo: { priceHistory: [] } });
  });

  it('prefers the payer’s code over other fields', () => {
    expect(readSale(1, aReader({ payer: '2', buyerPays: 'OUI' })).financialInfo.feeType).toBe('SELLER');
    expect(readSale(1, aReader({ payer: '1', buyerPays: 'NON' })).financialInfo.feeType).toBe('BUYER');
  });

  const terms = (fields: GivenFields) => {
    const { priceNoFees, feeType, commissionRate } = readSale(210_000, aReader(fields)).financialInfo;
    return { priceNoFees, feeType, commissionRate };
  };

  it.each<[GivenFields, string | null]>([
    [{ payer: '1' }, 'BUYER'],
    [{ payer: ' 2 ' }, 'SELLER'],
    [{ payer: '3' }, 'SHARED'],
    [{ buyerPays: 'OUI' }, 'BUYER'],
    [{ buyerPays: 'NON' }, 'SELLER'],
    [{ priceWithoutFees: '200000' }, 'BUYER'],
    [{ priceWithoutFees: '210000' }, 'SELLER'],
    [{ priceWithoutFees: '210000', fees: '5' }, null],
    [{ fees: '5' }, null],
    [{ fees: '0' }, null],
    [{}, null],
  ])('of %j has fees paid by %s', (fields, feeType) => {
    expect(terms(fields).feeType).toBe(feeType);
  });

  it('keeps the price when the seller pays, with the stated rate', () => {
    expect(terms({ payer: '2', feePercent: '5' })).toEqual({
      priceNoFees: 210_000,
      feeType: 'SELLER',
      commissionRate: 5,
    });
    expect(terms({ payer: '2', fees: '4' }).commissionRate).toBe(4);
    expect(terms({ payer: '2', feePercent: '30' }).commissionRate).toBe(30);
    expect(terms({ payer: '2', feePercent: '31' }).commissionRate).toBe(0);
  });

  it('computes the rate from the prices without and with fees', () => {
    expect(terms({ payer: '1', priceWithoutFees: '200000' })).toEqual({
      priceNoFees: 200_000,
      feeType: 'BUYER',
      commissionRate: 5,
    });
    expect(terms({ payer: '3', priceWithoutFees: '200000' })).toMatchObject({ feeType: 'SHARED', commissionRate: 10 });
  });

  it('computes the buyer’s share when the total of shared fees is given as a sum', () => {
    const read = (fields: Record<string, string>) =>
      readSale(247_000, aReader({ payer: '3', priceWithoutFees: '240000', ...fields })).financialInfo;
    expect(read({ fees: '12000' })).toMatchObject({
      priceNoFees: 240_000,
      feeType: 'SHARED',
      commissionAmount: 12_000,
      buyerShare: 58.3333,
    });
    expect(read({ fees: '6999' })).toMatchObject({ commissionAmount: null, buyerShare: 50 });
    expect(read({ fees: '5' })).toMatchObject({ commissionAmount: null, buyerShare: 50 });
    expect(read({ payer: '1', fees: '12000' })).toMatchObject({ feeType: 'BUYER', commissionAmount: null });
  });

  it('warns when the buyer’s fees are unknown', () => {
    const reader = aReader({ payer: '1' });
    expect(readSale(210_000, reader).financialInfo).toMatchObject({ priceNoFees: 210_000, commissionRate: 0 });
    expect(reader.notes).toEqual([
      {
        kind: 'ASSUMED',
        text: 'Honoraires de l’acquéreur inconnus\u00a0: le prix affiché est pris pour le prix hors honoraires.',
      },
    ]);
  });

  it('ignores a price without fees that is higher, or so low that the fees exceed 30 %', () => {
    expect(terms({ payer: '1', priceWithoutFees: '210001' }).priceNoFees).toBe(210_000);
    expect(terms({ payer: '1', priceWithoutFees: '210000' })).toMatchObject({
      priceNoFees: 210_000,
      commissionRate: 0,
    });
    expect(terms({ payer: '1', priceWithoutFees: '160000' }).priceNoFees).toBe(210_000);
    expect(terms({ payer: '1', priceWithoutFees: '161600' }).priceNoFees).toBe(161_600);
  });

  it('divides yearly charges by twelve, to the cent', () => {
    expect(readSale(1, aReader({ yearlyCharges: '1000' })).financialInfo.monthlyExpenses).toBe(83.33);
    expect(readSale(1, aReader()).financialInfo.monthlyExpenses).toBeNull();
  });
});
