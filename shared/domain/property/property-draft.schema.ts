import type { z } from 'zod';
import { LocationSchema } from '../common/geo/location.schema';
import { AdemeNumberSchema, ParcelsSchema } from './code.schema';
import {
  CoOwnershipSchema,
  EnergyEfficiencySchema,
  FinancialInfoSchema,
  ListingInfoSchema,
  LocationMetadataSchema,
  PropertyFieldsSchema,
  PropertyMetadataSchema,
  RentalInfoSchema,
} from './property.schema';

/** Codes are validated on write only: invalid ones of earlier versions and imports stay readable. */
const MetadataWriteSchema = PropertyMetadataSchema.extend({ cadastre: ParcelsSchema.nullable() });
const EnergyWriteSchema = EnergyEfficiencySchema.extend({ ademeNumber: AdemeNumberSchema.nullable() });

/**
 * Input of a creation: absent fields get defaults, so that the business rules report what is missing, in their order.
 * The server keeps the price history.
 */
export const PropertyDraftSchema = PropertyFieldsSchema.partial().extend({
  location: LocationSchema.partial().optional(),
  locationMetadata: LocationMetadataSchema.partial().optional(),
  propertyMetadata: MetadataWriteSchema.partial().optional(),
  financialInfo: FinancialInfoSchema.partial().optional(),
  rentalInfo: RentalInfoSchema.partial().nullable().optional(),
  coOwnership: CoOwnershipSchema.partial().nullable().optional(),
  energyEfficiency: EnergyWriteSchema.partial().optional(),
  listing: ListingInfoSchema.partial().optional(),
});
export type PropertyDraft = z.infer<typeof PropertyDraftSchema>;

/** Fields added after the first version of their group. An earlier screen omits them: they stay unchanged. */
const LATER_FIELDS = {
  locationMetadata: { nearestStation: true, riskReportDate: true },
  propertyMetadata: {
    subtype: true,
    orientation: true,
    terraceCount: true,
    terraceSize: true,
    balconySize: true,
    cellarSize: true,
    dwellingCount: true,
    titleDeed: true,
    lotNumbers: true,
    occupancy: true,
  },
  financialInfo: { commissionAmount: true, buyerShare: true },
  rentalInfo: {
    rentExcludingVat: true,
    leaseType: true,
    leaseMonths: true,
    landlordFee: true,
    landlordInventoryFee: true,
  },
  energyEfficiency: { finalEnergyValue: true, exemption: true, auditDate: true },
} as const;

/** A change of a property: given fields replace, others stay. */
export const PropertyPatchSchema = PropertyFieldsSchema.extend({
  locationMetadata: LocationMetadataSchema.partial(LATER_FIELDS.locationMetadata),
  propertyMetadata: MetadataWriteSchema.partial(LATER_FIELDS.propertyMetadata),
  energyEfficiency: EnergyWriteSchema.partial(LATER_FIELDS.energyEfficiency),
  financialInfo: FinancialInfoSchema.partial(LATER_FIELDS.financialInfo),
  rentalInfo: RentalInfoSchema.partial(LATER_FIELDS.rentalInfo).nullable(),
}).partial();
export type PropertyPatch = z.infer<typeof PropertyPatchSchema>;
