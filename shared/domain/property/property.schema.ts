import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { CommentSchema } from '../common/comment.schema';
import { LocationSchema } from '../common/geo/location.schema';
import { Euros, EurosIncludingFees, Percent } from '../common/money.schema';
import { WebAddress } from '../common/web-address.schema';
import { MANDATE_STATUSES, MANDATE_TYPES } from '../mandate/mandate.enums';
import { MediaSchema, SignedMediaSchema } from '../media/media.schema';
import { FIELD_COLUMNS } from './list/property-columns';
import * as enums from './property.enums';
import { REFERENCE } from './reference';

export const ReferenceSchema = z.string().regex(REFERENCE, 'Référence invalide');

const Area = z.number().min(0).max(100_000_000);
const Count = z.int().min(0).max(1000);

/** Sizes in m²: `size` counts towards the living area, `fullSize` is the floor area whatever the ceiling. */
export const RoomSchema = z.strictObject({
  type: z.enum(enums.ROOM_TYPES),
  size: Area.nullable(),
  fullSize: Area.nullable(),
  /** False excludes the room from counts and areas (not yet habitable, annex). */
  validRoom: z.boolean(),
  floor: z.int().min(-10).max(200).nullable(),
  note: z.string().max(300),
});
export type Room = z.infer<typeof RoomSchema>;

export const BuildingSchema = z.strictObject({
  name: z.string().max(100),
  yearBuilt: z.int().min(1000).max(2100).nullable(),
  floors: Count.nullable(),
  size: Area.nullable(),
  note: z.string().max(300),
});

/** Figures of the whole property; a count left null is derived from `rooms`. Areas in m². */
export const PropertyMetadataSchema = z.strictObject({
  /** Subtype in the agency's own words: « Studio », « Mas », « Maison de ville ». */
  subtype: z.string().max(100).nullable(),
  homeSize: Area.nullable(),
  carrezSize: Area.nullable(),
  landSize: Area.nullable(),
  roomCount: Count.nullable(),
  bedroomCount: Count.nullable(),
  floor: z.int().min(-10).max(200).nullable(),
  floors: Count.nullable(),
  orientation: z.array(z.enum(enums.ORIENTATIONS)).max(enums.ORIENTATIONS.length),
  terraceCount: Count.nullable(),
  terraceSize: Area.nullable(),
  balconySize: Area.nullable(),
  cellarSize: Area.nullable(),
  yearBuilt: z.int().min(1000).max(2100).nullable(),
  /** Number of dwellings of a building: 0 for none, null for unknown. */
  dwellingCount: Count.nullable(),
  heating: z.enum(enums.HEATING_KINDS).nullable(),
  cadastre: z.string().max(200).nullable(),
  /** Title of ownership: deed, notary, date. */
  titleDeed: z.string().max(300).nullable(),
  /** Lots of the co-ownership that belong to it, with their shares. */
  lotNumbers: z.string().max(300).nullable(),
  occupancy: z.enum(enums.OCCUPANCIES).nullable(),
  availableFrom: z.iso.date().nullable(),
});

export const LocationMetadataSchema = z.strictObject({
  district: z.string().max(100).nullable(),
  transport: z.string().max(300).nullable(),
  nearestStation: z.string().max(100).nullable(),
  floodZone: z.boolean().nullable(),
  /** Day of the report on risks (état des risques). */
  riskReportDate: z.iso.date().nullable(),
});

export const PriceChangeSchema = z.strictObject({ at: DateTimeSchema, price: EurosIncludingFees });

export const FinancialInfoSchema = z.strictObject({
  /** Net price: what the seller receives before seller fees; null while unknown. Unused for a rental. */
  priceNoFees: Euros.nullable(),
  /** Null while the payer of a sale's fees is unknown: the displayed price is then N, and nothing is published. */
  feeType: z.enum(enums.FEE_TYPES).nullable(),
  /** Percent of the price without fees; used while `commissionAmount` is null. */
  commissionRate: Percent,
  /** Fees agreed as a sum including VAT: overrides the rate, and stays when the price changes. */
  commissionAmount: Euros.nullable(),
  /** Buyer's part of SHARED fees, in percent. */
  buyerShare: Percent,
  /** Rental charges or co-ownership charges, € per month. */
  monthlyExpenses: Euros.nullable(),
  propertyTax: Euros.nullable(),
  priceHistory: z.array(PriceChangeSchema).max(500),
});

export const RentControlSchema = z.strictObject({
  referenceRent: Euros,
  referenceRentIncreased: Euros,
  baseRent: Euros,
  complement: Euros.nullable(),
});

export const RentalInfoSchema = z.strictObject({
  /** Monthly rent without charges. */
  rent: Euros.nullable(),
  /** Monthly rent of a commercial lease subject to VAT, without charges and VAT. */
  rentExcludingVat: Euros.nullable(),
  chargeMode: z.enum(enums.CHARGE_MODES),
  rentalFeeMode: z.enum(enums.RENTAL_FEE_MODES).nullable(),
  deposit: Euros.nullable(),
  furnished: z.boolean(),
  leaseType: z.enum(enums.LEASE_TYPES),
  leaseMonths: z.int().min(1).max(600).nullable(),
  rentControl: RentControlSchema.nullable(),
  /** Borne by the tenant, including VAT: visit, file, lease and inventory; `inventoryFee` is the part of the inventory. */
  tenantFee: Euros.nullable(),
  inventoryFee: Euros.nullable(),
  /** Landlord's fee including VAT for the same acts; `landlordInventoryFee` is its inventory part. */
  landlordFee: Euros.nullable(),
  landlordInventoryFee: Euros.nullable(),
});

export const CoOwnershipSchema = z.strictObject({
  lots: z.int().min(1).max(100_000).nullable(),
  yearlyCharges: Euros.nullable(),
  procedure: z.boolean(),
  procedureDetail: z.string().max(500).nullable(),
});

export const EnergyEfficiencySchema = z.strictObject({
  date: z.iso.date().nullable(),
  ademeNumber: z.string().max(40).nullable(),
  energyValue: z.number().min(0).max(10_000).nullable(),
  /** Final energy in kWh/m²/year; `energyValue` is primary energy. */
  finalEnergyValue: z.number().min(0).max(10_000).nullable(),
  energyClass: z.enum(enums.ENERGY_LABELS).nullable(),
  gesValue: z.number().min(0).max(10_000).nullable(),
  gesClass: z.enum(enums.ENERGY_LABELS).nullable(),
  costMin: Euros.nullable(),
  costMax: Euros.nullable(),
  costReferenceDate: z.iso.date().nullable(),
  /** Why the property is exempt from the certificate. */
  exemption: z.enum(enums.EXEMPTIONS).nullable(),
  /** Day of the energy audit, required to sell some houses and buildings. */
  auditDate: z.iso.date().nullable(),
});

/** The advertisement in another language. */
export const TranslationSchema = z.strictObject({
  /** ISO 639-1: "en", "es". */
  language: z.string().regex(/^[a-z]{2}$/, 'Code de langue invalide'),
  title: z.string().max(200),
  description: z.string().max(20_000),
});
export type Translation = z.infer<typeof TranslationSchema>;

/** Data of the advertisement beside its text. */
export const ListingInfoSchema = z.strictObject({
  /** Reference in the other agency's software; ours is `reference`. */
  agencyReference: z.string().max(60).nullable(),
  virtualTourUrl: WebAddress.nullable(),
  /** Fee scale of another agency that holds the mandate. */
  feeScaleUrl: WebAddress.nullable(),
  translations: z.array(TranslationSchema).max(10),
});

/** contactId -> how that contact is tied to the property. */
export const ContactTypesSchema = z.record(
  z.string().regex(/^[1-9]\d{0,14}$/),
  z.array(z.enum(enums.CONTACT_LINK_TYPES)).min(1).max(enums.CONTACT_LINK_TYPES.length),
);

/** All editable fields of a property. */
export const PropertyFieldsSchema = z.strictObject({
  title: z.string().max(200),
  description: z.string().max(20_000),
  transactionType: z.enum(enums.TRANSACTION_TYPES).nullable(),
  propertyStatus: z.enum(enums.PROPERTY_STATUSES),
  propertyType: z.enum(enums.PROPERTY_TYPES),
  location: LocationSchema,
  locationMetadata: LocationMetadataSchema,
  structure: z.array(BuildingSchema).max(50),
  propertyMetadata: PropertyMetadataSchema,
  rooms: z.array(RoomSchema).max(200),
  features: z.array(z.enum(enums.FEATURES)).max(50),
  comments: z.array(CommentSchema).max(1000),
  contactTypes: ContactTypesSchema,
  coOwnership: CoOwnershipSchema.nullable(),
  financialInfo: FinancialInfoSchema,
  rentalInfo: RentalInfoSchema.nullable(),
  energyEfficiency: EnergyEfficiencySchema,
  listing: ListingInfoSchema,
  /** loginEmail of the negotiator in charge. */
  negotiator: z.string().min(1).max(254).nullable(),
});
export type PropertyFields = z.infer<typeof PropertyFieldsSchema>;

export const PropertySchema = PropertyFieldsSchema.extend({
  reference: ReferenceSchema,
  /** Constant for the life of the listing, used by portals; at most 30 characters. */
  technicalId: z.string().max(30),
  /** Displayed price in euros: price fees included for a sale, monthly rent charges included for a rental. */
  price: EurosIncludingFees.nullable(),
  media: z.array(MediaSchema),
  mandateStatus: z.enum(MANDATE_STATUSES).nullable(),
  mandateType: z.enum(MANDATE_TYPES).nullable(),
  /** Price of the running mandate, which advertisements must match; null without one. */
  mandatePrice: EurosIncludingFees.nullable().optional(),
  createdTime: DateTimeSchema,
  modifiedTime: DateTimeSchema,
  version: z.int(),
});
export type Property = z.infer<typeof PropertySchema>;

/** One row or card of a list. Areas in m², prices in euros. */
export const PropertySummarySchema = z.strictObject({
  reference: z.string(),
  title: z.string(),
  transactionType: z.enum(enums.TRANSACTION_TYPES),
  propertyStatus: z.enum(enums.PROPERTY_STATUSES),
  propertyType: z.enum(enums.PROPERTY_TYPES),
  city: z.string(),
  postcode: z.string().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  price: z.number().nullable(),
  /** Sale price without the buyer's fees. */
  priceNoFees: z.number().nullable(),
  /** Net to seller of a sale; null while the fee payer is unknown. */
  netToSeller: z.number().nullable(),
  /** Euros per m² of living area, or per m² of land for LAND. */
  pricePerSquareMetre: z.number().nullable(),
  homeSize: z.number().nullable(),
  landSize: z.number().nullable(),
  rooms: z.int().nullable(),
  bedrooms: z.int().nullable(),
  energyClass: z.enum(enums.ENERGY_LABELS).nullable(),
  gesClass: z.enum(enums.ENERGY_LABELS).nullable(),
  mandateStatus: z.enum(MANDATE_STATUSES).nullable(),
  mandateType: z.enum(MANDATE_TYPES).nullable(),
  negotiator: z.string().nullable(),
  photoCount: z.int(),
  /** Days on the market; null for a draft, and for an unknown end. */
  marketDays: z.int().min(0).nullable(),
  /** Signed address of the first picture in size SM, so that a page of cards costs one call. */
  cover: SignedMediaSchema.nullable(),
  /** Requested columns; only in responses to a search. */
  columns: z.partialRecord(z.enum(FIELD_COLUMNS), z.union([z.boolean(), z.number(), z.string()]).nullable()).optional(),
  createdTime: DateTimeSchema,
  modifiedTime: DateTimeSchema,
  version: z.int(),
});
export type PropertySummary = z.infer<typeof PropertySummarySchema>;
