import { z } from 'zod';
import { AgencyFieldsSchema } from '../agency/agency.schema';
import { ContactFieldsSchema } from '../contact/contact.schema';
import { EventSchema } from '../event/event.schema';
import { MandateFieldsSchema } from '../mandate/mandate.schema';
import { PropertyFieldsSchema } from '../property/property.schema';
import { PortalPatch } from '../sync/portal.schema';
import { UserSchema } from '../user/user.schema';
import { VisitSchema } from '../visit/visit.schema';
import { groupLabels, labelOf, type Labels } from './history-labels';
import { labelsOf } from './labels-of';
import { FRENCH_PROPERTY_LABELS } from '../property/property-labels';

/** Fields set by the server, which no change contains. */
const KEPT_BY_THE_PRODUCT = ['id', 'loginEmail', 'version', 'createdTime', 'modifiedTime'];

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  additionalProperties?: Shape | boolean;
  anyOf?: Shape[];
  type?: string;
}

/** Every path that a change may contain. */
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
  it('exist for every path of a property', () => {
    expect(unlabelled(PropertyFieldsSchema, FRENCH_PROPERTY_LABELS)).toEqual([]);
  });

  it.each([
    ['contact', ContactFieldsSchema],
    ['mandate', MandateFieldsSchema],
    ['visit', VisitSchema],
    ['event', EventSchema],
    ['user', UserSchema],
    ['agency', AgencyFieldsSchema],
    ['portal', PortalPatch],
  ] as const)('exist for every writable field of a %s', (entity, schema) => {
    const places = placesOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape);
    const own = places.filter((place) => !KEPT_BY_THE_PRODUCT.includes(place));
    expect(own.filter((place) => labelOf(labelsOf(entity), place) === place)).toEqual([]);
  });

  it('exist for what is recorded of a printed blocked document', () => {
    const places = ['print.document', 'print.reason', 'print.problems'];
    expect(places.map((place) => labelOf(labelsOf('property'), place))).toEqual([
      'Document imprimé',
      'Motif',
      'Ce qui bloquait',
    ]);
  });

  it('number the items of a list from one, and never show a contact’s id', () => {
    expect(labelOf(FRENCH_PROPERTY_LABELS, 'rooms.2.size')).toBe('Pièce 3\u00a0: surface');
    expect(labelOf(FRENCH_PROPERTY_LABELS, 'contactTypes.42')).toBe('Contact lié');
    expect(labelOf(FRENCH_PROPERTY_LABELS, 'unheard.of')).toBe('unheard.of');
  });

  it('fall back to the parent’s label', () => {
    expect(labelOf(labelsOf('contact'), 'filters.1.values.0')).toBe('Critère 2\u00a0: valeurs');
    expect(labelOf(labelsOf('message'), 'settings.host')).toBe('settings.host');
  });

  it('identify a picture or document by its kind, not by its key, and by its fields', () => {
    const [one, other] = ['0cb3f7d4678b0c0aef559222f31965e41b54c043', '3edf94f8b02db1f8d099f6723edb9f9e6aa238c3'];
    const labels = labelsOf('media');
    expect(groupLabels(labels, [one, other])).toEqual(['Fichier']);
    expect(groupLabels(labels, [`${one}.metadata`, `${other}.caption`, `${one}.caption`])).toEqual([
      'Légende',
      'Publication',
    ]);
    expect(labelOf(labels, `${one}.crop.0`)).toBe('Recadrage');
  });

  it('list each list once, whatever changed in it, in the order of the screen', () => {
    const paths = ['rooms.0.size', 'rooms.1', 'title', 'financialInfo.priceHistory.1.price'];
    expect(groupLabels(FRENCH_PROPERTY_LABELS, paths)).toEqual(['Titre de l’annonce', 'Pièces', 'Historique des prix']);
  });
});
