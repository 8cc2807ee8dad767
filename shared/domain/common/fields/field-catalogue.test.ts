import { z } from 'zod';
import { CONTACT_FIELDS } from '../../contact/contact-catalogue';
import { ContactFieldsSchema } from '../../contact/contact.schema';
import { PROPERTY_FIELDS } from '../../property/property-catalogue';
import { PropertyFieldsSchema } from '../../property/property.schema';
import { fieldAt, privatePaths, type FieldCatalogue, type FieldKind } from './field-catalogue';

interface Shape {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Shape>;
  items?: Shape;
  additionalProperties?: Shape | boolean;
  anyOf?: Shape[];
}

const NUMBERS: readonly FieldKind[] = ['AREA', 'COORDINATE', 'EUROS', 'NUMBER', 'PERCENT', 'PLAIN'];
const TEXTS: readonly FieldKind[] = ['CHOICE', 'PERSON', 'TEXT'];

/** Types that a value of this shape may have. */
function kindsOf(shape: Shape): readonly FieldKind[] {
  if (shape.properties || shape.items || typeof shape.additionalProperties === 'object') return ['WHOLE', 'CHOICE'];
  if ([shape.type].flat().includes('boolean')) return ['YES_NO'];
  if (shape.type === 'number' || shape.type === 'integer') return NUMBERS;
  if (shape.enum) return ['CHOICE', 'TEXT'];
  return shape.format === 'date' ? ['DAY'] : TEXTS;
}

/** Lists every path of a document with its possible shapes, without `null`. */
function shapesOf(shape: Shape, path = ''): [string, Shape][] {
  const under = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (shape.anyOf) return shape.anyOf.flatMap((option) => (option.type === 'null' ? [] : shapesOf(option, path)));
  return [
    ...(path === '' ? [] : [[path, shape] as [string, Shape]]),
    ...Object.entries(shape.properties ?? {}).flatMap(([key, child]) => shapesOf(child, under(key))),
    ...(shape.items?.properties ? shapesOf(shape.items, under('*')) : []),
  ];
}

const CRITERIA = /^filters\./;

describe.each([
  ['property', PROPERTY_FIELDS, PropertyFieldsSchema],
  ['contact', CONTACT_FIELDS, ContactFieldsSchema],
] as const)('the fields of a %s', (_, fields: FieldCatalogue, schema) => {
  const shapes = shapesOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape);

  it('exist for everything that may be written, each with a matching type', () => {
    const mismatches = shapes.flatMap(([path, shape]) => {
      // a date-time is a string that a schema converts
      const kind = fieldAt(fields, path)?.kind;
      if (CRITERIA.test(path) || kind === 'MOMENT') return [];
      return kind !== undefined && kindsOf(shape).includes(kind) ? [] : [{ path, kind }];
    });
    expect(mismatches).toEqual([]);
  });

  it('are only writable ones', () => {
    const knownPaths = new Set(shapes.map(([path]) => path));
    const otherPaths = /^(media|mergedWith|review.*|filters\..*|contactTypes\.\*)$/;
    expect(Object.keys(fields).filter((path) => !knownPaths.has(path) && !otherPaths.test(path))).toEqual([]);
  });
});

it('marks private fields, at any depth', () => {
  expect(fieldAt(PROPERTY_FIELDS, 'comments.3.text')?.private).toBe('VALUE');
  expect(privatePaths(PROPERTY_FIELDS, 'PAST')).toEqual([
    'location.lat',
    'location.lon',
    'comments',
    'contactTypes',
    'financialInfo.commissionRate',
    'financialInfo.commissionAmount',
    'financialInfo.buyerShare',
    'financialInfo.priceHistory',
    'rentalInfo.rent',
    'rentalInfo.landlordFee',
    'rentalInfo.landlordInventoryFee',
  ]);
  expect(privatePaths(PROPERTY_FIELDS, 'VALUE')).toEqual([
    'location.label',
    'location.street',
    'propertyMetadata.cadastre',
    'propertyMetadata.titleDeed',
    'propertyMetadata.lotNumbers',
    'comments.*.text',
    'financialInfo.priceNoFees',
  ]);
});
