import { PropertyDraftSchema, PropertyPatchSchema } from '@pignon/shared/domain/property/property-draft.schema';
import { aProperty, aRental } from '@pignon/shared/domain/property/test/a-property';
import { copiedValues, draftOf, newValues, patchOf, priceBefore, valuesOf } from './property-values';

describe('the values of the form', () => {
  it('start as a house for sale with the usual rooms and fees, in the charge of the user', () => {
    const values = newValues('jean@pignon.test');
    expect(values).toMatchObject({
      transactionType: 'SALE',
      propertyType: 'HOUSE',
      propertyStatus: 'ACTIVE',
      negotiator: 'jean@pignon.test',
      financialInfo: { feeType: 'BUYER', commissionRate: 4.5 },
    });
    expect(values.rooms.map(({ type }) => type)).toEqual(['LIVING_ROOM', 'KITCHEN', 'TOILET', 'BEDROOM']);
    expect(PropertyDraftSchema.safeParse(draftOf(values)).success).toBe(true);
  });

  it.each([
    ['a house for sale', aProperty()],
    ['a flat to let', aRental()],
    ['land that came with rooms', aProperty({ propertyType: 'LAND' })],
    ['a sale that came with a rent', aProperty({ rentalInfo: aRental().rentalInfo })],
    ['a rental whose rent came as its price', aRental({ rentalInfo: null })],
  ])('send nothing when nothing changed: %s', (_, property) => {
    const values = valuesOf(property);
    expect(patchOf(values, values)).toEqual({});
  });

  it('send the whole group of a changed field, and nothing else', () => {
    const base = valuesOf(aProperty());
    const body = patchOf({ ...base, financialInfo: { ...base.financialInfo, propertyTax: 1_700 } }, base);
    expect(body).toEqual({ financialInfo: { ...aProperty().financialInfo, propertyTax: 1_700 } });
    expect(PropertyPatchSchema.safeParse(body).success).toBe(true);
  });

  it('keep rental terms while switched to a sale, and send those that apply', () => {
    const base = valuesOf(aRental());
    const sold = { ...base, transactionType: 'SALE' as const };
    expect(patchOf(sold, base)).toEqual({ transactionType: 'SALE', rentalInfo: null });
    expect(sold.rentalInfo.rent).toBe(700);
    expect(patchOf({ ...sold, transactionType: 'RENT' }, base)).toEqual({});
  });

  it('never send a sale price with a letting', () => {
    const base = valuesOf(aProperty());
    const draft = draftOf({ ...base, transactionType: 'RENT' });
    expect(draft.financialInfo.priceNoFees).toBeNull();
    expect(draft.rentalInfo).not.toBeNull();
  });

  it('omit what a plot of land does not have, until it is a house again', () => {
    const base = valuesOf(aProperty());
    const land = { ...base, propertyType: 'LAND' as const };
    const draft = draftOf(land);
    expect(draft).toMatchObject({ rooms: [], structure: [] });
    expect(draft.propertyMetadata).toMatchObject({ homeSize: null, bedroomCount: null, heating: null, landSize: 340 });
    expect(draft.energyEfficiency.energyClass).toBeNull();
    expect(patchOf({ ...land, propertyType: 'HOUSE' }, base)).toEqual({});
  });

  it('omit blank comments and a cleared address', () => {
    const comment = { pinned: false, text: '  ', createdTime: '2026-11-21T09:30:00.000Z', author: null };
    const draft = draftOf({ ...newValues(null), comments: [comment], location: null });
    expect(draft.comments).toEqual([]);
    expect(draft.location).toMatchObject({ city: '', street: null, lat: null });
  });

  it('of a copy are a draft without comments, with all other fields', () => {
    const copy = copiedValues(aProperty({ propertyStatus: 'SOLD' }));
    expect(copy).toMatchObject({ propertyStatus: 'DRAFT', comments: [], title: 'Maison de ville avec jardin' });
    expect(copy.financialInfo).toMatchObject({ priceNoFees: 250_000, priceHistory: [] });
    expect(copy.contactTypes).toEqual(aProperty().contactTypes);
    expect(copy).not.toHaveProperty('reference');
    expect(copy).not.toHaveProperty('media');
  });
});

describe('the displayed price before a save', () => {
  it('is null when a sale became a letting or had no price', () => {
    const sale = aProperty();
    expect(priceBefore(valuesOf(sale), sale)).toBe(261_250);
    expect(priceBefore(valuesOf(aRental()), aRental())).toBe(aRental().price);
    expect(priceBefore(valuesOf(sale), aRental())).toBeNull();
    expect(priceBefore(newValues(null), sale)).toBeNull();
  });
});
