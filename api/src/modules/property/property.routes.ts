import type { Register } from '../../deps';
import { bulkChangeRoute } from './bulk-change.route';
import { checkCompliance } from './check-compliance.route';
import { createPropertyRoute } from './create-property.route';
import { exportPropertiesRoute } from './export/export-properties.route';
import { findPropertiesRoute } from './find-properties.route';
import { getProperty } from './get-property.route';
import { propertyMarket } from './market.route';
import { newlyMatchingContacts } from './newly-matching.route';
import { patchPropertyRoute } from './patch-property.route';
import { propertiesByContact } from './properties-by-contact.route';
import { propertiesByReferences } from './properties-by-references.route';
import { propertyCubeRoute } from './property-cube.route';
import { propertyFacetsRoute } from './property-facets.route';
import { propertyHistoryEntryRoute } from './property-history-entry.route';
import { propertyHistoryRoute } from './property-history.route';
import { propertyMap } from './property-map.route';
import { rankContacts } from './rank-contacts.route';
import { rankProperties } from './rank-properties.route';

export const propertyRoutes: readonly Register[] = [
  findPropertiesRoute,
  getProperty,
  createPropertyRoute,
  patchPropertyRoute,
  propertiesByReferences,
  propertiesByContact,
  rankProperties,
  rankContacts,
  newlyMatchingContacts,
  checkCompliance,
  propertyMarket,
  propertyHistoryRoute,
  propertyHistoryEntryRoute,
  propertyCubeRoute,
  propertyFacetsRoute,
  propertyMap,
  bulkChangeRoute,
  exportPropertiesRoute,
];
