/** What visitors say most, offered to be chosen; each without a name. */
export const POSITIVE_POINTS = [
  'Luminosité',
  'Quartier calme',
  'Beaux volumes',
  'Jardin bien exposé',
  'Cuisine refaite',
  'Vue dégagée',
  'Stationnement facile',
  'Charges faibles',
  'Distribution des pièces',
  'Cachet',
  'Terrasse',
  'Emplacement',
] as const;

export const NEGATIVE_POINTS = [
  'Travaux',
  'Bruit de la route',
  'Pas de garage',
  'Salle de bains vétuste',
  'Jardin petit',
  'Étiquette énergie',
  'Vis-à-vis',
  'Chambres petites',
  'Escalier raide',
  'Charges élevées',
  'Emplacement',
  'Cuisine fermée',
] as const;
