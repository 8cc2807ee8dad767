import { completeDraft, NEW_CO_OWNERSHIP, NEW_RENTAL, patched, withNewFields } from './property-draft';
import { PropertyPatchSchema } from './property-draft.schema';

/** Fields of each group as the first released screens send them. */
const FIRST_FIELDS = {
  locationMetadata: ['district', 'transport', 'floodZone'],
  propertyMetadata: [
    ...['homeSize', 'carrezSize', 'landSize', 'roomCount', 'bedroomCount', 'floor', 'floors', 'yearBuilt'],
    ...['heating', 'cadastre', 'availableFrom'],
  ],
  financialInfo: ['priceNoFees', 'feeType', 'commissionRate', 'monthlyExpenses', 'propertyTax', 'priceHistory'],
  rentalInfo: [
    ...['rent', 'chargeMode', 'rentalFeeMode', 'deposit', 'furnished', 'rentControl', 'tenantFee', 'inventoryFee'],
  ],
  energyEfficiency: [
    ...['date', 'ademeNumber', 'energyValue', 'energyClass', 'gesValue', 'gesClass'],
    ...['costMin', 'costMax', 'costReferenceDate'],
  ],
} as const;

describe('a change from a screen of the first version', () => {
  const filled = completeDraft({
    transactionType: 'RENT',
    locationMetadata: { nearestStation: 'Gare', riskReportDate: '2026-11-01' },
    propertyMetadata: { subtype: 'Mas', orientation: ['SOUTH'], terraceSize: 12, dwellingCount: 3 },
    financialInfo: { commissionAmount: 9000, buyerShare: 40 },
    rentalInfo: { ...NEW_RENTAL, rentExcludingVat: 700, leaseType: 'MOBILITY', leaseMonths: 9, landlordFee: 500 },
    energyEfficiency: { finalEnergyValue: 80, exemption: 'SMALL', auditDate: '2026-10-01' },
  });

  it.each(Object.keys(FIRST_FIELDS) as (keyof typeof FIRST_FIELDS)[])('keeps later fields of %s', (group) => {
    const values: Readonly<Record<string, unknown>> = { ...filled[group] };
    const sentFields = Object.fromEntries(FIRST_FIELDS[group].map((field) => [field, values[field]]));
    const patch = PropertyPatchSchema.parse({ [group]: sentFields });
    expect(patched(filled, patch)).toEqual(filled);
  });
});

describe('a property stored before a new field', () => {
  const whole = completeDraft({ transactionType: 'RENT', rentalInfo: NEW_RENTAL, coOwnership: NEW_CO_OWNERSHIP });

  it.each([
    'locationMetadata',
    'propertyMetadata',
    'financialInfo',
    'rentalInfo',
    'coOwnership',
    'energyEfficiency',
  ] as const)('has that field of its %s empty, and the others unchanged', (section) => {
    const keys = Object.keys(whole[section] ?? {});
    expect(keys.length).toBeGreaterThan(2);
    for (const key of keys) {
      const before = Object.fromEntries(Object.entries(whole[section] ?? {}).filter(([name]) => name !== key));
      expect(withNewFields({ ...whole, [section]: before })).toEqual(whole);
    }
  });

  it('has it empty in each of its rooms', () => {
    const { note: _, ...room } = { ...whole.rooms[0]!, size: 12 };
    expect(withNewFields({ ...whole, rooms: [room as never] }).rooms).toEqual([{ ...room, note: '' }]);
  });

  it('keeps absent groups absent', () => {
    expect(withNewFields({ ...whole, rentalInfo: null, coOwnership: null })).toMatchObject({
      rentalInfo: null,
      coOwnership: null,
    });
  });

  it('keeps existing values', () => {
    const filled = { ...whole, propertyMetadata: { ...whole.propertyMetadata, yearBuilt: 1987 } };
    expect(withNewFields(filled)).toEqual(filled);
  });
});
