import type { FieldCatalogue } from './field-catalogue';

/** An address, of a property as of a person. */
export const LOCATION_FIELDS = {
  location: { label: 'Adresse', kind: 'WHOLE' },
  'location.label': { label: 'Adresse complète', kind: 'TEXT', private: 'VALUE' },
  'location.street': { label: 'Rue', kind: 'TEXT', private: 'VALUE' },
  'location.postcode': { label: 'Code postal', kind: 'TEXT' },
  'location.city': { label: 'Commune', kind: 'TEXT' },
  'location.insee': { label: 'Code INSEE', kind: 'TEXT' },
  'location.lat': { label: 'Latitude', kind: 'COORDINATE', private: 'PAST' },
  'location.lon': { label: 'Longitude', kind: 'COORDINATE', private: 'PAST' },
  'location.precision': { label: 'Précision de la position', kind: 'CHOICE', words: 'precision' },
} as const satisfies FieldCatalogue;

/** Fields of comments. */
export const COMMENT_FIELDS = {
  comments: { label: 'Commentaires', kind: 'WHOLE', private: 'PAST' },
  'comments.*': { label: 'Commentaire {n}', kind: 'WHOLE' },
  'comments.*.pinned': { label: 'Commentaire {n}\u00a0: épinglé', kind: 'YES_NO' },
  'comments.*.text': { label: 'Commentaire {n}\u00a0: texte', kind: 'TEXT', private: 'VALUE' },
  'comments.*.createdTime': { label: 'Commentaire {n}\u00a0: date', kind: 'MOMENT' },
  'comments.*.author': { label: 'Commentaire {n}\u00a0: auteur', kind: 'PERSON' },
} as const satisfies FieldCatalogue;
