import type { PropertyType } from './property.enums';

/** What people live in. */
export const DWELLINGS: readonly PropertyType[] = ['HOUSE', 'APARTMENT', 'CASTLE', 'LOFT'];
const NOT_BUILT: readonly PropertyType[] = ['LAND'];
const WITHOUT_ROOMS: readonly PropertyType[] = ['LAND', 'PARKING'];
/** One of several on a floor. */
const ON_A_FLOOR: readonly PropertyType[] = ['APARTMENT', 'LOFT', 'OFFICE', 'PREMISES', 'SHOP', 'PARKING'];

/** Types of property of which one field or another says something: a plot of land has no floors. */
export const PROPERTY_GROUPS = {
  BUILT: (type) => !NOT_BUILT.includes(type),
  LIVED_IN: (type) => DWELLINGS.includes(type) || type === 'BUILDING',
  ON_A_FLOOR: (type) => ON_A_FLOOR.includes(type),
  WITH_LAND: (type) => type !== 'PARKING',
  WITH_ROOMS: (type) => !WITHOUT_ROOMS.includes(type),
} as const satisfies Record<string, (type: PropertyType) => boolean>;
export type PropertyGroup = keyof typeof PROPERTY_GROUPS;
