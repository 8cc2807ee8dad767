import { privatePaths } from '@pignon/shared/domain/common/fields/field-catalogue';
import { PROPERTY_FIELDS } from '@pignon/shared/domain/property/property-catalogue';

/** Paths whose history no customer may see: people, the exact address, what the seller receives and what the agency earns. */
const PRIVATE = [...privatePaths(PROPERTY_FIELDS, 'VALUE'), ...privatePaths(PROPERTY_FIELDS, 'PAST')];

const isIn = (path: string, place: string): boolean => path === place || path.startsWith(`${place}.`);

/** True for a private place, for what lies in one, and for what holds one. */
export const isPrivatePath = (path: string): boolean => PRIVATE.some((place) => isIn(path, place) || isIn(place, path));
