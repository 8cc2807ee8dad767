import { capitalize } from '../common/french';
import { dayOf } from '../common/day';
import type { OutgoingListing } from '../poliris/write/outgoing-listing';
import { writeDay } from '../poliris/write/write-values';
import { PROPERTY_TYPE_WORDS, type Feature, type RoomType } from '../property/property.enums';
import { roomFigures } from '../property/rooms';
import { UBIFLOW_TYPES, type UbiflowSource } from './ubiflow.codes';
import type { XmlField } from './xml-node';
import { count, decimal, plainText } from './xml-values';

type Field = XmlField<UbiflowSource>;

const MAX_TEXT_LENGTH = 4000;

export const yes = (value: boolean | null): string | null => (value === null ? null : value ? 'O' : 'N');
/** `jj/mm/aaaa` of an ISO day. */
export const day = (value: string | null | undefined): string | null => writeDay(value ?? null) || null;

const hasFeature = (feature: Feature) => (listing: OutgoingListing) => yes(listing.property.features.includes(feature));
const rooms = (type: RoomType) => (listing: OutgoingListing) =>
  decimal(listing.property.rooms.filter((room) => room.validRoom && room.type === type).length);

/** Elements of the advertisement. */
export const ADVERT_FIELDS: readonly Field[] = [
  { name: 'reference', source: 'GIVEN', text: ({ property }) => property.reference },
  { name: 'titre', source: 'GIVEN', text: ({ property }) => plainText(property.title.replace(/\s+/g, ' ')) },
  { name: 'texte', source: 'GIVEN', text: ({ property }) => plainText(property.description, MAX_TEXT_LENGTH) },
  { name: 'date_saisie', source: 'GIVEN', text: ({ property }) => day(dayOf(new Date(property.createdTime))) },
  { name: 'visite_virtuelle', source: 'DICTIONARY', text: ({ property }) => property.listing.virtualTourUrl },
  { name: 'mandat_numero', source: 'GIVEN', text: ({ mandate }) => mandate?.number ?? null },
  {
    name: 'mandat_type',
    source: 'GIVEN',
    text: ({ mandate }) => mandate && (mandate.exclusive ? 'exclusif' : 'simple'),
  },
  { name: 'date_mandat', source: 'GIVEN', text: ({ mandate }) => day(mandate?.date) },
  {
    name: 'url_tarifs_publics',
    source: 'DICTIONARY',
    text: ({ property, feeScaleUrl }) => property.listing.feeScaleUrl ?? feeScaleUrl,
  },
  { name: 'contact_a_afficher', source: 'GIVEN', text: ({ contact }) => contact.name },
  { name: 'email_a_afficher', source: 'READ', text: ({ contact }) => contact.email },
  { name: 'telephone_a_afficher', source: 'READ', text: ({ contact }) => contact.phone },
];

const mainSize = ({ property }: OutgoingListing): number | null =>
  property.propertyType === 'LAND' ? property.propertyMetadata.landSize : roomFigures(property).homeSize;

/** Elements of the property; street and position are omitted, as the portal is not known to hide them. */
export const PROPERTY_FIELDS: readonly Field[] = [
  { name: 'code_type', source: 'GIVEN', text: ({ property }) => UBIFLOW_TYPES[property.propertyType].code },
  {
    name: 'libelle_type',
    source: 'DICTIONARY',
    text: ({ property }) => capitalize(PROPERTY_TYPE_WORDS[property.propertyType].fr),
  },
  { name: 'code_postal', source: 'GIVEN', text: ({ property }) => property.location.postcode },
  { name: 'ville', source: 'GIVEN', text: ({ property }) => property.location.city },
  { name: 'pays', source: 'DICTIONARY', text: () => 'FRA' },
  { name: 'surface', source: 'GIVEN', text: (listing) => decimal(mainSize(listing)) },
  {
    name: 'surface_carrez',
    source: 'DICTIONARY',
    text: ({ property }) => decimal(property.propertyMetadata.carrezSize),
  },
  {
    name: 'surface_terrain',
    source: 'DICTIONARY',
    text: ({ property }) => decimal(property.propertyMetadata.landSize),
  },
  {
    name: 'surface_balcon',
    source: 'DICTIONARY',
    text: ({ property }) => decimal(property.propertyMetadata.balconySize),
  },
  {
    name: 'surface_terrasse',
    source: 'DICTIONARY',
    text: ({ property }) => decimal(property.propertyMetadata.terraceSize),
  },
  { name: 'surface_cave', source: 'DICTIONARY', text: ({ property }) => decimal(property.propertyMetadata.cellarSize) },
  { name: 'nb_pieces_logement', source: 'GIVEN', text: ({ property }) => decimal(roomFigures(property).rooms) },
  { name: 'nombre_de_chambres', source: 'DICTIONARY', text: ({ property }) => decimal(roomFigures(property).bedrooms) },
  { name: 'nb_salles_de_bain', source: 'DICTIONARY', text: rooms('BATHROOM') },
  { name: 'nb_salles_d_eau', source: 'DICTIONARY', text: rooms('SHOWER_ROOM') },
  { name: 'nb_wc', source: 'DICTIONARY', text: rooms('TOILET') },
  { name: 'etage', source: 'DICTIONARY', text: ({ property }) => count(property.propertyMetadata.floor) },
  { name: 'nombre_etages', source: 'READ', text: ({ property }) => decimal(property.propertyMetadata.floors) },
  {
    name: 'annee_construction',
    source: 'DICTIONARY',
    text: ({ property }) => decimal(property.propertyMetadata.yearBuilt),
  },
  { name: 'ascenseur', source: 'DICTIONARY', text: hasFeature('LIFT') },
  { name: 'interphone', source: 'DICTIONARY', text: hasFeature('INTERCOM') },
  { name: 'alarme_habitation', source: 'DICTIONARY', text: hasFeature('ALARM') },
  { name: 'climatise', source: 'DICTIONARY', text: hasFeature('AIR_CONDITIONING') },
  { name: 'cheminee', source: 'DICTIONARY', text: hasFeature('FIREPLACE') },
  { name: 'balcon', source: 'DICTIONARY', text: hasFeature('BALCONY') },
  { name: 'terrasse', source: 'DICTIONARY', text: hasFeature('TERRACE') },
  { name: 'cave', source: 'DICTIONARY', text: hasFeature('CELLAR') },
  { name: 'garage', source: 'DICTIONARY', text: hasFeature('GARAGE') },
  { name: 'avec_stationnement', source: 'READ', text: hasFeature('PARKING') },
  { name: 'piscine', source: 'DICTIONARY', text: hasFeature('POOL') },
  { name: 'cuisine_equipee', source: 'DICTIONARY', text: hasFeature('FITTED_KITCHEN') },
  { name: 'acces_handicapes', source: 'READ', text: hasFeature('ACCESSIBLE') },
  {
    name: 'meuble',
    source: 'DICTIONARY',
    text: ({ property }) => yes(property.rentalInfo?.furnished ?? null),
  },
  { name: 'taxe_fonciere', source: 'DICTIONARY', text: ({ property }) => decimal(property.financialInfo.propertyTax) },
  { name: 'copropriete', source: 'DICTIONARY', text: ({ property }) => yes(property.coOwnership !== null) },
  { name: 'alur_nb_lots', source: 'DICTIONARY', text: ({ property }) => decimal(property.coOwnership?.lots) },
  {
    name: 'charges_copropriete_annuelle',
    source: 'DICTIONARY',
    text: ({ property }) => decimal(property.coOwnership?.yearlyCharges),
  },
  {
    name: 'alur_syndic_en_procedure',
    source: 'DICTIONARY',
    text: ({ property }) => yes(property.coOwnership?.procedure ?? null),
  },
];
