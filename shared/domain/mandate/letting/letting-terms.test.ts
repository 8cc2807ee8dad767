import { aProperty, aRental } from '../../property/test/a-property';
import {
  depositProblem,
  lettingBoundsOf,
  lettingCapOf,
  lettingProblem,
  lettingTermsOf,
  NO_LETTING_TERMS,
} from './letting-terms';

const ZONES = { veryTense: [], tense: [], elsewhere: ['64102'], since: null };
const CAP = { inventory: 150, letting: 400, total: 550 };

describe('terms of a letting', () => {
  it('come from the property', () => {
    expect(lettingTermsOf(aRental())).toEqual({
      monthlyExpenses: 85,
      deposit: 700,
      furnished: false,
      tenantFee: 553.5,
      inventoryFee: 150,
      landlordFee: 553.5,
      landlordInventoryFee: 150,
      negotiationFee: null,
    });
    expect(lettingTermsOf(aProperty({ rentalInfo: null }))).toEqual(NO_LETTING_TERMS);
  });

  it('have a cap by zone, area and day for a dwelling, and none for anything else', () => {
    expect(lettingCapOf(aRental(), ZONES, '2026-11-21')).toEqual({ inventory: 151.5, letting: 403.5, total: 555 });
    expect(lettingCapOf(aRental({ propertyType: 'SHOP' }), ZONES, '2026-11-21')).toBeUndefined();
    const unknown = { ...aRental().propertyMetadata, homeSize: null };
    expect(lettingCapOf(aRental({ propertyMetadata: unknown, rooms: [] }), ZONES, '2026-11-21')).toBeNull();
  });
});

describe('fees of a letting', () => {
  const terms = { ...NO_LETTING_TERMS, tenantFee: 550, inventoryFee: 150, landlordFee: 550, landlordInventoryFee: 150 };

  it('may reach the cap and the landlord’s fees', () => {
    expect(lettingProblem(terms, CAP)).toBeNull();
  });

  it.each([
    ['letting.tenantFee', { tenantFee: 550.01 }, /plafond légal/],
    ['letting.inventoryFee', { tenantFee: 540, inventoryFee: 150.01 }, /plafond légal/],
    ['letting.tenantFee', { landlordFee: 500 }, /dépassent ceux du bailleur/],
    ['letting.landlordInventoryFee', { landlordInventoryFee: 600 }, /dont ils font partie/],
  ])('are refused at %s beyond it', (path, overrides, message) => {
    const problem = lettingProblem({ ...terms, ...overrides }, CAP);
    expect(problem).toEqual({ path, message: expect.stringMatching(message) as string });
  });

  it('are limited to the landlord’s when the cap is unknown, and unlimited when none applies', () => {
    expect(lettingProblem({ ...terms, tenantFee: 9_000, landlordFee: 9_000 }, null)).toBeNull();
    expect(lettingProblem({ ...terms, landlordFee: 1 }, null)?.path).toBe('letting.landlordInventoryFee');
    expect(lettingProblem({ ...terms, landlordFee: 1 }, undefined)).toBeNull();
  });
});

describe('the deposit of a letting', () => {
  const terms = { ...NO_LETTING_TERMS, monthlyExpenses: 85, furnished: false };
  const problem = (deposit: number, overrides = {}, bounds = {}) =>
    depositProblem({ price: 785, letting: { ...terms, deposit, ...overrides } }, { lettingCap: CAP, ...bounds });

  it.each([
    ['one month without charges, bare', 700, {}, {}],
    ['two months, furnished', 1400, { furnished: true }, {}],
    ['two months while nobody said which', 1400, { furnished: null }, {}],
    ['anything, of what is no dwelling', 9_000, {}, { lettingCap: undefined }],
    ['nothing, of a bail mobilité', 0, { furnished: true }, { leaseType: 'MOBILITY' }],
  ] as const)('may be %s', (_, deposit, overrides, bounds) => {
    expect(problem(deposit, overrides, bounds)).toBeNull();
  });

  it.each([
    ['a cent over one month', 700.01, {}, {}, /un mois de loyer sans les charges \(700/],
    ['a cent over two, furnished', 1400.01, { furnished: true }, {}, /deux mois/],
    ['anything of a bail mobilité', 1, { furnished: true }, { leaseType: 'MOBILITY' }, /bail mobilité/],
    ['over a month where the area is not known', 701, {}, { lettingCap: null }, /un mois/],
  ] as const)('is refused: %s', (_, deposit, overrides, bounds, message) => {
    expect(problem(deposit, overrides, bounds)).toEqual({
      path: 'letting.deposit',
      message: expect.stringMatching(message) as string,
    });
  });

  it('has its lease from the property, and is 0 for a bail mobilité without one', () => {
    const rental = aRental();
    if (rental.rentalInfo === null) throw new Error('A property to let.');
    const mobile = { ...rental, rentalInfo: { ...rental.rentalInfo, leaseType: 'MOBILITY' as const, deposit: null } };
    const bounds = lettingBoundsOf(mobile, { tenseZones: ZONES, professionalCard: null }, '2026-11-21');
    expect(bounds.leaseType).toBe('MOBILITY');
    expect(lettingTermsOf(mobile).deposit).toBe(0);
  });
});
