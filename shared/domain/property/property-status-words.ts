import type { ChoiceWords } from '../choices/choices';
import type {
  ChargeMode,
  Exemption,
  FeeType,
  LeaseType,
  LocationPrecision,
  Occupancy,
  PropertyStatus,
  RentalFeeMode,
} from './property.enums';

/** In a separate file: browser code uses these words, and the property list must not include them. */
export const PROPERTY_STATUS_WORDS: ChoiceWords<PropertyStatus> = {
  ACTIVE: { fr: 'actif', en: 'active' },
  DRAFT: { fr: 'brouillon', en: 'draft' },
  UNDER_OFFER: { fr: 'sous offre', en: 'under offer' },
  UNDER_CONTRACT: { fr: 'sous compromis', en: 'under contract' },
  SOLD: { fr: 'vendu', en: 'sold' },
  RENTED: { fr: 'loué', en: 'rented' },
  SUSPENDED: { fr: 'suspendu', en: 'suspended' },
  WITHDRAWN: { fr: 'retiré', en: 'withdrawn' },
  ARCHIVED: { fr: 'archivé', en: 'archived' },
};

/** Predicate, as in "Ce bien est en brouillon". */
export const statusPredicate = (status: PropertyStatus): string =>
  status === 'DRAFT' ? `en ${PROPERTY_STATUS_WORDS.DRAFT.fr}` : PROPERTY_STATUS_WORDS[status].fr;

/** As in "Honoraires à la charge de l’acquéreur". */
export const FEE_TYPE_WORDS: ChoiceWords<FeeType> = {
  BUYER: { fr: 'à la charge de l’acquéreur', en: 'paid by the buyer' },
  SELLER: { fr: 'à la charge du vendeur', en: 'paid by the seller' },
  SHARED: { fr: 'partagés entre le vendeur et l’acquéreur', en: 'shared between seller and buyer' },
};

/** As in "Location meublée – bail étudiant". */
export const LEASE_TYPE_WORDS: ChoiceWords<LeaseType> = {
  STANDARD: { fr: 'bail d’habitation', en: 'residential lease' },
  STUDENT: { fr: 'bail étudiant', en: 'student lease' },
  MOBILITY: { fr: 'bail mobilité', en: 'mobility lease (bail mobilité)' },
  SHARED: { fr: 'colocation', en: 'shared letting' },
};

/** As in "Charges (forfait)". */
export const CHARGE_MODE_WORDS: ChoiceWords<ChargeMode> = {
  FLAT: { fr: 'forfait', en: 'flat sum' },
  PROVISION: { fr: 'provision, régularisée chaque année', en: 'provision, settled every year' },
};

export const RENTAL_FEE_MODE_WORDS: ChoiceWords<RentalFeeMode> = {
  ZONE_CAP: { fr: 'plafond légal de la zone', en: 'legal cap of the zone' },
  FLAT: { fr: 'forfait', en: 'flat sum' },
  MONTHS_OF_RENT: { fr: 'en mois de loyer', en: 'in months of rent' },
};

/** As in "Non soumis au DPE : lieu de culte". */
export const EXEMPTION_WORDS: ChoiceWords<Exemption> = {
  TEMPORARY: { fr: 'construction provisoire, deux ans au plus', en: 'temporary construction, two years at most' },
  SMALL: { fr: 'bâtiment indépendant de moins de 50\u00a0m²', en: 'independent building of less than 50\u00a0m²' },
  BUSINESS: {
    fr: 'local agricole, artisanal ou industriel, peu chauffé',
    en: 'farm, workshop or industry, little heated',
  },
  WORSHIP: { fr: 'lieu de culte', en: 'place of worship' },
  MONUMENT: { fr: 'monument historique classé ou inscrit', en: 'listed monument' },
  UNHEATED: { fr: 'bâtiment non chauffé, ou par cheminée à foyer ouvert', en: 'not heated, or by open fires alone' },
  SEASONAL: {
    fr: 'logement utilisé moins de quatre mois par an',
    en: 'dwelling used less than four months a year',
  },
};

export const OCCUPANCY_WORDS: ChoiceWords<Occupancy> = {
  VACANT: { fr: 'libre de toute occupation', en: 'vacant' },
  OWNER: { fr: 'occupé par le propriétaire', en: 'occupied by the owner' },
  LET: { fr: 'loué', en: 'let' },
};

/** As in "Position sur la carte : adresse exacte". */
export const LOCATION_PRECISION_WORDS: ChoiceWords<LocationPrecision> = {
  EXACT: { fr: 'adresse exacte', en: 'exact address' },
  STREET: { fr: 'rue', en: 'street' },
  CITY: { fr: 'commune', en: 'town' },
};
