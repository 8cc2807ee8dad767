import { EMPTY_LOCATION } from '../common/geo/address';
import { HALF } from './price/fee-terms';
import { PROPERTY_FIELDS, type PropertyField } from './property-catalogue';
import { DEFAULT_ROOM_TYPES, type RoomType } from './property.enums';
import type { PropertyDraft, PropertyPatch } from './property-draft.schema';
import type { PropertyFields, Room } from './property.schema';

export const DEFAULT_COMMISSION_RATE = 4.5;

const emptyRoom = (type: RoomType): Room => ({
  type,
  size: null,
  fullSize: null,
  validRoom: true,
  floor: null,
  note: '',
});

/** Fields of a group without data: null, or an empty list for multi-valued fields. */
function unknownFields<Group extends 'locationMetadata' | 'propertyMetadata'>(group: Group): PropertyFields[Group] {
  const fields = Object.entries<PropertyField>(PROPERTY_FIELDS).filter(([path]) => path.startsWith(`${group}.`));
  const unknown = fields.map(([path, { several }]) => [path.slice(group.length + 1), several ? [] : null] as const);
  return Object.fromEntries(unknown) as unknown as PropertyFields[Group];
}

/** Unknown areas, floors and rooms. */
export const NO_FIGURES = unknownFields('propertyMetadata');

/** Unknown surroundings. */
export const NO_SURROUNDINGS = unknownFields('locationMetadata');

const MONEY: PropertyFields['financialInfo'] = {
  priceNoFees: null,
  feeType: 'BUYER',
  commissionRate: DEFAULT_COMMISSION_RATE,
  commissionAmount: null,
  buyerShare: HALF,
  monthlyExpenses: null,
  propertyTax: null,
  priceHistory: [],
};

/** Initial values of a rental. */
export const NEW_RENTAL: NonNullable<PropertyFields['rentalInfo']> = {
  rent: null,
  rentExcludingVat: null,
  chargeMode: 'PROVISION',
  rentalFeeMode: null,
  deposit: null,
  furnished: false,
  leaseType: 'STANDARD',
  leaseMonths: null,
  rentControl: null,
  tenantFee: null,
  inventoryFee: null,
  landlordFee: null,
  landlordInventoryFee: null,
};

/** Unknown co-ownership. */
export const NEW_CO_OWNERSHIP: NonNullable<PropertyFields['coOwnership']> = {
  lots: null,
  yearlyCharges: null,
  procedure: false,
  procedureDetail: null,
};

/** Unknown certificate. */
export const NO_CERTIFICATE: PropertyFields['energyEfficiency'] = {
  date: null,
  ademeNumber: null,
  energyValue: null,
  finalEnergyValue: null,
  energyClass: null,
  gesValue: null,
  gesClass: null,
  costMin: null,
  costMax: null,
  costReferenceDate: null,
  exemption: null,
  auditDate: null,
};

/** Empty listing data. */
export const NO_LISTING_INFO: PropertyFields['listing'] = {
  agencyReference: null,
  virtualTourUrl: null,
  feeScaleUrl: null,
  translations: [],
};

/**
 * Fills a draft with defaults: an active house with living room, kitchen, toilet and bedroom, fees of 4.5 % paid by the
 * buyer. The kind of transaction has no default.
 */
export function completeDraft(draft: PropertyDraft): PropertyFields {
  return {
    title: draft.title ?? '',
    description: draft.description ?? '',
    transactionType: draft.transactionType ?? null,
    propertyStatus: draft.propertyStatus ?? 'ACTIVE',
    propertyType: draft.propertyType ?? 'HOUSE',
    location: { ...EMPTY_LOCATION, ...draft.location },
    locationMetadata: { ...NO_SURROUNDINGS, ...draft.locationMetadata },
    structure: draft.structure ?? [],
    propertyMetadata: { ...NO_FIGURES, ...draft.propertyMetadata },
    rooms: draft.rooms ?? DEFAULT_ROOM_TYPES.map(emptyRoom),
    features: draft.features ?? [],
    comments: draft.comments ?? [],
    contactTypes: draft.contactTypes ?? {},
    coOwnership: draft.coOwnership ? { ...NEW_CO_OWNERSHIP, ...draft.coOwnership } : null,
    financialInfo: { ...MONEY, ...draft.financialInfo, priceHistory: [] },
    rentalInfo: draft.rentalInfo ? { ...NEW_RENTAL, ...draft.rentalInfo } : null,
    energyEfficiency: { ...NO_CERTIFICATE, ...draft.energyEfficiency },
    listing: { ...NO_LISTING_INFO, ...draft.listing },
    negotiator: draft.negotiator ?? null,
  };
}

/** Applies a patch: given fields replace, except later-added fields of a group that an earlier screen omitted. */
export const patched = (before: PropertyFields, patch: PropertyPatch): PropertyFields => ({
  ...before,
  ...patch,
  locationMetadata: { ...before.locationMetadata, ...patch.locationMetadata },
  propertyMetadata: { ...before.propertyMetadata, ...patch.propertyMetadata },
  energyEfficiency: { ...before.energyEfficiency, ...patch.energyEfficiency },
  financialInfo: { ...before.financialInfo, ...patch.financialInfo },
  rentalInfo:
    patch.rentalInfo === undefined
      ? before.rentalInfo
      : patch.rentalInfo && { ...NEW_RENTAL, ...before.rentalInfo, ...patch.rentalInfo },
});

/** Stored fields, possibly of an older version without newer fields. */
type KeptFields = Omit<PropertyDraft, 'financialInfo' | 'rooms'> & Pick<PropertyFields, 'financialInfo' | 'rooms'>;

/** Adds defaults for newer fields to stored ones, instead of a migration. */
export const withNewFields = (stored: KeptFields): PropertyFields => ({
  ...completeDraft(stored),
  financialInfo: { ...MONEY, ...stored.financialInfo },
  rooms: stored.rooms.map((room) => ({ ...emptyRoom(room.type), ...room })),
});
