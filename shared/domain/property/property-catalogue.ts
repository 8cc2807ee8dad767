import { COMMENT_FIELDS, LOCATION_FIELDS } from '../common/fields/common-fields';
import { labelsIn, type Field } from '../common/fields/field-catalogue';
import type { TransactionType } from './property.enums';
import type { PropertyGroup } from './property-groups';

export interface PropertyField extends Field {
  /** The types of property of which it says something; all of them where it is left out. */
  appliesTo?: PropertyGroup;
  /** The kind of transaction that it belongs to; both where it is left out. */
  transaction?: TransactionType;
  /** Another field, and what it must hold for this one to count: its column is empty otherwise. */
  when?: { path: string; is: string | null };
}

/**
 * What is known of every field of a property: labels, formats, masks, columns, and the types it applies to are read here by
 * history, conflicts, refusals, form, lists and exports.
 */
export const PROPERTY_FIELDS = {
  title: { label: 'Titre', kind: 'TEXT' },
  description: { label: 'Texte de l’annonce', kind: 'TEXT' },
  transactionType: { label: 'Transaction', kind: 'CHOICE', words: 'transactionType' },
  propertyStatus: { label: 'Statut', kind: 'CHOICE', words: 'propertyStatus' },
  propertyType: { label: 'Type de bien', kind: 'CHOICE', words: 'propertyType' },
  negotiator: { label: 'Négociateur', kind: 'PERSON' },
  ...LOCATION_FIELDS,
  locationMetadata: { label: 'Environs', kind: 'WHOLE' },
  'locationMetadata.district': { label: 'Quartier', kind: 'TEXT', column: 'district' },
  'locationMetadata.transport': { label: 'Transports', kind: 'TEXT' },
  'locationMetadata.floodZone': { label: 'Zone inondable', kind: 'YES_NO' },
  structure: { label: 'Bâtiments', kind: 'WHOLE' },
  'structure.*': { label: 'Bâtiment {n}', kind: 'WHOLE' },
  'structure.*.name': { label: 'Bâtiment {n}\u00a0: nom', kind: 'TEXT' },
  'structure.*.yearBuilt': { label: 'Bâtiment {n}\u00a0: année de construction', kind: 'PLAIN' },
  'structure.*.floors': { label: 'Bâtiment {n}\u00a0: étages', kind: 'NUMBER' },
  'structure.*.size': { label: 'Bâtiment {n}\u00a0: surface', kind: 'AREA' },
  'structure.*.note': { label: 'Bâtiment {n}\u00a0: note', kind: 'TEXT' },
  propertyMetadata: { label: 'Caractéristiques', kind: 'WHOLE' },
  'propertyMetadata.homeSize': { label: 'Surface habitable', kind: 'AREA', appliesTo: 'BUILT' },
  'propertyMetadata.carrezSize': {
    label: 'Surface Carrez',
    kind: 'AREA',
    appliesTo: 'WITH_ROOMS',
    column: 'carrezSize',
  },
  'propertyMetadata.landSize': { label: 'Surface du terrain', kind: 'AREA', appliesTo: 'WITH_LAND' },
  'propertyMetadata.roomCount': { label: 'Nombre de pièces', kind: 'NUMBER', appliesTo: 'WITH_ROOMS' },
  'propertyMetadata.bedroomCount': { label: 'Nombre de chambres', kind: 'NUMBER', appliesTo: 'LIVED_IN' },
  'propertyMetadata.floor': { label: 'Étage', kind: 'PLAIN', appliesTo: 'ON_A_FLOOR', column: 'floor' },
  'propertyMetadata.floors': { label: 'Nombre d’étages', kind: 'NUMBER', appliesTo: 'BUILT', column: 'floors' },
  'propertyMetadata.yearBuilt': {
    label: 'Année de construction',
    kind: 'PLAIN',
    appliesTo: 'BUILT',
    column: 'yearBuilt',
  },
  'propertyMetadata.heating': {
    label: 'Chauffage',
    kind: 'CHOICE',
    words: 'heating',
    appliesTo: 'WITH_ROOMS',
    column: 'heating',
  },
  'propertyMetadata.cadastre': { label: 'Références cadastrales', kind: 'TEXT', private: 'VALUE' },
  'propertyMetadata.availableFrom': { label: 'Date de disponibilité', kind: 'DAY', column: 'availableFrom' },
  rooms: { label: 'Pièces', kind: 'WHOLE' },
  'rooms.*': { label: 'Pièce {n}', kind: 'WHOLE' },
  'rooms.*.type': { label: 'Pièce {n}\u00a0: nature', kind: 'CHOICE', words: 'roomType' },
  'rooms.*.size': { label: 'Pièce {n}\u00a0: surface', kind: 'AREA' },
  'rooms.*.fullSize': { label: 'Pièce {n}\u00a0: surface au sol', kind: 'AREA' },
  'rooms.*.validRoom': { label: 'Pièce {n}\u00a0: prise en compte', kind: 'YES_NO' },
  'rooms.*.floor': { label: 'Pièce {n}\u00a0: étage', kind: 'PLAIN' },
  'rooms.*.note': { label: 'Pièce {n}\u00a0: note', kind: 'TEXT' },
  features: { label: 'Prestations', kind: 'CHOICE', words: 'feature' },
  ...COMMENT_FIELDS,
  contactTypes: { label: 'Contacts liés', kind: 'WHOLE', private: 'PAST' },
  'contactTypes.*': { label: 'Contact n°\u00a0{id}', kind: 'CHOICE', words: 'contactType' },
  coOwnership: { label: 'Copropriété', kind: 'WHOLE' },
  'coOwnership.lots': { label: 'Nombre de lots', kind: 'NUMBER' },
  'coOwnership.yearlyCharges': { label: 'Charges annuelles de copropriété', kind: 'EUROS', column: 'yearlyCharges' },
  'coOwnership.procedure': { label: 'Procédure contre le syndicat', kind: 'YES_NO' },
  'coOwnership.procedureDetail': { label: 'Détail de la procédure', kind: 'TEXT' },
  financialInfo: { label: 'Prix et honoraires', kind: 'WHOLE' },
  'financialInfo.priceNoFees': { label: 'Prix hors honoraires', kind: 'EUROS', private: 'VALUE' },
  'financialInfo.feeType': { label: 'Honoraires à la charge de', kind: 'CHOICE', words: 'feeType' },
  'financialInfo.commissionRate': {
    label: 'Taux d’honoraires',
    kind: 'PERCENT',
    private: 'PAST',
    transaction: 'SALE',
    when: { path: 'financialInfo.commissionAmount', is: null },
    column: 'commissionRate',
  },
  'financialInfo.commissionAmount': {
    label: 'Honoraires convenus',
    kind: 'EUROS',
    private: 'PAST',
    transaction: 'SALE',
    column: 'commissionAmount',
  },
  'financialInfo.buyerShare': {
    label: 'Part de l’acquéreur dans les honoraires',
    kind: 'PERCENT',
    private: 'PAST',
    transaction: 'SALE',
    when: { path: 'financialInfo.feeType', is: 'SHARED' },
    column: 'buyerShare',
  },
  'financialInfo.monthlyExpenses': { label: 'Charges mensuelles', kind: 'EUROS', column: 'monthlyExpenses' },
  'financialInfo.propertyTax': { label: 'Taxe foncière', kind: 'EUROS', column: 'propertyTax' },
  'financialInfo.priceHistory': { label: 'Historique des prix', kind: 'WHOLE', private: 'PAST' },
  'financialInfo.priceHistory.*': { label: 'Historique des prix, ligne {n}', kind: 'WHOLE' },
  'financialInfo.priceHistory.*.at': { label: 'Historique des prix, ligne {n}\u00a0: date', kind: 'MOMENT' },
  'financialInfo.priceHistory.*.price': { label: 'Historique des prix, ligne {n}\u00a0: prix', kind: 'EUROS' },
  rentalInfo: { label: 'Conditions de location', kind: 'WHOLE' },
  'rentalInfo.rent': { label: 'Loyer hors charges', kind: 'EUROS' },
  'rentalInfo.chargeMode': { label: 'Règlement des charges', kind: 'CHOICE', words: 'chargeMode' },
  'rentalInfo.rentalFeeMode': { label: 'Mode de calcul des frais', kind: 'CHOICE', words: 'rentalFeeMode' },
  'rentalInfo.deposit': { label: 'Dépôt de garantie', kind: 'EUROS', column: 'deposit' },
  'rentalInfo.furnished': { label: 'Location meublée', kind: 'YES_NO', column: 'furnished' },
  'rentalInfo.rentControl': { label: 'Encadrement du loyer', kind: 'WHOLE' },
  'rentalInfo.rentControl.referenceRent': { label: 'Loyer de référence', kind: 'EUROS' },
  'rentalInfo.rentControl.referenceRentIncreased': { label: 'Loyer de référence majoré', kind: 'EUROS' },
  'rentalInfo.rentControl.baseRent': { label: 'Loyer de base', kind: 'EUROS' },
  'rentalInfo.rentControl.complement': { label: 'Complément de loyer', kind: 'EUROS' },
  'rentalInfo.tenantFee': { label: 'Honoraires du locataire', kind: 'EUROS' },
  'rentalInfo.inventoryFee': { label: 'Frais d’état des lieux', kind: 'EUROS' },
  'rentalInfo.landlordFee': {
    label: 'Honoraires du bailleur',
    kind: 'EUROS',
    private: 'PAST',
    transaction: 'RENT',
    column: 'landlordFee',
  },
  'rentalInfo.landlordInventoryFee': {
    label: 'Honoraires du bailleur\u00a0: état des lieux',
    kind: 'EUROS',
    private: 'PAST',
  },
  media: { label: 'Photographies et documents', kind: 'WHOLE' },
  energyEfficiency: { label: 'Diagnostic énergétique', kind: 'WHOLE' },
  'energyEfficiency.date': { label: 'Date du DPE', kind: 'DAY', column: 'certificateDate' },
  'energyEfficiency.ademeNumber': { label: 'Numéro ADEME', kind: 'TEXT', column: 'ademeNumber' },
  'energyEfficiency.energyValue': {
    label: 'Consommation d’énergie',
    kind: 'NUMBER',
    unit: 'kWh/m²/an',
    column: 'energyValue',
  },
  'energyEfficiency.energyClass': { label: 'Classe énergie (DPE)', kind: 'TEXT' },
  'energyEfficiency.gesValue': {
    label: 'Émissions de gaz à effet de serre',
    kind: 'NUMBER',
    unit: 'kg CO₂/m²/an',
    column: 'gesValue',
  },
  'energyEfficiency.gesClass': { label: 'Classe climat (GES)', kind: 'TEXT' },
  'energyEfficiency.costMin': { label: 'Dépenses d’énergie, minimum', kind: 'EUROS' },
  'energyEfficiency.costMax': { label: 'Dépenses d’énergie, maximum', kind: 'EUROS' },
  'energyEfficiency.costReferenceDate': { label: 'Date de référence des prix de l’énergie', kind: 'DAY' },
} as const satisfies Readonly<Record<string, PropertyField>>;

/** How a screen calls each place of a property. */
export const PROPERTY_LABELS = /* @__PURE__ */ labelsIn(PROPERTY_FIELDS);
