import { z } from 'zod';
import { InseeCode } from '../common/geo/location.schema';
import { MANDATE_TYPES } from '../mandate/mandate.enums';
import { FrameSchema, PolygonSchema } from '../common/geo/geo.schema';
import { MAX_PAGE_NUMBER, MAX_PAGE_SIZE } from '../common/paging';
import { EurosRangeSchema, findRequest, NumericInput, pageOf, RangeSchema } from '../common/paging.schema';
import { FIELD_COLUMNS } from './list/property-columns';
import * as enums from './property.enums';
import { PropertySummarySchema, ReferenceSchema } from './property.schema';

export const PropertyFilterSchema = z.strictObject({
  text: z.string().max(200).optional(),
  transactionType: z.enum(enums.TRANSACTION_TYPES).optional(),
  propertyType: z.array(z.enum(enums.PROPERTY_TYPES)).max(enums.PROPERTY_TYPES.length).optional(),
  propertyStatus: z.array(z.enum(enums.PROPERTY_STATUSES)).max(enums.PROPERTY_STATUSES.length).optional(),
  mandateStatus: z.array(z.enum(enums.MANDATE_STATUS_FILTERS)).max(enums.MANDATE_STATUS_FILTERS.length).optional(),
  /** Type of the effective mandate: running, else pending, else latest. */
  mandateType: z.array(z.enum(MANDATE_TYPES)).max(MANDATE_TYPES.length).optional(),
  price: EurosRangeSchema.optional(),
  location: z
    .strictObject({
      cities: z.array(InseeCode).max(200).optional(),
      /** Excluded places. */
      exceptCities: z.array(InseeCode).max(1000).optional(),
      polygon: PolygonSchema.optional(),
      center: z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).optional(),
      /** Map frame: west, south, east, north. */
      frame: FrameSchema.optional(),
      radiusKm: NumericInput.pipe(z.number().min(0.1).max(500)).optional(),
    })
    .optional(),
  rooms: RangeSchema.optional(),
  bedrooms: RangeSchema.optional(),
  homeSize: RangeSchema.optional(),
  landSize: RangeSchema.optional(),
  dpe: z.array(z.enum(enums.ENERGY_LABELS)).max(enums.ENERGY_LABELS.length).optional(),
  /** Properties must have all of them. */
  features: z.array(z.enum(enums.FEATURES)).max(enums.FEATURES.length).optional(),
  /** Orientations, any of which matches. */
  orientation: z.array(z.enum(enums.ORIENTATIONS)).max(enums.ORIENTATIONS.length).optional(),
  /** Created on these days in France, both included. */
  added: z.strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() }).optional(),
  negotiator: z.string().max(254).optional(),
  /** Excludes properties in charge of these. */
  exceptNegotiators: z.array(z.string().max(254)).max(500).optional(),
  /** Fields that must be empty. */
  without: z.array(z.enum(enums.OPTIONAL_FIELDS)).max(enums.OPTIONAL_FIELDS.length).optional(),
  contactId: NumericInput.pipe(z.int().min(1)).optional(),
  references: z.array(ReferenceSchema).max(500).optional(),
});
export type PropertyFilter = z.input<typeof PropertyFilterSchema>;
export type ParsedPropertyFilter = z.output<typeof PropertyFilterSchema>;

export const PropertyFindRequest = findRequest(PropertyFilterSchema, enums.PROPERTY_ORDER).extend({
  /** Additional fields of each line in the response. */
  columns: z.array(z.enum(FIELD_COLUMNS)).max(FIELD_COLUMNS.length).optional(),
});
export const PropertyFindReply = pageOf(PropertySummarySchema);

/** Properties of one contact; 100 per page by default. */
export const ByContactQuery = z.strictObject({
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE),
  pageNumber: z.coerce.number().int().min(0).max(MAX_PAGE_NUMBER).default(0),
});
export const ByContactReply = pageOf(
  PropertySummarySchema.extend({
    /** Links of the contact to the property. */
    types: z.array(z.enum(enums.CONTACT_LINK_TYPES)),
  }),
);
