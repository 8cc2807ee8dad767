import type { FieldLabels } from '../common/fields/field-labels';

/** Labels of a photo's or document's fields, stored under its key. */
export const MEDIA_LABELS = {
  '*': { fr: 'Fichier', en: 'File' },
  '*.path': { fr: 'Nom du fichier', en: 'Name of the file' },
  '*.mimeType': { fr: 'Format', en: 'Format' },
  '*.width': { fr: 'Largeur', en: 'Width' },
  '*.height': { fr: 'Hauteur', en: 'Height' },
  '*.byteSize': { fr: 'Taille', en: 'Size' },
  '*.caption': { fr: 'Légende', en: 'Caption' },
  '*.metadata': { fr: 'Publication', en: 'Publication' },
  '*.position': { fr: 'Place', en: 'Place' },
  '*.crop': { fr: 'Recadrage', en: 'Crop' },
} as const satisfies FieldLabels;
