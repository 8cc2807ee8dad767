import { anAgency } from '../documents/test/document-fixtures';
import { aProperty, aRental } from './test/a-property';
import { priceMention } from './legal-mentions-price';
import type { Property } from './property.schema';

const DAY = '2026-11-21';
const RENT_CONTROL_AGENCY = anAgency({ rentControlZones: ['64102'], rentControlEnd: '2026-12-31' });

const sale = (money: Partial<Property['financialInfo']>) =>
  priceMention(aProperty({ financialInfo: { ...aProperty().financialInfo, ...money } }), anAgency(), DAY);

const rental = (
  overrides: Partial<NonNullable<Property['rentalInfo']>>,
  money = {},
  agency = anAgency(),
  day = DAY,
) => {
  const baseRental = aRental();
  const rentalInfo = baseRental.rentalInfo && { ...baseRental.rentalInfo, ...overrides };
  return priceMention(
    { ...baseRental, rentalInfo, financialInfo: { ...baseRental.financialInfo, ...money } },
    agency,
    day,
  );
};

describe('the price of a sale', () => {
  it('paid by the buyer shows both prices and the percentage of the price without fees', () => {
    expect(sale({ priceNoFees: 285_000, commissionRate: (15_000 / 285_000) * 100 })).toEqual({
      amount: '300\u202f000\u00a0€',
      note: 'honoraires inclus',
      lines: [
        'Prix hors honoraires\u00a0: 285\u202f000\u00a0€',
        'Honoraires\u00a0: 5,26\u00a0%\u00a0TTC à la charge de l’acquéreur',
      ],
    });
  });

  it('writes two decimals even for a round percentage', () => {
    expect(sale({ commissionRate: 4.5 }).lines[1]).toContain('4,50\u00a0%');
  });

  it('paid by the seller shows only the price, without a percentage nor “inclus”', () => {
    expect(sale({ feeType: 'SELLER' })).toEqual({
      amount: '250\u202f000\u00a0€',
      note: '',
      lines: ['Honoraires à la charge du vendeur'],
    });
  });

  it('shared shows only the buyer’s part', () => {
    const shared = sale({ priceNoFees: 200_000, feeType: 'SHARED', commissionRate: 6 });
    expect(shared.amount).toBe('206\u202f000\u00a0€');
    expect(shared.lines[1]).toBe('Honoraires\u00a0: 3,00\u00a0%\u00a0TTC pour la part à la charge de l’acquéreur');
  });

  it('is shown as on request while unknown', () => {
    expect(sale({ priceNoFees: null })).toEqual({ amount: 'Prix\u00a0: nous consulter', note: '', lines: [] });
  });
});

describe('the price of a rental', () => {
  it('is monthly, charges included, with all its mentions', () => {
    expect(rental({})).toEqual({
      amount: '785\u00a0€',
      note: 'par mois, charges comprises',
      lines: [
        'dont provision pour charges\u00a0: 85\u00a0€ par mois, avec régularisation annuelle',
        'Location vide, non meublée',
        'Dépôt de garantie\u00a0: 700\u00a0€',
        'Honoraires charge locataire\u00a0: 553,50\u00a0€ TTC, dont état des lieux\u00a0: 150\u00a0€ TTC',
      ],
    });
  });

  it('distinguishes flat charges, no charges, no deposit and furniture', () => {
    expect(rental({ chargeMode: 'FLAT' }).lines[0]).toBe('dont forfait de charges\u00a0: 85\u00a0€ par mois');
    expect(rental({}, { monthlyExpenses: 0 }).lines[0]).toBe('Sans charges récupérables');
    expect(rental({ furnished: true, deposit: 0 }).lines).toEqual(
      expect.arrayContaining(['Location meublée', 'Sans dépôt de garantie']),
    );
  });

  it('under rent control shows its limits, base and supplement until the scheme ends', () => {
    const rentControl = { referenceRent: 600, referenceRentIncreased: 720, baseRent: 700, complement: 30 };
    const lines = [
      'Zone soumise à encadrement des loyers',
      'Loyer de référence majoré (loyer de base à ne pas dépasser)\u00a0: 720\u00a0€ par mois',
      'Loyer de base\u00a0: 700\u00a0€ par mois',
      'Complément de loyer\u00a0: 30\u00a0€ par mois',
    ];
    expect(rental({ rentControl }, {}, RENT_CONTROL_AGENCY).lines).toEqual(expect.arrayContaining(lines));
    expect(rental({}, {}, RENT_CONTROL_AGENCY).lines).toContain(lines[0]);
    expect(rental({ rentControl }, {}, RENT_CONTROL_AGENCY, '2027-01-01').lines).not.toContain(lines[0]);
    expect(rental({}).lines).not.toContain(lines[0]);
  });

  it('is shown as on request while unknown', () => {
    expect(rental({ rent: null }).amount).toBe('Loyer\u00a0: nous consulter');
  });
});
