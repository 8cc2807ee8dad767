import { completeDraft, NEW_CO_OWNERSHIP, NEW_RENTAL, withNewFields } from './property-draft';

describe('a property that was kept before a field came to be', () => {
  const whole = completeDraft({ transactionType: 'RENT', rentalInfo: NEW_RENTAL, coOwnership: NEW_CO_OWNERSHIP });

  it.each([
    'locationMetadata',
    'propertyMetadata',
    'financialInfo',
    'rentalInfo',
    'coOwnership',
    'energyEfficiency',
  ] as const)('has that field of its %s empty, and the others as they were', (section) => {
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

  it('keeps what it has not', () => {
    expect(withNewFields({ ...whole, rentalInfo: null, coOwnership: null })).toMatchObject({
      rentalInfo: null,
      coOwnership: null,
    });
  });

  it('keeps what was filled in', () => {
    const filled = { ...whole, propertyMetadata: { ...whole.propertyMetadata, yearBuilt: 1987 } };
    expect(withNewFields(filled)).toEqual(filled);
  });
});
