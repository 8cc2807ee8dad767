import type { PropertyType } from '../property/property.enums';

const DWELLINGS: readonly PropertyType[] = ['HOUSE', 'APARTMENT', 'CASTLE', 'LOFT'];
const INDOORS: readonly PropertyType[] = [...DWELLINGS, 'BUILDING', 'SHOP', 'OFFICE', 'PREMISES'];
const SHARED_CHARGES: readonly PropertyType[] = ['APARTMENT', 'LOFT', 'PARKING', 'SHOP', 'OFFICE', 'PREMISES'];
const WITH_GARDEN: readonly PropertyType[] = ['HOUSE', 'CASTLE'];
const WITH_VIEW: readonly PropertyType[] = [...INDOORS, 'LAND'];
const LAND: readonly PropertyType[] = ['LAND'];
const PARKING: readonly PropertyType[] = ['PARKING'];

/** Points with the types of property to which they apply; `null` means all. */
type Points = Readonly<Record<string, readonly PropertyType[] | null>>;

/* Frequent remarks offered for selection, by type. */
const POSITIVE: Points = {
  Luminosité: INDOORS,
  'Quartier calme': null,
  'Beaux volumes': INDOORS,
  'Jardin bien exposé': WITH_GARDEN,
  'Cuisine refaite': DWELLINGS,
  'Vue dégagée': WITH_VIEW,
  'Stationnement facile': INDOORS,
  'Charges faibles': SHARED_CHARGES,
  'Distribution des pièces': [...DWELLINGS, 'OFFICE'],
  Cachet: [...DWELLINGS, 'BUILDING'],
  Terrasse: DWELLINGS,
  'Terrain plat': LAND,
  'Terrain viabilisé': LAND,
  'Bonne exposition': LAND,
  'Accès facile': [...LAND, ...PARKING],
  'Accès sécurisé': PARKING,
  Emplacement: null,
};

const NEGATIVE: Points = {
  Travaux: INDOORS,
  'Bruit de la route': WITH_VIEW,
  'Pas de garage': DWELLINGS,
  'Salle de bains vétuste': DWELLINGS,
  'Jardin petit': WITH_GARDEN,
  'Étiquette énergie': INDOORS,
  'Vis-à-vis': WITH_VIEW,
  'Chambres petites': DWELLINGS,
  'Escalier raide': DWELLINGS,
  'Charges élevées': SHARED_CHARGES,
  'Terrain en pente': LAND,
  'Terrain à viabiliser': LAND,
  'Terrain trop petit': LAND,
  'Place étroite': PARKING,
  'Accès difficile': [...LAND, ...PARKING],
  Emplacement: null,
  'Cuisine fermée': DWELLINGS,
};

const pointsOf = (points: Points, propertyTypes: readonly PropertyType[]): string[] =>
  Object.entries(points).flatMap(([point, types]) =>
    types === null || types.some((type) => propertyTypes.includes(type)) ? [point] : [],
  );

/** Frequent praise of properties of these types. */
export const positivePoints = (types: readonly PropertyType[]): string[] => pointsOf(POSITIVE, types);

/** Frequent criticism of properties of these types. */
export const negativePoints = (types: readonly PropertyType[]): string[] => pointsOf(NEGATIVE, types);

/** Types whose points are suggested for a property: a flat may have a garden. An unknown type counts as a dwelling. */
export const typesLike = (type: PropertyType | undefined): readonly PropertyType[] =>
  type === undefined || DWELLINGS.includes(type) ? DWELLINGS : [type];
