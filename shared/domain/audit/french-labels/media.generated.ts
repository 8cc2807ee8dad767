/** Written by `npm run records`: the French labels of the fields of each media. */
export const FRENCH_MEDIA: Readonly<Record<string, string>> = {
  '*': 'Fichier',
  '*.path': 'Nom du fichier',
  '*.mimeType': 'Format',
  '*.width': 'Largeur',
  '*.height': 'Hauteur',
  '*.byteSize': 'Taille',
  '*.caption': 'Légende',
  '*.metadata': 'Publication',
  '*.position': 'Place',
  '*.crop': 'Recadrage',
};
