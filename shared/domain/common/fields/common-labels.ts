import type { COMMENT_FIELDS, LOCATION_FIELDS } from './common-fields';
import type { FieldLabels } from './field-labels';

/** Labels of an address. */
export const LOCATION_LABELS = {
  location: { fr: 'Adresse', en: 'Address' },
  'location.label': { fr: 'Adresse complète', en: 'Full address' },
  'location.street': { fr: 'Rue', en: 'Street' },
  'location.postcode': { fr: 'Code postal', en: 'Postcode' },
  'location.city': { fr: 'Commune', en: 'Town' },
  'location.insee': { fr: 'Code INSEE', en: 'INSEE code' },
  'location.lat': { fr: 'Latitude', en: 'Latitude' },
  'location.lon': { fr: 'Longitude', en: 'Longitude' },
  'location.precision': { fr: 'Précision de la position', en: 'Precision of the position' },
} as const satisfies FieldLabels<keyof typeof LOCATION_FIELDS>;

/** Labels of comments. */
export const COMMENT_LABELS = {
  comments: { fr: 'Commentaires', en: 'Comments' },
  'comments.*': { fr: 'Commentaire {n}', en: 'Comment {n}' },
  'comments.*.pinned': { fr: 'Commentaire {n}\u00a0: épinglé', en: 'Comment {n}: pinned' },
  'comments.*.text': { fr: 'Commentaire {n}\u00a0: texte', en: 'Comment {n}: text' },
  'comments.*.createdTime': { fr: 'Commentaire {n}\u00a0: date', en: 'Comment {n}: date' },
  'comments.*.author': { fr: 'Commentaire {n}\u00a0: auteur', en: 'Comment {n}: author' },
} as const satisfies FieldLabels<keyof typeof COMMENT_FIELDS>;
