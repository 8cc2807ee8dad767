import { anAgency } from '../../documents/test/document-fixtures';
import { aProperty, aRental } from '../test/a-property';
import type { Property } from '../property.schema';
import { complianceProblems } from './compliance';

const DAY = '2026-11-21';
const AGENCY = anAgency({
  feeScale: [
    { kind: 'SALE', upTo: 300_000, percent: 5, amount: null },
    { kind: 'SALE', upTo: null, percent: 4, amount: null },
  ],
});

/** Lists the problems at a path; a warning starts with a question mark. */
function problemsOf(property: Property, under: string, day = DAY, agency = AGENCY): string[] {
  return complianceProblems(property, agency, day)
    .filter(({ path }) => path.startsWith(under))
    .map(({ path, severity }) => (severity === 'WARNING' ? `? ${path}` : path));
}

describe('fees at the limit of the agency’s scale', () => {
  it.each([
    [300_000, 5, []],
    [300_000, 5.01, ['financialInfo.commissionRate']],
    [300_000.01, 4.01, ['financialInfo.commissionRate']],
    [300_001, 4, []],
  ])('of %d at %d %% are compared with it', (priceNoFees, commissionRate, expected) => {
    const property = aProperty({ financialInfo: { ...aProperty().financialInfo, priceNoFees, commissionRate } });
    expect(problemsOf(property, 'financialInfo')).toEqual(expected);
  });
});

describe('the text of a seller who pays the fees', () => {
  it.each([
    ['Villa, 300 000 € FAI', ['title']],
    ['Villa fai', ['title']],
    ['Villa, frais d’agence inclus', ['title']],
    ['Villa, honoraires compris', ['title']],
    ['Villa faisant face à la mer', []],
    ['Villa, honoraires à la charge du vendeur', []],
  ])('"%s" implies %j', (title, expected) => {
    const money = { ...aProperty().financialInfo, feeType: 'SELLER' as const };
    expect(problemsOf(aProperty({ title, financialInfo: money }), 'title')).toEqual(expected);
  });
});

describe('a certificate', () => {
  const datedProperty = (date: string) => aProperty({ energyEfficiency: { ...aProperty().energyEfficiency, date } });
  const VOID_PATHS = ['energyEfficiency.date'];

  it.each([
    ['2021-06-30', DAY, VOID_PATHS],
    ['2021-07-01', DAY, []],
    ['2021-07-01', '2031-06-30', []],
    ['2021-07-01', '2031-07-01', VOID_PATHS],
    ['2024-02-29', '2034-02-28', []],
    ['2024-02-29', '2034-03-01', VOID_PATHS],
    [DAY, DAY, []],
    ['2026-11-22', DAY, VOID_PATHS],
  ])('of %s is checked on %s', (date, day, expected) => {
    expect(problemsOf(datedProperty(date), 'energyEfficiency.date', day)).toEqual(expected);
  });
});

describe('letting a dwelling by its class', () => {
  const withClass = (energyClass: 'D' | 'E' | 'F' | 'G') =>
    aRental({ energyEfficiency: { ...aRental().energyEfficiency, energyClass, energyValue: null, date: null } });

  it.each([
    ['G', '2024-12-31', false],
    ['G', '2025-01-01', true],
    ['F', '2027-12-31', false],
    ['F', '2028-01-01', true],
    ['E', '2033-12-31', false],
    ['E', '2034-01-01', true],
    ['D', '2050-01-01', false],
  ] as const)('%s on %s is forbidden: %s', (energyClass, day, expected) => {
    const path = 'energyEfficiency.energyClass';
    expect(problemsOf(withClass(energyClass), path, day).includes(path)).toBe(expected);
  });
});

describe('letting overseas', () => {
  it.each([
    ['G', '97411', '2027-12-31', false],
    ['G', '97411', '2028-01-01', true],
    ['F', '97209', '2030-12-31', false],
    ['F', '97209', '2031-01-01', true],
    ['E', '97608', '2050-01-01', false],
  ] as const)('%s in %s on %s is forbidden: %s', (energyClass, insee, day, expected) => {
    const path = 'energyEfficiency.energyClass';
    const baseRental = aRental({
      energyEfficiency: { ...aRental().energyEfficiency, energyClass, energyValue: null, date: null },
    });
    const propertyInZone = { ...baseRental, location: { ...baseRental.location, insee } };
    expect(problemsOf(propertyInZone, path, day).includes(path)).toBe(expected);
  });
});

describe('a controlled rent', () => {
  const controlledRent = { referenceRent: 600, referenceRentIncreased: 700, baseRent: 700, complement: null };
  const rentalOf = (overrides: object, energyClass: 'E' | 'F' = 'E', rent = 700) => {
    const baseRental = aRental({ energyEfficiency: { ...aRental().energyEfficiency, energyClass, energyValue: null } });
    return {
      ...baseRental,
      rentalInfo: baseRental.rentalInfo && {
        ...baseRental.rentalInfo,
        rent,
        rentControl: { ...controlledRent, ...overrides },
      },
    };
  };
  const COMPLEMENT = ['rentalInfo.rentControl.complement'];

  it.each([
    ['base at the limit', rentalOf({}), []],
    ['base a cent above', rentalOf({ baseRent: 700.01 }, 'E', 700.01), ['rentalInfo.rentControl.baseRent']],
    ['complement on the limit', rentalOf({ complement: 50 }, 'E', 750), []],
    ['complement a cent below the limit', rentalOf({ baseRent: 699.99, complement: 50 }, 'E', 749.99), COMPLEMENT],
    ['complement of class F', rentalOf({ complement: 50 }, 'F', 750), COMPLEMENT],
    ['no complement of class F', rentalOf({ complement: 0 }, 'F'), []],
    ['a rent above the limit without a complement', rentalOf({}, 'E', 700.01), COMPLEMENT],
    [
      'an increased reference more than a rounding too high',
      rentalOf({ referenceRent: 581.24 }),
      ['rentalInfo.rentControl.referenceRentIncreased'],
    ],
    ['an increased reference of 20 %', rentalOf({ referenceRent: 583.33 }), []],
    ['one that the prefect rounded up', rentalOf({ referenceRent: 581.25 }), []],
    ['a sum a cent off', rentalOf({ complement: 50 }, 'E', 750.01), ['? rentalInfo.rentControl.baseRent']],
  ])('with %s', (_, property, expected) => {
    expect(problemsOf(property, 'rentalInfo.rentControl')).toEqual(expected);
  });
});

describe('the fees of a tenant', () => {
  const findingsOf = (overrides: Partial<NonNullable<Property['rentalInfo']>>) => {
    const baseRental = aRental();
    const landlord = { landlordFee: 2000, landlordInventoryFee: 1000 };
    return {
      ...baseRental,
      rentalInfo: baseRental.rentalInfo && { ...baseRental.rentalInfo, ...landlord, ...overrides },
    };
  };

  it.each([
    ['a deposit of a month', { deposit: 700 }, []],
    ['a cent more', { deposit: 700.01 }, ['rentalInfo.deposit']],
    ['two months furnished', { deposit: 1400, furnished: true }, []],
    ['a cent more furnished', { deposit: 1400.01, furnished: true }, ['rentalInfo.deposit']],
    ['no word on the inventory', { tenantFee: 400, inventoryFee: null }, ['? rentalInfo.inventoryFee']],
    ['nothing for the inventory', { tenantFee: 400, inventoryFee: 0 }, []],
    ['nothing at all', { tenantFee: 0, inventoryFee: null }, []],
  ])('%s', (_, overrides, expected) => {
    expect(problemsOf(findingsOf(overrides), 'rentalInfo')).toEqual(expected);
  });

  it('are checked against the caps of the day and of the zone to the cent', () => {
    const zone = anAgency({ tenseZones: { veryTense: ['64102'], tense: [], elsewhere: [], since: null } });
    const fee = (tenantFee: number, day: string) =>
      problemsOf(findingsOf({ tenantFee, inventoryFee: 0 }), 'rentalInfo.tenantFee', day, zone);
    expect(fee(600, '2025-12-31')).toEqual([]);
    expect(fee(600.01, '2025-12-31')).toEqual(['rentalInfo.tenantFee']);
    expect(fee(605, '2026-01-01')).toEqual([]);
    expect(fee(605.01, '2026-01-01')).toEqual(['rentalInfo.tenantFee']);
  });

  it('without an inventory cannot use the cap of the inventory (50 m² outside tense zones)', () => {
    const agencyWithoutZones = anAgency({
      tenseZones: { veryTense: [], tense: [], elsewhere: ['64102'], since: null },
    });
    const fees = (tenantFee: number, inventoryFee: number | null) =>
      problemsOf(findingsOf({ tenantFee, inventoryFee }), 'rentalInfo.tenantFee', '2026-06-01', agencyWithoutZones);
    expect(fees(500, null)).toEqual(['rentalInfo.tenantFee']);
    expect(fees(403.51, 0)).toEqual(['rentalInfo.tenantFee']);
    expect(fees(403.5, 0)).toEqual([]);
    expect(fees(403.5 + 151.5, 151.5)).toEqual([]);
    expect(fees(403.5 + 151.5, 151.49)).toEqual(['rentalInfo.tenantFee']);
  });
});

describe('the Carrez area', () => {
  const lot = (overrides: Partial<Property>) =>
    problemsOf(
      aProperty({ coOwnership: { lots: 2, yearlyCharges: 1, procedure: false, procedureDetail: null }, ...overrides }),
      'propertyMetadata.carrezSize',
    );

  it('is required for a lot that is sold, not for a parking space nor outside a co-ownership', () => {
    expect(lot({})).toEqual(['? propertyMetadata.carrezSize']);
    expect(lot({ propertyType: 'PARKING' })).toEqual([]);
    expect(lot({ coOwnership: null })).toEqual([]);
    const ofSize = (homeSize: number) => lot({ propertyMetadata: { ...aProperty().propertyMetadata, homeSize } });
    expect([ofSize(7.99), ofSize(8)]).toEqual([[], ['? propertyMetadata.carrezSize']]);
    expect(lot({ propertyMetadata: { ...aProperty().propertyMetadata, carrezSize: 62.4 } })).toEqual([]);
  });
});

describe('the agency', () => {
  it('gets warnings about its missing data', () => {
    expect(
      problemsOf(aProperty(), 'agency', DAY, anAgency({ ...AGENCY, professionalCard: null, guarantor: null })),
    ).toEqual(['? agency.professionalCard', '? agency.guarantor']);
  });
});
