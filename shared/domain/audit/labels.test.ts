import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PropertyFieldsSchema } from '../property/property.schema';
import { groupLabels, labelOf, type Labels } from './labels';
import { PROPERTY_LABELS } from './property-labels';

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  additionalProperties?: Shape | boolean;
  anyOf?: Shape[];
  type?: string;
}

/** Every place that a change may name. */
function placesOf(shape: Shape, path = ''): string[] {
  const under = (key: string) => (path === '' ? key : `${path}.${key}`);
  const inside = [
    ...Object.entries(shape.properties ?? {}).flatMap(([key, child]) => placesOf(child, under(key))),
    ...(shape.items?.properties ? placesOf(shape.items, under('*')) : []),
    ...(typeof shape.additionalProperties === 'object' ? placesOf(shape.additionalProperties, under('*')) : []),
    ...(shape.anyOf ?? []).flatMap((option) => placesOf(option, path)),
  ];
  return [...new Set([...(path === '' ? [] : [path]), ...inside])];
}

const unlabelled = (schema: z.ZodType, labels: Labels) =>
  placesOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape).filter(
    (place) => labels[place] === undefined,
  );

describe('labels', () => {
  it('name every place of a property', () => {
    expect(unlabelled(PropertyFieldsSchema, PROPERTY_LABELS)).toEqual([]);
  });

  it('count the items of a list from one, and name contacts by their number', () => {
    expect(labelOf(PROPERTY_LABELS, 'rooms.2.size')).toBe('Pièce 3\u00a0: surface');
    expect(labelOf(PROPERTY_LABELS, 'contactTypes.42')).toBe('Contact n°\u00a042');
    expect(labelOf(PROPERTY_LABELS, 'unheard.of')).toBe('unheard.of');
  });

  it('name a list once, whatever changed in it, in the order of the screen', () => {
    const paths = ['rooms.0.size', 'rooms.1', 'title', 'financialInfo.priceHistory.1.price'];
    expect(groupLabels(PROPERTY_LABELS, paths)).toEqual(['Titre', 'Pièces', 'Historique des prix']);
  });
});
