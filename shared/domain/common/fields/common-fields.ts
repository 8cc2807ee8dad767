import type { FieldCatalogue } from './field-catalogue';

/** An address, of a property as of a person. */
export const LOCATION_FIELDS = {
  location: { kind: 'WHOLE' },
  'location.label': { kind: 'TEXT', private: 'VALUE' },
  'location.street': { kind: 'TEXT', private: 'VALUE' },
  'location.postcode': { kind: 'TEXT' },
  'location.city': { kind: 'TEXT' },
  'location.insee': { kind: 'TEXT' },
  'location.lat': { kind: 'COORDINATE', private: 'PAST' },
  'location.lon': { kind: 'COORDINATE', private: 'PAST' },
  'location.precision': { kind: 'CHOICE', words: 'precision' },
} as const satisfies FieldCatalogue;

/** Fields of comments. */
export const COMMENT_FIELDS = {
  comments: { kind: 'WHOLE', private: 'PAST' },
  'comments.*': { kind: 'WHOLE' },
  'comments.*.pinned': { kind: 'YES_NO' },
  'comments.*.text': { kind: 'TEXT', private: 'VALUE' },
  'comments.*.createdTime': { kind: 'MOMENT' },
  'comments.*.author': { kind: 'PERSON' },
} as const satisfies FieldCatalogue;
