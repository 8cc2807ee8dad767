import { COMMENT_LABELS, LOCATION_LABELS } from '../common/fields/common-labels';
import { labelsIn, type FieldLabels } from '../common/fields/field-labels';
import { MONEY_LABELS } from './price/money-labels';
import type { PROPERTY_FIELDS } from './property-catalogue';

/**
 * Labels of the fields of a property. Screens load the texts that `npm run records` generates from them in each
 * language.
 */
export const PROPERTY_FIELD_LABELS = {
  title: { fr: 'Titre de l’annonce', en: 'Title of the advertisement', short: { fr: 'Titre', en: 'Title' } },
  description: { fr: 'Texte de l’annonce', en: 'Text of the advertisement' },
  transactionType: { fr: 'Transaction', en: 'Transaction' },
  propertyStatus: { fr: 'Statut', en: 'Status' },
  propertyType: { fr: 'Type de bien', en: 'Type of property', short: { fr: 'Type', en: 'Type' } },
  negotiator: { fr: 'Négociateur', en: 'Negotiator' },
  ...LOCATION_LABELS,
  locationMetadata: { fr: 'Environs', en: 'Surroundings' },
  'locationMetadata.district': { fr: 'Quartier', en: 'District' },
  'locationMetadata.transport': { fr: 'Transports', en: 'Transport' },
  'locationMetadata.nearestStation': {
    fr: 'Station la plus proche',
    en: 'Nearest station',
    short: { fr: 'Station', en: 'Station' },
  },
  'locationMetadata.floodZone': { fr: 'Zone inondable', en: 'Flood zone' },
  'locationMetadata.riskReportDate': {
    fr: 'Date de l’état des risques',
    en: 'Date of the risk report',
    short: { fr: 'État des risques', en: 'Risk report' },
  },
  structure: { fr: 'Bâtiments', en: 'Buildings' },
  'structure.*': { fr: 'Bâtiment {n}', en: 'Building {n}' },
  'structure.*.name': { fr: 'Bâtiment {n}\u00a0: nom', en: 'Building {n}: name', short: { fr: 'Nom', en: 'Name' } },
  'structure.*.yearBuilt': {
    fr: 'Bâtiment {n}\u00a0: année de construction',
    en: 'Building {n}: year built',
    short: { fr: 'Année de construction', en: 'Year built' },
  },
  'structure.*.floors': {
    fr: 'Bâtiment {n}\u00a0: nombre de niveaux',
    en: 'Building {n}: number of floors',
    short: { fr: 'Nombre de niveaux', en: 'Number of floors' },
  },
  'structure.*.size': {
    fr: 'Bâtiment {n}\u00a0: surface',
    en: 'Building {n}: area',
    short: { fr: 'Surface', en: 'Area' },
  },
  'structure.*.note': { fr: 'Bâtiment {n}\u00a0: note', en: 'Building {n}: note', short: { fr: 'Note', en: 'Note' } },
  propertyMetadata: { fr: 'Caractéristiques', en: 'Characteristics' },
  'propertyMetadata.subtype': { fr: 'Sous-type', en: 'Subtype' },
  'propertyMetadata.homeSize': { fr: 'Surface habitable', en: 'Living area', short: { fr: 'Surface', en: 'Area' } },
  'propertyMetadata.carrezSize': {
    fr: 'Surface loi Carrez',
    en: 'Carrez area',
    short: { fr: 'Loi Carrez', en: 'Carrez' },
  },
  'propertyMetadata.landSize': { fr: 'Surface du terrain', en: 'Land area', short: { fr: 'Terrain', en: 'Land' } },
  'propertyMetadata.roomCount': { fr: 'Nombre de pièces', en: 'Number of rooms', short: { fr: 'Pièces', en: 'Rooms' } },
  'propertyMetadata.bedroomCount': {
    fr: 'Nombre de chambres',
    en: 'Number of bedrooms',
    short: { fr: 'Chambres', en: 'Bedrooms' },
  },
  'propertyMetadata.floor': { fr: 'Étage', en: 'Floor' },
  'propertyMetadata.floors': {
    fr: 'Nombre de niveaux',
    en: 'Number of floors',
    short: { fr: 'Niveaux', en: 'Floors' },
  },
  'propertyMetadata.orientation': { fr: 'Orientation', en: 'Orientation' },
  'propertyMetadata.terraceCount': {
    fr: 'Nombre de terrasses',
    en: 'Number of terraces',
    short: { fr: 'Terrasses', en: 'Terraces' },
  },
  'propertyMetadata.terraceSize': {
    fr: 'Surface des terrasses',
    en: 'Area of terraces',
    short: { fr: 'Terrasse', en: 'Terrace' },
  },
  'propertyMetadata.balconySize': {
    fr: 'Surface des balcons',
    en: 'Area of balconies',
    short: { fr: 'Balcon', en: 'Balcony' },
  },
  'propertyMetadata.cellarSize': {
    fr: 'Surface de la cave',
    en: 'Area of the cellar',
    short: { fr: 'Cave', en: 'Cellar' },
  },
  'propertyMetadata.yearBuilt': {
    fr: 'Année de construction',
    en: 'Year built',
    short: { fr: 'Construction', en: 'Built' },
  },
  'propertyMetadata.dwellingCount': {
    fr: 'Nombre de logements',
    en: 'Number of dwellings',
    short: { fr: 'Logements', en: 'Dwellings' },
  },
  'propertyMetadata.heating': { fr: 'Chauffage', en: 'Heating' },
  'propertyMetadata.cadastre': { fr: 'Références cadastrales', en: 'Land register references' },
  'propertyMetadata.titleDeed': { fr: 'Titre de propriété', en: 'Title deed' },
  'propertyMetadata.lotNumbers': { fr: 'Lots de copropriété', en: 'Lots of the co-ownership' },
  'propertyMetadata.occupancy': { fr: 'Occupation', en: 'Occupancy' },
  'propertyMetadata.availableFrom': {
    fr: 'Date de disponibilité',
    en: 'Date of availability',
    short: { fr: 'Disponibilité', en: 'Availability' },
  },
  rooms: { fr: 'Pièces', en: 'Rooms' },
  'rooms.*': { fr: 'Pièce {n}', en: 'Room {n}' },
  'rooms.*.type': { fr: 'Pièce {n}\u00a0: nature', en: 'Room {n}: kind', short: { fr: 'Nature', en: 'Kind' } },
  'rooms.*.size': { fr: 'Pièce {n}\u00a0: surface', en: 'Room {n}: area', short: { fr: 'Surface', en: 'Area' } },
  'rooms.*.fullSize': {
    fr: 'Pièce {n}\u00a0: surface au sol',
    en: 'Room {n}: floor area',
    short: { fr: 'Surface au sol', en: 'Floor area' },
  },
  'rooms.*.validRoom': {
    fr: 'Pièce {n}\u00a0: comptée',
    en: 'Room {n}: counted',
    short: { fr: 'Comptée', en: 'Counted' },
  },
  'rooms.*.floor': { fr: 'Pièce {n}\u00a0: étage', en: 'Room {n}: floor', short: { fr: 'Étage', en: 'Floor' } },
  'rooms.*.note': { fr: 'Pièce {n}\u00a0: note', en: 'Room {n}: note', short: { fr: 'Note', en: 'Note' } },
  features: { fr: 'Prestations', en: 'Features' },
  ...COMMENT_LABELS,
  contactTypes: { fr: 'Contacts liés', en: 'Linked contacts', short: { fr: 'Contacts', en: 'Contacts' } },
  'contactTypes.*': { fr: 'Contact lié', en: 'Linked contact' },
  coOwnership: { fr: 'Copropriété', en: 'Co-ownership' },
  'coOwnership.lots': { fr: 'Nombre de lots', en: 'Number of lots' },
  'coOwnership.yearlyCharges': {
    fr: 'Charges annuelles de copropriété',
    en: 'Yearly charges of the co-ownership',
    short: { fr: 'Charges/an', en: 'Charges/yr' },
  },
  'coOwnership.procedure': { fr: 'Procédure contre le syndicat', en: 'Proceedings against the co-owners’ association' },
  'coOwnership.procedureDetail': { fr: 'Détail de la procédure', en: 'Details of the proceedings' },
  ...MONEY_LABELS,
  media: { fr: 'Photographies et documents', en: 'Photographs and documents' },
  energyEfficiency: { fr: 'Diagnostic énergétique', en: 'Energy certificate' },
  'energyEfficiency.date': { fr: 'Date du DPE', en: 'Date of the certificate' },
  'energyEfficiency.ademeNumber': {
    fr: 'Numéro ADEME',
    en: 'ADEME number',
    short: { fr: 'N° ADEME', en: 'ADEME no.' },
  },
  'energyEfficiency.energyValue': {
    fr: 'Consommation d’énergie',
    en: 'Energy use',
    short: { fr: 'Énergie', en: 'Energy' },
  },
  'energyEfficiency.finalEnergyValue': {
    fr: 'Consommation d’énergie finale',
    en: 'Final energy use',
    short: { fr: 'Énergie finale', en: 'Final energy' },
  },
  'energyEfficiency.energyClass': {
    fr: 'Classe énergie (DPE)',
    en: 'Energy class (DPE)',
    short: { fr: 'DPE', en: 'DPE' },
  },
  'energyEfficiency.gesValue': {
    fr: 'Émissions de gaz à effet de serre',
    en: 'Greenhouse gas emissions',
    short: { fr: 'Émissions', en: 'Emissions' },
  },
  'energyEfficiency.gesClass': {
    fr: 'Classe climat (GES)',
    en: 'Climate class (GES)',
    short: { fr: 'GES', en: 'GES' },
  },
  'energyEfficiency.costMin': { fr: 'Dépenses d’énergie\u00a0: minimum', en: 'Energy costs: lowest' },
  'energyEfficiency.costMax': { fr: 'Dépenses d’énergie\u00a0: maximum', en: 'Energy costs: highest' },
  'energyEfficiency.costReferenceDate': {
    fr: 'Date de référence des prix de l’énergie',
    en: 'Reference date of energy prices',
  },
  'energyEfficiency.exemption': { fr: 'Motif d’exemption de DPE', en: 'Why there is no certificate' },
  'energyEfficiency.auditDate': {
    fr: 'Date de l’audit énergétique',
    en: 'Date of the energy audit',
    short: { fr: 'Audit', en: 'Audit' },
  },
  listing: { fr: 'Diffusion de l’annonce', en: 'Publication of the advertisement' },
  'listing.agencyReference': {
    fr: 'Référence de l’agence d’origine',
    en: 'Reference of the original agency',
    short: { fr: 'Réf. agence', en: 'Agency ref.' },
  },
  'listing.virtualTourUrl': { fr: 'Visite virtuelle', en: 'Virtual tour' },
  'listing.feeScaleUrl': { fr: 'Barème des honoraires', en: 'Scale of fees', short: { fr: 'Barème', en: 'Scale' } },
  'listing.translations': {
    fr: 'Annonce en d’autres langues',
    en: 'Advertisement in other languages',
    short: { fr: 'En d’autres langues', en: 'In other languages' },
  },
  'listing.translations.*': { fr: 'Traduction {n}', en: 'Translation {n}' },
  'listing.translations.*.language': {
    fr: 'Traduction {n}\u00a0: code de la langue',
    en: 'Translation {n}: language code',
    short: { fr: 'Code de la langue', en: 'Language code' },
  },
  'listing.translations.*.title': {
    fr: 'Traduction {n}\u00a0: titre de l’annonce',
    en: 'Translation {n}: title of the advertisement',
    short: { fr: 'Titre de l’annonce', en: 'Title of the advertisement' },
  },
  'listing.translations.*.description': {
    fr: 'Traduction {n}\u00a0: texte de l’annonce',
    en: 'Translation {n}: text of the advertisement',
    short: { fr: 'Texte de l’annonce', en: 'Text of the advertisement' },
  },
} as const satisfies FieldLabels<keyof typeof PROPERTY_FIELDS>;

/** Labels of facts about a property that are not fields: computed, counted or set by the product. */
export const COMPUTED_LABELS = {
  reference: { fr: 'Référence', en: 'Reference' },
  price: {
    fr: 'Prix affiché',
    en: 'Displayed price',
    short: { fr: 'Prix', en: 'Price' },
    RENT: { fr: 'Loyer charges comprises', en: 'Rent, charges included' },
  },
  pricePerSquareMetre: { fr: 'Prix au m²', en: 'Price per m²', short: { fr: '€/m²', en: '€/m²' } },
  netToSeller: {
    fr: 'Prix net vendeur',
    en: 'Net price to the seller',
    short: { fr: 'Net vendeur', en: 'Net to the seller' },
  },
  fees: { fr: 'Honoraires TTC', en: 'Fees incl. VAT' },
  feesExcludingVat: { fr: 'Honoraires HT', en: 'Fees excl. VAT' },
  mandateStatus: { fr: 'Statut du mandat', en: 'Status of the mandate', short: { fr: 'Mandat', en: 'Mandate' } },
  mandateType: { fr: 'Type de mandat', en: 'Type of mandate' },
  photoCount: { fr: 'Nombre de photographies', en: 'Number of photographs', short: { fr: 'Photos', en: 'Photos' } },
  marketDays: {
    fr: 'Jours sur le marché',
    en: 'Days on the market',
    short: { fr: 'Sur le marché', en: 'On the market' },
  },
  createdTime: { fr: 'Créé le', en: 'Created on', short: { fr: 'Créé', en: 'Created' } },
  modifiedTime: { fr: 'Modifié le', en: 'Modified on', short: { fr: 'Modifié', en: 'Modified' } },
} as const satisfies FieldLabels;

/** Labels of everything that lists, sheets and exports show about a property, by path. */
export const PROPERTY_LABELS = { ...PROPERTY_FIELD_LABELS, ...COMPUTED_LABELS };

/** Paths with a label: a field, or a computed value. */
export type LabelledPath = keyof typeof PROPERTY_LABELS;

/** The French labels of a property's fields. */
export const FRENCH_PROPERTY_LABELS = labelsIn(PROPERTY_FIELD_LABELS, 'fr');
