import { aReader, type GivenFields } from '../test/a-reader';
import { readRental } from './rental';

describe('readRental', () => {
  const rental = (fields: GivenFields, displayed = 850) => readRental(displayed, 'APARTMENT', aReader(fields));

  it('has no price history', () => {
    expect(rental({ charges: '50' })).toMatchObject({ financialInfo: { priceHistory: [], priceNoFees: null } });
  });

  it('subtracts charges from the rent unless the file separates them', () => {
    expect(rental({ charges: '50' })).toMatchObject({
      rentalInfo: { rent: 800 },
      financialInfo: { monthlyExpenses: 50 },
    });
    expect(rental({ charges: '50', rentIncludesCharges: 'OUI' })).toMatchObject({ rentalInfo: { rent: 800 } });
    expect(rental({ charges: '50', rentIncludesCharges: 'NON' })).toMatchObject({ rentalInfo: { rent: 850 } });
  });

  it('refuses an impossible rent', () => {
    expect(rental({})).toBe('Charges mensuelles manquantes');
    expect(rental({ charges: '-1' })).toBe('Charges mensuelles manquantes');
    expect(rental({ charges: '0' })).toMatchObject({ rentalInfo: { rent: 850 } });
    expect(rental({ charges: '850' })).toBe('Les charges dépassent le loyer');
    expect(rental({ charges: '849,99' })).toMatchObject({ rentalInfo: { rent: 0.01 } });
  });

  it('reads the tenant’s fees as written, else as the cap of the zone for dwellings', () => {
    expect(rental({ charges: '0' })).toMatchObject({ rentalInfo: { rentalFeeMode: 'ZONE_CAP', tenantFee: null } });
    expect(rental({ charges: '0', fees: '400' })).toMatchObject({
      rentalInfo: { rentalFeeMode: 'FLAT', tenantFee: 400 },
    });
    expect(readRental(850, 'SHOP', aReader({ charges: '0' }))).toMatchObject({ rentalInfo: { rentalFeeMode: 'FLAT' } });
  });

  it('reads how charges are paid', () => {
    expect(rental({ charges: '50', chargeMode: ' 1 ' })).toMatchObject({ rentalInfo: { chargeMode: 'FLAT' } });
    expect(rental({ charges: '50', chargeMode: '2' })).toMatchObject({ rentalInfo: { chargeMode: 'PROVISION' } });
  });

  it('derives the reference rent from the increased one', () => {
    expect(rental({ charges: '50', referenceRentIncreased: '960', rentComplement: '20' })).toMatchObject({
      rentalInfo: { rentControl: { referenceRent: 800, referenceRentIncreased: 960, baseRent: 800, complement: 20 } },
    });
    expect(rental({ charges: '50', referenceRentIncreased: '960', baseRent: '780' })).toMatchObject({
      rentalInfo: { rentControl: { baseRent: 780, complement: null } },
    });
    expect(rental({ charges: '50' })).toMatchObject({ rentalInfo: { rentControl: null } });
  });
});
