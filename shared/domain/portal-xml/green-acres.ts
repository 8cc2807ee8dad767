import type { OutgoingListing } from '../poliris/write/outgoing-listing';
import type { Feature, FeeType, PropertyType, RoomType } from '../property/property.enums';
import { ENERGY_CLASSES } from '../property/property.enums';
import { roomFigures } from '../property/rooms';
import { buyersFees } from './ubiflow-law.fields';
import { fieldNodes, type XmlField, type XmlNode } from './xml-node';
import { count, decimal, plainText } from './xml-values';

/**
 * Source of an element or code of the Green-Acres format. GIVEN: told to this agency. GATEWAY: the portal's page
 * GatewayInfo, as quoted by its readers. WRITTEN: written by programs that send listings there.
 */
export type GreenAcresSource = 'GIVEN' | 'GATEWAY' | 'WRITTEN';
type Field = XmlField<GreenAcresSource>;

/** `property_type`: all WRITTEN. A loft is sent as apartment, commercial kinds as business. */
export const GREEN_ACRES_TYPES: Readonly<Record<PropertyType, string>> = {
  HOUSE: 'house',
  APARTMENT: 'appartement',
  LOFT: 'appartement',
  LAND: 'land',
  BUILDING: 'building',
  PARKING: 'parking',
  CASTLE: 'castle',
  SHOP: 'business',
  OFFICE: 'business',
  PREMISES: 'business',
};

/** `agency_rates_type`: WRITTEN. */
const PAYERS: Readonly<Record<FeeType, string>> = { SELLER: '0', BUYER: '1', SHARED: '2' };

/** Languages of the portal by ours; some have the code of a country there. WRITTEN. */
const LANGUAGES: Readonly<Record<string, string>> = {
  bg: 'bg',
  cs: 'cz',
  da: 'dk',
  de: 'de',
  el: 'gr',
  en: 'en',
  es: 'es',
  fi: 'fi',
  it: 'it',
  nl: 'nl',
  pl: 'pl',
  pt: 'pt',
  ro: 'ro',
  ru: 'ru',
  sk: 'sk',
  sv: 'se',
};

const isRental = ({ property }: OutgoingListing): boolean => property.transactionType === 'RENT';
const hasFeature = (feature: Feature) => (listing: OutgoingListing) =>
  listing.property.features.includes(feature) ? '1' : '0';
const rooms = (listing: OutgoingListing, types: readonly RoomType[]) =>
  listing.property.rooms.filter((room) => room.validRoom && types.includes(room.type)).length;
const letter = (label: string | null): string | null => ENERGY_CLASSES.find((each) => each === label) ?? null;

/** Street and position are omitted, as for every portal not known to hide them. */
export const GREEN_ACRES_FIELDS: readonly Field[] = [
  { name: 'account_id', source: 'GIVEN', text: ({ account }) => account },
  { name: 'reference', source: 'GIVEN', text: ({ property }) => property.reference },
  { name: 'advert_type', source: 'GIVEN', text: (listing) => (isRental(listing) ? 'rentals' : 'properties') },
  { name: 'status', source: 'WRITTEN', text: () => 'available' },
  { name: 'price', source: 'GIVEN', text: ({ property }) => decimal(property.price) },
  { name: 'has_included_fees', source: 'GIVEN', text: (listing) => (isRental(listing) ? '0' : '1') },
  {
    name: 'agency_rates_type',
    source: 'GATEWAY',
    text: ({ property: { transactionType, financialInfo } }) =>
      transactionType === 'RENT' || financialInfo.feeType === null ? null : PAYERS[financialInfo.feeType],
  },
  {
    name: 'agency_rates',
    source: 'GIVEN',
    text: (listing) => (isRental(listing) ? null : decimal(buyersFees(listing)?.percent)),
  },
  {
    name: 'fees',
    source: 'GATEWAY',
    text: (listing) => (isRental(listing) ? decimal(listing.property.rentalInfo?.tenantFee) : null),
  },
  {
    name: 'agency_rate_scale_url',
    source: 'WRITTEN',
    text: ({ property, feeScaleUrl }) => property.listing.feeScaleUrl ?? feeScaleUrl,
  },
  { name: 'currency', source: 'GIVEN', text: () => 'EUR' },
  { name: 'city', source: 'GIVEN', text: ({ property }) => property.location.city },
  { name: 'country_code', source: 'GIVEN', text: () => 'fr' },
  { name: 'postal_code', source: 'GIVEN', text: ({ property }) => property.location.postcode },
  { name: 'property_type', source: 'GIVEN', text: ({ property }) => GREEN_ACRES_TYPES[property.propertyType] },
  { name: 'mandate_number', source: 'WRITTEN', text: ({ mandate }) => mandate?.number ?? null },
  { name: 'is_exclusive', source: 'WRITTEN', text: ({ mandate }) => mandate && (mandate.exclusive ? '1' : '0') },
  { name: 'title_fr', source: 'GIVEN', text: ({ property }) => plainText(property.title.replace(/\s+/g, ' ')) },
  { name: 'summary_fr', source: 'GIVEN', text: ({ property }) => plainText(property.description) },
  { name: 'habitable_surface', source: 'WRITTEN', text: ({ property }) => decimal(roomFigures(property).homeSize) },
  { name: 'land_surface', source: 'WRITTEN', text: ({ property }) => decimal(property.propertyMetadata.landSize) },
  { name: 'rooms_number', source: 'WRITTEN', text: ({ property }) => decimal(roomFigures(property).rooms) },
  { name: 'bedrooms_number', source: 'WRITTEN', text: ({ property }) => decimal(roomFigures(property).bedrooms) },
  { name: 'baths_number', source: 'WRITTEN', text: (listing) => decimal(rooms(listing, ['BATHROOM', 'SHOWER_ROOM'])) },
  { name: 'floor', source: 'WRITTEN', text: ({ property }) => count(property.propertyMetadata.floor) },
  { name: 'floor_total', source: 'WRITTEN', text: ({ property }) => decimal(property.propertyMetadata.floors) },
  { name: 'has_pool', source: 'WRITTEN', text: hasFeature('POOL') },
  { name: 'has_terrace', source: 'WRITTEN', text: hasFeature('TERRACE') },
  { name: 'has_elevator', source: 'WRITTEN', text: hasFeature('LIFT') },
  { name: 'has_air_conditioning', source: 'WRITTEN', text: hasFeature('AIR_CONDITIONING') },
  { name: 'has_alarm', source: 'WRITTEN', text: hasFeature('ALARM') },
  { name: 'dpe_type', source: 'GIVEN', text: ({ property }) => letter(property.energyEfficiency.energyClass) },
  { name: 'dpe_value', source: 'GIVEN', text: ({ property }) => decimal(property.energyEfficiency.energyValue) },
  { name: 'ges_type', source: 'WRITTEN', text: ({ property }) => letter(property.energyEfficiency.gesClass) },
  { name: 'ges_value', source: 'WRITTEN', text: ({ property }) => decimal(property.energyEfficiency.gesValue) },
];

const translations = ({ property }: OutgoingListing): XmlNode[] =>
  property.listing.translations.flatMap(({ language, title, description }) => {
    const code = LANGUAGES[language];
    if (code === undefined) return [];
    return [
      { name: `title_${code}`, text: plainText(title) },
      { name: `summary_${code}`, text: plainText(description) },
    ];
  });

/** Elements of a listing in the Green-Acres format. */
export function greenAcresAdvert(listing: OutgoingListing): XmlNode {
  const pictures = listing.photos.map((text, index) => ({
    name: 'pic',
    attributes: { order: String(index + 1) },
    text,
  }));
  return {
    name: 'advert',
    children: [
      ...fieldNodes(GREEN_ACRES_FIELDS, listing),
      ...translations(listing),
      ...(pictures.length > 0 ? [{ name: 'pics', children: pictures }] : []),
    ],
  };
}
