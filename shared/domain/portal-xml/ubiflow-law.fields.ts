import { computeFees } from '../property/price/fees';
import type { OutgoingListing } from '../poliris/write/outgoing-listing';
import { ENERGY_CLASSES } from '../property/property.enums';
import { UBIFLOW_PAYERS, type UbiflowSource } from './ubiflow.codes';
import { day, yes } from './ubiflow.fields';
import type { XmlField } from './xml-node';
import { decimal } from './xml-values';

type Field = XmlField<UbiflowSource>;

const letter = (label: string | null): string | null => ENERGY_CLASSES.find((each) => each === label) ?? null;

/** The energy certificate; a blank or exempt one has no letter. */
export const DIAGNOSIS_FIELDS: readonly Field[] = [
  {
    name: 'soumis_dpe',
    source: 'READ',
    text: ({ property: { energyEfficiency: energy } }) => (energy.energyClass === 'NS' ? 'N' : null),
  },
  {
    name: 'dpe_etiquette_conso',
    source: 'DICTIONARY',
    text: ({ property }) => letter(property.energyEfficiency.energyClass),
  },
  {
    name: 'dpe_valeur_conso',
    source: 'DICTIONARY',
    text: ({ property }) => decimal(property.energyEfficiency.energyValue),
  },
  {
    name: 'dpe_valeur_conso_finale',
    source: 'DICTIONARY',
    text: ({ property }) => decimal(property.energyEfficiency.finalEnergyValue),
  },
  {
    name: 'dpe_etiquette_ges',
    source: 'DICTIONARY',
    text: ({ property }) => letter(property.energyEfficiency.gesClass),
  },
  { name: 'dpe_valeur_ges', source: 'DICTIONARY', text: ({ property }) => decimal(property.energyEfficiency.gesValue) },
  { name: 'dpe_date_realisation', source: 'DICTIONARY', text: ({ property }) => day(property.energyEfficiency.date) },
  {
    name: 'dpe_vierge',
    source: 'DICTIONARY',
    text: ({ property }) => (property.energyEfficiency.energyClass === 'VI' ? 'O' : null),
  },
  {
    name: 'montant_depenses_energies_min',
    source: 'DICTIONARY',
    text: ({ property }) => decimal(property.energyEfficiency.costMin),
  },
  {
    name: 'montant_depenses_energies_max',
    source: 'DICTIONARY',
    text: ({ property }) => decimal(property.energyEfficiency.costMax),
  },
  {
    name: 'date_indice_prix_energies',
    source: 'DICTIONARY',
    text: ({ property }) => day(property.energyEfficiency.costReferenceDate),
  },
];

/**
 * Buyer's fees in percent, and the price without them: the seller's are never published (arrêté du 10 janvier 2017).
 */
export function buyersFees({ property }: OutgoingListing): { percent: number; priceNoFees: number } | null {
  const { priceNoFees, feeType, ...terms } = property.financialInfo;
  if (priceNoFees === null || feeType === null) return null;
  const { displayedPercent } = computeFees({ ...terms, priceNoFees, feeType });
  return displayedPercent === null ? null : { percent: displayedPercent, priceNoFees };
}

export const SALE_FIELDS: readonly Field[] = [
  { name: 'type', source: 'GIVEN', text: () => 'V' },
  { name: 'prix', source: 'GIVEN', text: ({ property }) => decimal(property.price) },
  { name: 'prix_hors_honoraires', source: 'GIVEN', text: (listing) => decimal(buyersFees(listing)?.priceNoFees) },
  {
    name: 'honoraires_payeurs',
    source: 'GIVEN',
    text: ({ property: { financialInfo } }) => financialInfo.feeType && UBIFLOW_PAYERS[financialInfo.feeType].code,
  },
  {
    name: 'alur_pourcentage_honoraires_ttc',
    source: 'GIVEN',
    text: (listing) => decimal(buyersFees(listing)?.percent),
  },
];

export const RENTAL_FIELDS: readonly Field[] = [
  { name: 'type', source: 'GIVEN', text: () => 'L' },
  { name: 'loyer_mensuel_cc', source: 'GIVEN', text: ({ property }) => decimal(property.price) },
  { name: 'loyer_mensuel', source: 'DICTIONARY', text: ({ property }) => decimal(property.rentalInfo?.rent) },
  {
    name: 'charges_locatives',
    source: 'GIVEN',
    text: ({ property }) => decimal(property.financialInfo.monthlyExpenses),
  },
  {
    name: 'modalite_recuperation_charges_locatives',
    source: 'DICTIONARY',
    text: ({ property }) =>
      property.rentalInfo && (property.rentalInfo.chargeMode === 'FLAT' ? 'forfait' : 'provision annuelle'),
  },
  { name: 'depot_garantie', source: 'DICTIONARY', text: ({ property }) => decimal(property.rentalInfo?.deposit) },
  { name: 'honoraires_location', source: 'GIVEN', text: ({ property }) => decimal(property.rentalInfo?.tenantFee) },
  {
    name: 'honoraires_etat_des_lieux',
    source: 'GIVEN',
    text: ({ property }) => decimal(property.rentalInfo?.inventoryFee),
  },
  {
    name: 'zone_encadrement_loyer',
    source: 'DICTIONARY',
    text: ({ property }) => yes(property.rentalInfo ? property.rentalInfo.rentControl !== null : null),
  },
  {
    name: 'loyer_reference_majore',
    source: 'DICTIONARY',
    text: ({ property }) => decimal(property.rentalInfo?.rentControl?.referenceRentIncreased),
  },
  {
    name: 'loyer_de_base',
    source: 'DICTIONARY',
    text: ({ property }) => decimal(property.rentalInfo?.rentControl?.baseRent),
  },
  {
    name: 'complement_loyer',
    source: 'DICTIONARY',
    text: ({ property }) => decimal(property.rentalInfo?.rentControl?.complement),
  },
  {
    name: 'date_disponibilite',
    source: 'DICTIONARY',
    text: ({ property }) => day(property.propertyMetadata.availableFrom),
  },
];
