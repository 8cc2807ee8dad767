import { A_PICTURE } from '../../documents/test/document-fixtures';
import { completeDraft } from '../property-draft';
import type { PropertyDraft } from '../property-draft.schema';
import type { PropertyFields } from '../property.schema';
import type { Advertisement, AgencyRules } from './advertisement';
import { complianceProblems, isPublishable } from './compliance';

const DAY = '2026-11-21';

const AGENCY: AgencyRules = {
  feeScale: [
    { kind: 'SALE', upTo: 300_000, percent: 5, amount: null },
    { kind: 'SALE', upTo: null, percent: 4.5, amount: null },
  ],
  feeScaleUrl: 'https://agence.test/honoraires',
  professionalCard: { number: 'CPI 6401', chamber: 'CCI de Bayonne', kinds: ['T'] },
  guarantor: { name: 'Garantie mutuelle', address: null, amount: null },
  rentControlEnd: null,
  rentControlZones: ['64122'],
  tenseZones: { veryTense: [], tense: ['64102'] },
};

const COMMON: PropertyDraft = {
  title: 'Maison avec jardin',
  description: 'Au calme.',
  location: { city: 'Bayonne', insee: '64102' },
  propertyMetadata: { homeSize: 40, carrezSize: 40 },
  energyEfficiency: {
    date: '2024-05-02',
    energyValue: 170,
    energyClass: 'C',
    gesValue: 12,
    gesClass: 'C',
    costMin: 1200,
    costMax: 1700,
    costReferenceDate: '2021-01-01',
  },
};
const SALE: PropertyDraft = { ...COMMON, transactionType: 'SALE', financialInfo: { priceNoFees: 250_000 } };
const RENTAL: PropertyDraft = {
  ...COMMON,
  transactionType: 'RENT',
  financialInfo: { monthlyExpenses: 40 },
  rentalInfo: {
    rent: 700,
    rentalFeeMode: 'ZONE_CAP',
    deposit: 700,
    tenantFee: 524.8,
    inventoryFee: 121.2,
    landlordFee: 2000,
    landlordInventoryFee: 1000,
  },
};

const complete = (draft: PropertyDraft, overrides: Partial<Advertisement> = {}): Advertisement => ({
  ...completeDraft(draft),
  price: null,
  media: [A_PICTURE],
  mandateStatus: 'RUNNING',
  mandateType: 'EXCLUSIVE',
  ...overrides,
});
const sale = (overrides: Partial<Advertisement> = {}) => complete(SALE, overrides);
const rental = (overrides: Partial<Advertisement> = {}) => complete(RENTAL, overrides);
const rent = (overrides: Partial<NonNullable<PropertyFields['rentalInfo']>>) => {
  const property = rental();
  return { ...property, rentalInfo: property.rentalInfo && { ...property.rentalInfo, ...overrides } };
};
const energy = (overrides: Partial<Advertisement['energyEfficiency']>) => ({
  energyEfficiency: { ...sale().energyEfficiency, ...overrides },
});
const money = (info: PropertyDraft['financialInfo']) => ({ financialInfo: { ...sale().financialInfo, ...info } });

const found = (property: Advertisement, agency: Partial<AgencyRules> = {}, day = DAY) =>
  complianceProblems(property, { ...AGENCY, ...agency }, day).map(({ path, severity }) => `${severity} ${path}`);

describe('an advertisement', () => {
  it('may be published when nothing is missing or wrong', () => {
    expect(found(sale())).toEqual([]);
    expect(found(rental())).toEqual([]);
    expect(isPublishable(complianceProblems(sale(), AGENCY, DAY))).toBe(true);
  });

  it('is blocked only by blocking problems, which are listed first', () => {
    const warnings = complianceProblems(sale({ title: ' ', media: [] }), AGENCY, DAY);
    expect(isPublishable(warnings)).toBe(true);
    const blocked = complianceProblems(sale({ title: '', mandateStatus: 'EXPIRED' }), AGENCY, DAY);
    expect(isPublishable(blocked)).toBe(false);
    expect(blocked.map(({ severity }) => severity)).toEqual(['BLOCKING', 'WARNING']);
    expect(blocked[0]?.message).toMatch(/^Le mandat n’est plus en cours/);
  });

  it.each([
    ['no mandate', sale({ mandateStatus: null }), ['BLOCKING mandateStatus']],
    ['a mandate to be signed', sale({ mandateStatus: 'PENDING' }), ['BLOCKING mandateStatus']],
    ['no commune', sale({ location: { ...sale().location, city: ' ' } }), ['BLOCKING location.city']],
    ['no text', sale({ description: '' }), ['WARNING description']],
    ['only private pictures', sale({ media: [{ ...A_PICTURE, metadata: [] }] }), ['WARNING media']],
    ['no price', sale(money({ priceNoFees: null })), ['BLOCKING financialInfo.priceNoFees']],
    ['fees above the scale', sale(money({ commissionRate: 5.01 })), ['BLOCKING financialInfo.commissionRate']],
    [
      'fees above the scale of dearer properties',
      sale(money({ priceNoFees: 300_000.01, commissionRate: 5 })),
      ['BLOCKING financialInfo.commissionRate'],
    ],
    [
      '"FAI" where the seller pays',
      sale({ ...money({ feeType: 'SELLER' }), title: 'Villa 450 000 € FAI' }),
      ['BLOCKING title'],
    ],
    [
      'included fees where the seller pays',
      sale({ ...money({ feeType: 'SELLER' }), description: 'Prix honoraires  inclus.' }),
      ['BLOCKING description'],
    ],
    ['"FAI" where the buyer pays', sale({ title: 'Villa FAI' }), []],
    [
      'an apartment that says nothing of its co-ownership',
      sale({ propertyType: 'APARTMENT' }),
      ['WARNING coOwnership'],
    ],
    [
      'a co-ownership without its figures',
      sale({ coOwnership: { lots: null, yearlyCharges: null, procedure: true, procedureDetail: '' } }),
      ['BLOCKING coOwnership.lots', 'BLOCKING coOwnership.yearlyCharges', 'WARNING coOwnership.procedureDetail'],
    ],
  ])('with %s gets this problem', (_, property, expected) => {
    expect(found(property)).toEqual(expected);
  });

  it('requires the agency’s fee scale', () => {
    expect(found(sale(), { feeScaleUrl: null, feeScale: [] })).toEqual([
      'BLOCKING agency.feeScaleUrl',
      'WARNING agency.feeScale',
    ]);
  });
});

describe('the energy label of an advertisement', () => {
  it.each([
    ['is missing', energy({ energyClass: null }), ['BLOCKING energyEfficiency.energyClass']],
    [
      'is blank for a dwelling',
      energy({ energyClass: 'VI', gesClass: 'VI' }),
      ['BLOCKING energyEfficiency.energyClass'],
    ],
    [
      'is said not to be due for a dwelling, with no word why',
      energy({ energyClass: 'NS' }),
      ['BLOCKING energyEfficiency.exemption'],
    ],
    ['is not due of a listed monument', energy({ energyClass: 'NS', exemption: 'MONUMENT' }), []],
    ['lacks the climate class', energy({ gesClass: null }), ['BLOCKING energyEfficiency.gesClass']],
    ['was made before the reform', energy({ date: '2021-06-30' }), ['BLOCKING energyEfficiency.date']],
    ['is dated in the future', energy({ date: '2026-11-22' }), ['BLOCKING energyEfficiency.date']],
    ['has no date', energy({ date: null }), ['WARNING energyEfficiency.date']],
    ['lacks its values', energy({ energyValue: null }), ['WARNING energyEfficiency.energyValue']],
    ['differs from what its values give', energy({ energyClass: 'D' }), ['WARNING energyEfficiency.energyClass']],
    [
      'has another climate class than its value gives',
      energy({ gesClass: 'B' }),
      ['WARNING energyEfficiency.gesClass'],
    ],
    ['lacks the yearly cost', energy({ costMax: null }), ['BLOCKING energyEfficiency.costMax']],
    ['turns the costs round', energy({ costMin: 2000 }), ['BLOCKING energyEfficiency.costMin']],
    [
      'lacks the day of its prices',
      energy({ costReferenceDate: null }),
      ['BLOCKING energyEfficiency.costReferenceDate'],
    ],
  ])('has the problem that it %s', (_, overrides, expected) => {
    expect(found(sale(overrides))).toEqual(expected);
  });

  it('expires after ten years', () => {
    expect(found(sale(), {}, '2034-05-01')).toEqual([]);
    expect(found(sale(), {}, '2034-05-02')).toEqual(['BLOCKING energyEfficiency.date']);
  });

  it('is not required for land and parking, and may be blank for an office', () => {
    const none = energy({ energyClass: null });
    expect(found(sale({ ...none, propertyType: 'LAND' }))).toEqual([]);
    expect(found(sale({ ...none, propertyType: 'PARKING' }))).toEqual([]);
    expect(found(sale({ ...energy({ energyClass: 'VI' }), propertyType: 'OFFICE' }))).toEqual([]);
  });

  it('forbids letting by class and day', () => {
    const withClass = (energyClass: 'E' | 'F' | 'G') =>
      rental({ energyEfficiency: { ...rental().energyEfficiency, energyClass, energyValue: null } });
    const forbids = (property: Advertisement, day: string) =>
      found(property, {}, day).includes('BLOCKING energyEfficiency.energyClass');
    expect(forbids(withClass('G'), DAY)).toBe(true);
    expect(forbids(withClass('F'), '2027-12-31')).toBe(false);
    expect(forbids(withClass('F'), '2028-01-01')).toBe(true);
    expect(forbids(withClass('E'), '2034-01-01')).toBe(true);
    expect(forbids({ ...withClass('G'), propertyType: 'SHOP' }, DAY)).toBe(false);
    expect(forbids({ ...withClass('G'), transactionType: 'SALE' }, DAY)).toBe(false);
  });

  it('warns early from when a class may not be let', () => {
    const withClass = (energyClass: Advertisement['energyEfficiency']['energyClass']) =>
      rental({ energyEfficiency: { ...rental().energyEfficiency, energyClass } });
    const foretold = (energyClass: 'E' | 'F' | 'D', day: string) =>
      complianceProblems(withClass(energyClass), AGENCY, day)
        .filter(({ message }) => message.includes('ne pourra plus'))
        .map(({ severity, message }) => `${severity} ${message.slice(-11, -1)}`);
    expect(foretold('F', '2027-12-31')).toEqual(['WARNING 01/01/2028']);
    expect(foretold('F', '2028-01-01')).toEqual([]);
    expect(foretold('E', DAY)).toEqual(['WARNING 01/01/2034']);
    expect(foretold('D', DAY)).toEqual([]);
  });
});

describe('the advertisement of a rental', () => {
  const control = { referenceRent: 500, referenceRentIncreased: 600, baseRent: 700, complement: null };

  it.each([
    ['no rent', rent({ rent: null }), ['BLOCKING rentalInfo.rent']],
    ['no deposit', rent({ deposit: null }), ['WARNING rentalInfo.deposit']],
    ['a deposit above a month', rent({ deposit: 700.01 }), ['BLOCKING rentalInfo.deposit']],
    ['a deposit of two months when furnished', rent({ deposit: 1400, furnished: true }), []],
    [
      'a deposit above two months when furnished',
      rent({ deposit: 1400.01, furnished: true }),
      ['BLOCKING rentalInfo.deposit'],
    ],
    ['no fees of the tenant', rent({ tenantFee: null }), ['BLOCKING rentalInfo.tenantFee']],
    ['fees above the cap', rent({ tenantFee: 524.81 }), ['BLOCKING rentalInfo.tenantFee']],
    ['fees that the inventory does not fill up', rent({ inventoryFee: 121.19 }), ['BLOCKING rentalInfo.tenantFee']],
    ['an inventory above the cap', rent({ inventoryFee: 121.21 }), ['BLOCKING rentalInfo.inventoryFee']],
    [
      'an inventory dearer than the fees',
      rent({ tenantFee: 100, inventoryFee: 101 }),
      ['BLOCKING rentalInfo.inventoryFee'],
    ],
    ['a base rent above the limit', rent({ rentControl: control }), ['BLOCKING rentalInfo.rentControl.baseRent']],
    [
      'a complement on a base rent below the limit',
      rent({ rent: 650, rentControl: { ...control, baseRent: 550, complement: 100 } }),
      ['BLOCKING rentalInfo.deposit', 'BLOCKING rentalInfo.rentControl.complement'],
    ],
    [
      'a rent that is not the sum of its parts',
      rent({ rentControl: { ...control, baseRent: 600, complement: 50 } }),
      ['WARNING rentalInfo.rentControl.baseRent'],
    ],
    [
      'a rent above the limit without a complement',
      rent({ rentControl: { ...control, baseRent: 600, complement: null } }),
      ['BLOCKING rentalInfo.rentControl.complement'],
    ],
  ])('with %s gets this problem', (_, property, expected) => {
    expect(found(property)).toEqual(expected);
  });

  it('has the legal maximum when the fees are missing', () => {
    const [problem] = complianceProblems(rent({ tenantFee: null }), AGENCY, DAY);
    expect(problem?.message).toBe(
      'Les honoraires à la charge du locataire manquent (524,80\u00a0€ TTC au plus, état des lieux compris).',
    );
  });

  it('uses the lower caps for leases signed until the end of 2025', () => {
    expect(found(rental(), {}, '2025-12-31')).toEqual([
      'BLOCKING rentalInfo.tenantFee',
      'BLOCKING rentalInfo.inventoryFee',
    ]);
  });

  it('mentions rent control where it applies, as long as the scheme lasts', () => {
    const rentalInZone = rental({ location: { ...rental().location, insee: '64122' } });
    const zones = { tenseZones: { veryTense: [], tense: ['64122'] } };
    expect(found(rentalInZone, zones)).toEqual(['BLOCKING rentalInfo.rentControl']);
    expect(found(rentalInZone, { ...zones, rentControlEnd: DAY })).toEqual(['BLOCKING rentalInfo.rentControl']);
    expect(found(rentalInZone, { ...zones, rentControlEnd: '2026-11-20' })).toEqual([]);
  });

  it('of a shop follows none of the rules of dwellings', () => {
    const shop = { ...rent({ tenantFee: 9000, deposit: 2100 }), propertyType: 'SHOP' as const };
    expect(found(shop)).toEqual([]);
  });

  it('requires its living area', () => {
    const { propertyMetadata } = rental();
    expect(found(rental({ propertyMetadata: { ...propertyMetadata, homeSize: null } }))).toEqual([
      'BLOCKING propertyMetadata.homeSize',
    ]);
  });

  it('allows no rent supplement for a dwelling of class F', () => {
    const property = rent({ rent: 700, rentControl: { ...control, baseRent: 600, complement: 100 } });
    const cold = {
      ...property,
      energyEfficiency: { ...property.energyEfficiency, energyClass: 'F' as const, energyValue: null },
    };
    expect(found(cold)).toContain('BLOCKING rentalInfo.rentControl.complement');
    expect(found(property)).not.toContain('BLOCKING rentalInfo.rentControl.complement');
  });
});
