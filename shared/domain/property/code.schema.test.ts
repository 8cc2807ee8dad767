import { AdemeNumberSchema, ParcelsSchema } from './code.schema';
import { PropertyDraftSchema, PropertyPatchSchema } from './property-draft.schema';

it.each(['AB 123', 'AB 123, AC 4', '000 AB 0123', 'ZC12/ZC13', 'AÉ 1'])('accepts the parcels « %s »', (text) => {
  expect(ParcelsSchema.safeParse(text).success).toBe(true);
});

it.each(['ab 123', 'AB_123', 'AB 12\n', 'A', ''])('refuses the parcels « %s »', (text) => {
  expect(ParcelsSchema.safeParse(text).success).toBe(false);
});

it.each([
  ['2364E0123456X', true],
  ['2364e0123456x', false],
  ['2364E012345X', false],
  ['2364E01234567X', false],
  ['2364-0123456X', false],
])('accepts the energy certificate « %s »: %s', (text, expected) => {
  expect(AdemeNumberSchema.safeParse(text).success).toBe(expected);
});

it('validates codes on write, and allows an empty field', () => {
  const draft = { propertyMetadata: { cadastre: 'ab 1' }, energyEfficiency: { ademeNumber: '12' } };
  const paths = (schema: typeof PropertyDraftSchema | typeof PropertyPatchSchema, value: unknown) =>
    new Set(schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')));
  expect(paths(PropertyDraftSchema, draft)).toEqual(
    new Set(['propertyMetadata.cadastre', 'energyEfficiency.ademeNumber']),
  );
  expect(paths(PropertyPatchSchema, draft)).toContain('energyEfficiency.ademeNumber');
  expect(
    paths(PropertyDraftSchema, { propertyMetadata: { cadastre: null }, energyEfficiency: { ademeNumber: null } }),
  ).toEqual(new Set());
});
