import { WITHOUT_CERTIFICATE } from './legal-mentions';
import { PROPERTY_FIELDS, type PropertyField } from './property-catalogue';
import { PROPERTY_GROUPS } from './property-groups';
import type { PropertyType } from './property.enums';
import type { PropertyFields } from './property.schema';

type Figure = keyof PropertyFields['propertyMetadata'];

/** True when a figure applies to this type of property. */
export function hasFigure(type: PropertyType, figure: Figure): boolean {
  const { appliesTo }: PropertyField = PROPERTY_FIELDS[`propertyMetadata.${figure}`];
  return appliesTo === undefined || PROPERTY_GROUPS[appliesTo](type);
}

/** Removes figures that do not apply to the property's type. */
export function applicableFigures(
  type: PropertyType,
  figures: PropertyFields['propertyMetadata'],
): PropertyFields['propertyMetadata'] {
  const applicable = Object.entries(figures).map(([figure, value]) => [
    figure,
    hasFigure(type, figure as Figure) ? value : null,
  ]);
  return Object.fromEntries(applicable) as PropertyFields['propertyMetadata'];
}

/** Types with a list of rooms; others have only their number. */
export const hasRoomList = PROPERTY_GROUPS.LIVED_IN;

export const hasBuildings = PROPERTY_GROUPS.WITH_ROOMS;

/** False for types that are not heated or lived in. */
export const hasCertificate = (type: PropertyType): boolean => !WITHOUT_CERTIFICATE.includes(type);
