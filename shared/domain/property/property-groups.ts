import type { PropertyType } from './property.enums';

/** Dwellings. */
export const DWELLINGS: readonly PropertyType[] = ['HOUSE', 'APARTMENT', 'CASTLE', 'LOFT'];
const NOT_BUILT: readonly PropertyType[] = ['LAND'];
const WITHOUT_ROOMS: readonly PropertyType[] = ['LAND', 'PARKING'];
/** Types let to a business. */
const COMMERCIAL: readonly PropertyType[] = ['SHOP', 'OFFICE', 'PREMISES', 'BUILDING', 'LAND', 'PARKING'];
/** Types on a floor of a building. */
const ON_A_FLOOR: readonly PropertyType[] = ['APARTMENT', 'LOFT', 'OFFICE', 'PREMISES', 'SHOP', 'PARKING'];

/** Types of property to which fields apply: a plot of land has no floors. */
export const PROPERTY_GROUPS = {
  BUILDING: (type) => type === 'BUILDING',
  BUILT: (type) => !NOT_BUILT.includes(type),
  COMMERCIAL: (type) => COMMERCIAL.includes(type),
  LIVED_IN: (type) => DWELLINGS.includes(type) || type === 'BUILDING',
  ON_A_FLOOR: (type) => ON_A_FLOOR.includes(type),
  WITH_LAND: (type) => type !== 'PARKING',
  WITH_ROOMS: (type) => !WITHOUT_ROOMS.includes(type),
} as const satisfies Record<string, (type: PropertyType) => boolean>;
export type PropertyGroup = keyof typeof PROPERTY_GROUPS;

interface Housed {
  propertyType: PropertyType;
  propertyMetadata: { dwellingCount: number | null };
}

/**
 * True where the rules on energy classes apply: a dwelling, or a building with one; assumed for a building without a
 * count.
 */
export const isHousing = ({ propertyType, propertyMetadata: { dwellingCount } }: Housed): boolean =>
  DWELLINGS.includes(propertyType) || (propertyType === 'BUILDING' && dwellingCount !== 0);
