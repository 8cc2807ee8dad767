import type { Register } from '../../deps';
import { bulkChangeRoute } from './bulk/bulk-change.route';
import { checkCompliance } from './compliance/check-compliance.route';
import { createPropertyRoute } from './create-property.route';
import { exportPropertiesRoute } from './export/export-properties.route';
import {
  findImportRowsRoute,
  findImportsRoute,
  getImportRoute,
  startImportRoute,
  undoImportRoute,
} from './import/import-listings.routes';
import { uploadListingsRoute } from './import/upload-listings.route';
import { findPropertiesRoute } from './find/find-properties.route';
import { getProperty } from './get-property.route';
import { propertyMarket } from './market/market.route';
import { newlyMatchingContacts } from './matching/newly-matching.route';
import { patchPropertyRoute } from './patch-property.route';
import { propertiesByContact } from './find/properties-by-contact.route';
import { propertiesByReferences } from './find/properties-by-references.route';
import { propertyCubeRoute } from './analysis/property-cube.route';
import { propertyFacetsRoute } from './analysis/property-facets.route';
import { propertyHistoryEntryRoute } from './history/property-history-entry.route';
import { propertyHistoryRoute } from './history/property-history.route';
import { propertyMap } from './find/property-map.route';
import { rankContacts } from './matching/rank-contacts.route';
import { rankProperties } from './matching/rank-properties.route';
import { sellerReports } from './report/seller-report.routes';

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
  uploadListingsRoute,
  findImportsRoute,
  getImportRoute,
  findImportRowsRoute,
  startImportRoute,
  undoImportRoute,
  sellerReports,
];
