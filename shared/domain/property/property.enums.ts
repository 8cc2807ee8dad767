import { choices, type ChoiceWords } from '../choices/choices';
import { MANDATE_STATUS } from '../mandate/mandate.enums';

export const TRANSACTION_TYPES = ['SALE', 'RENT'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

export const TRANSACTION_WORDS: ChoiceWords<TransactionType> = {
  SALE: { fr: 'vente', en: 'sale' },
  RENT: { fr: 'location', en: 'rental' },
};

export const PROPERTY_STATUSES = [
  'ACTIVE',
  'DRAFT',
  'UNDER_OFFER',
  'UNDER_CONTRACT',
  'SOLD',
  'RENTED',
  'SUSPENDED',
  'WITHDRAWN',
  'ARCHIVED',
] as const;
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];

export const PROPERTY_TYPES = [
  'HOUSE',
  'APARTMENT',
  'LAND',
  'BUILDING',
  'PARKING',
  'SHOP',
  'OFFICE',
  'PREMISES',
  'CASTLE',
  'LOFT',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const PROPERTY_TYPE_WORDS: ChoiceWords<PropertyType> = {
  HOUSE: { fr: 'maison', en: 'house' },
  APARTMENT: { fr: 'appartement', en: 'apartment' },
  LAND: { fr: 'terrain', en: 'land' },
  BUILDING: { fr: 'immeuble', en: 'building' },
  PARKING: { fr: 'stationnement', en: 'parking' },
  SHOP: { fr: 'commerce', en: 'shop' },
  OFFICE: { fr: 'bureau', en: 'office' },
  PREMISES: { fr: 'local', en: 'premises' },
  CASTLE: { fr: 'château', en: 'castle' },
  LOFT: { fr: 'loft', en: 'loft' },
};

export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof ENERGY_CLASSES)[number];

/** A certificate may also be blank (no bill available, "VI") or the building not subject to it ("NS"). */
export const ENERGY_LABELS = [...ENERGY_CLASSES, 'VI', 'NS'] as const;
export type EnergyLabel = (typeof ENERGY_LABELS)[number];

/** Exemptions from the energy certificate (CCH, R126-15): the cases a) to g) of the article, in its order. */
export const EXEMPTIONS = ['TEMPORARY', 'SMALL', 'BUSINESS', 'WORSHIP', 'MONUMENT', 'UNHEATED', 'SEASONAL'] as const;
export type Exemption = (typeof EXEMPTIONS)[number];

export const FEE_TYPES = ['BUYER', 'SELLER', 'SHARED'] as const;
export type FeeType = (typeof FEE_TYPES)[number];

export const RENTAL_FEE_MODES = ['ZONE_CAP', 'FLAT', 'MONTHS_OF_RENT'] as const;
export type RentalFeeMode = (typeof RENTAL_FEE_MODES)[number];

/** Ways to settle charges: a flat sum, or a provision adjusted yearly. */
export const CHARGE_MODES = ['FLAT', 'PROVISION'] as const;
export type ChargeMode = (typeof CHARGE_MODES)[number];

/**
 * Leases of a dwelling: statutory (bare or furnished), student, bail mobilité, or shared (loi 89-462, art. 10, 25-7,
 * 25-12 and 8-1).
 */
export const LEASE_TYPES = ['STANDARD', 'STUDENT', 'MOBILITY', 'SHARED'] as const;
export type LeaseType = (typeof LEASE_TYPES)[number];

/** Occupancy at the time of the mandate. */
export const OCCUPANCIES = ['VACANT', 'OWNER', 'LET'] as const;
export type Occupancy = (typeof OCCUPANCIES)[number];

export const ROOM_TYPES = [
  'LIVING_ROOM',
  'DINING_ROOM',
  'KITCHEN',
  'BEDROOM',
  'OFFICE',
  'LIBRARY',
  'BATHROOM',
  'SHOWER_ROOM',
  'TOILET',
  'HALL',
  'DRESSING',
  'LAUNDRY',
  'VERANDA',
  'MEZZANINE',
  'ATTIC',
  'CELLAR',
  'GARAGE',
  'WORKSHOP',
  'TERRACE',
  'BALCONY',
  'OTHER',
] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

export const ROOM_TYPE_WORDS: ChoiceWords<RoomType> = {
  LIVING_ROOM: { fr: 'séjour', en: 'living room' },
  DINING_ROOM: { fr: 'salle à manger', en: 'dining room' },
  KITCHEN: { fr: 'cuisine', en: 'kitchen' },
  BEDROOM: { fr: 'chambre', en: 'bedroom' },
  OFFICE: { fr: 'bureau', en: 'study' },
  LIBRARY: { fr: 'bibliothèque', en: 'library' },
  BATHROOM: { fr: 'salle de bains', en: 'bathroom' },
  SHOWER_ROOM: { fr: 'salle d’eau', en: 'shower room' },
  TOILET: { fr: 'toilettes', en: 'toilet' },
  HALL: { fr: 'entrée', en: 'hall' },
  DRESSING: { fr: 'dressing', en: 'dressing room' },
  LAUNDRY: { fr: 'buanderie', en: 'laundry' },
  VERANDA: { fr: 'véranda', en: 'veranda' },
  MEZZANINE: { fr: 'mezzanine', en: 'mezzanine' },
  ATTIC: { fr: 'grenier', en: 'attic' },
  CELLAR: { fr: 'cave', en: 'cellar' },
  GARAGE: { fr: 'garage', en: 'garage' },
  WORKSHOP: { fr: 'atelier', en: 'workshop' },
  TERRACE: { fr: 'terrasse', en: 'terrace' },
  BALCONY: { fr: 'balcon', en: 'balcony' },
  OTHER: { fr: 'autre pièce', en: 'other room' },
};

/** Rooms counted as "pièces" of a dwelling (R111-1-1 CCH habit of the trade: no kitchen, bathroom, hall). */
export const MAIN_ROOM_TYPES: readonly RoomType[] = [
  'LIVING_ROOM',
  'DINING_ROOM',
  'BEDROOM',
  'OFFICE',
  'LIBRARY',
  'MEZZANINE',
];

export const DEFAULT_ROOM_TYPES: readonly RoomType[] = ['LIVING_ROOM', 'KITCHEN', 'TOILET', 'BEDROOM'];

export const LOCATION_PRECISIONS = ['EXACT', 'STREET', 'CITY'] as const;
export type LocationPrecision = (typeof LOCATION_PRECISIONS)[number];

export const FEATURES = [
  'LIFT',
  'BALCONY',
  'TERRACE',
  'GARDEN',
  'POOL',
  'GARAGE',
  'PARKING',
  'CELLAR',
  'FIREPLACE',
  'AIR_CONDITIONING',
  'ALARM',
  'INTERCOM',
  'DOUBLE_GLAZING',
  'FITTED_KITCHEN',
  'ACCESSIBLE',
  'CARETAKER',
  'FIBRE',
  'SEA_VIEW',
  'OPEN_VIEW',
] as const;
export type Feature = (typeof FEATURES)[number];

export const FEATURE_WORDS: ChoiceWords<Feature> = {
  LIFT: { fr: 'ascenseur', en: 'lift' },
  BALCONY: { fr: 'balcon', en: 'balcony' },
  TERRACE: { fr: 'terrasse', en: 'terrace' },
  GARDEN: { fr: 'jardin', en: 'garden' },
  POOL: { fr: 'piscine', en: 'pool' },
  GARAGE: { fr: 'garage', en: 'garage' },
  PARKING: { fr: 'stationnement', en: 'parking' },
  CELLAR: { fr: 'cave', en: 'cellar' },
  FIREPLACE: { fr: 'cheminée', en: 'fireplace' },
  AIR_CONDITIONING: { fr: 'climatisation', en: 'air conditioning' },
  ALARM: { fr: 'alarme', en: 'alarm' },
  INTERCOM: { fr: 'interphone', en: 'intercom' },
  DOUBLE_GLAZING: { fr: 'double vitrage', en: 'double glazing' },
  FITTED_KITCHEN: { fr: 'cuisine équipée', en: 'fitted kitchen' },
  ACCESSIBLE: { fr: 'accessible PMR', en: 'wheelchair access' },
  CARETAKER: { fr: 'gardien', en: 'caretaker' },
  FIBRE: { fr: 'fibre optique', en: 'fibre' },
  SEA_VIEW: { fr: 'vue mer', en: 'sea view' },
  OPEN_VIEW: { fr: 'vue dégagée', en: 'open view' },
};

/** Orientation of the main rooms or the plot; several are possible. */
export const ORIENTATIONS = ['NORTH', 'EAST', 'SOUTH', 'WEST'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export const ORIENTATION_WORDS: ChoiceWords<Orientation> = {
  NORTH: { fr: 'nord', en: 'north' },
  EAST: { fr: 'est', en: 'east' },
  SOUTH: { fr: 'sud', en: 'south' },
  WEST: { fr: 'ouest', en: 'west' },
};

export const HEATING_KINDS = ['GAS', 'ELECTRIC', 'OIL', 'WOOD', 'HEAT_PUMP', 'DISTRICT', 'OTHER'] as const;
export type HeatingKind = (typeof HEATING_KINDS)[number];

export const HEATING_WORDS: ChoiceWords<HeatingKind> = {
  GAS: { fr: 'gaz', en: 'gas' },
  ELECTRIC: { fr: 'électrique', en: 'electric' },
  OIL: { fr: 'fioul', en: 'oil' },
  WOOD: { fr: 'bois', en: 'wood' },
  HEAT_PUMP: { fr: 'pompe à chaleur', en: 'heat pump' },
  DISTRICT: { fr: 'réseau de chaleur', en: 'district heating' },
  OTHER: { fr: 'autre', en: 'other' },
};

export const CONTACT_LINK_TYPES = ['OWNER', 'TENANT', 'NOTARY', 'CUSTOMER', 'PARTNER', 'SUPPLIER'] as const;
export type ContactLinkType = (typeof CONTACT_LINK_TYPES)[number];

/** In a search, NONE stands for "no mandate". */
export const MANDATE_STATUS_FILTERS = /* @__PURE__ */ choices({ NONE: null, ...MANDATE_STATUS });
export type MandateStatusFilter = (typeof MANDATE_STATUS_FILTERS)[number];

/** Fields that a list can require to be empty. */
export const OPTIONAL_FIELDS = [
  'price',
  'rooms',
  'bedrooms',
  'homeSize',
  'landSize',
  'dpe',
  'negotiator',
  'city',
  'mandateType',
] as const;
export type MayBeWithout = (typeof OPTIONAL_FIELDS)[number];

export const PROPERTY_ORDER = [
  'modifiedTime',
  'createdTime',
  'reference',
  'price',
  'pricePerSquareMetre',
  'homeSize',
  'landSize',
  'rooms',
  'city',
  'marketDays',
] as const;
export type PropertyOrder = (typeof PROPERTY_ORDER)[number];
