import type { Facet } from '../analysis/dimensions';
import type { LabelledPath } from '../property-labels';
import { COLUMN_FIELDS, PROPERTY_COLUMNS, type FieldColumn, type PropertyColumn } from './property-columns';

/** Names of what lists, filters and the pivot show, as in their addresses. */
export type ListedName = Exclude<Facet, 'added'> | PropertyColumn;

/** Paths of names that differ from them. */
const PATHS: Readonly<Partial<Record<ListedName, LabelledPath>>> = {
  priceNoFees: 'financialInfo.priceNoFees',
  homeSize: 'propertyMetadata.homeSize',
  landSize: 'propertyMetadata.landSize',
  rooms: 'propertyMetadata.roomCount',
  bedrooms: 'propertyMetadata.bedroomCount',
  energyClass: 'energyEfficiency.energyClass',
  dpe: 'energyEfficiency.energyClass',
  gesClass: 'energyEfficiency.gesClass',
  city: 'location.city',
  postcode: 'location.postcode',
};

/** Path under which a listed name has its label. */
export const listedPath = (name: ListedName): LabelledPath =>
  (name in COLUMN_FIELDS ? COLUMN_FIELDS[name as FieldColumn].path : (PATHS[name] ?? name)) as LabelledPath;

/** Every path whose heading a list may show. */
export const listedPaths = (): ReadonlySet<string> =>
  new Set([...PROPERTY_COLUMNS.filter((column) => column !== 'title'), 'features' as const].map(listedPath));
