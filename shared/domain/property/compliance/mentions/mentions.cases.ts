import type { AgencyFields } from '../../../agency/agency.schema';
import { anAgency } from '../../../documents/test/document-fixtures';
import { aProperty, aRental } from '../../test/a-property';
import { legalCases } from '../../../law/legal-cases';
import type { Property } from '../../property.schema';
import { complianceMentions } from './mentions';

interface Advertised {
  property: Property;
  agency?: Partial<AgencyFields>;
  day?: string;
  /** Compared without case and kinds of spaces and apostrophes. */
  phrase: string;
}

const plain = (text: string): string =>
  text
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/’/g, "'")
    .toLowerCase();

const mentionCase = (name: string, advert: Advertised, expected: boolean, source: string) => ({
  name: `${name}${expected ? '' : ' does not'}: « ${advert.phrase} »`,
  input: advert,
  expected,
  source,
});

const sale = (overrides: Partial<Property['financialInfo']>, rest: Partial<Property> = {}) =>
  aProperty({ financialInfo: { ...aProperty().financialInfo, ...overrides }, ...rest });
const rent = (overrides: Partial<NonNullable<Property['rentalInfo']>>, money = {}) => {
  const baseRental = aRental();
  const rentalInfo = baseRental.rentalInfo && { ...baseRental.rentalInfo, ...overrides };
  return { ...baseRental, rentalInfo, financialInfo: { ...baseRental.financialInfo, ...money } };
};
const classed = (energyClass: 'D' | 'E' | 'F' | 'G', propertyType: Property['propertyType'] = 'HOUSE') =>
  aProperty({ propertyType, energyEfficiency: { ...aProperty().energyEfficiency, energyClass } });

const SALE = 'arrêté du 10 janvier 2017, art. 3';
const RENT = 'arrêté du 10 janvier 2017, art. 4';
const CONTROL = `${RENT} (arrêté du 26 janvier 2022)`;
const LOT = 'CCH, L721-1';
const lot = { lots: 24, yearlyCharges: 1_150, procedure: false, procedureDetail: null };
const BUYER = sale({ priceNoFees: 285_000, commissionRate: 1500 / 285 });
const SELLER = sale({ priceNoFees: 300_000, feeType: 'SELLER', commissionRate: 5 });
const SHARED = sale({ priceNoFees: 200_000, feeType: 'SHARED', commissionRate: 6 });
const controlled = rent({
  rent: 730,
  rentControl: { referenceRent: 600, referenceRentIncreased: 700, baseRent: 700, complement: 30 },
});
const RENT_CONTROL_SETTINGS = { rentControlZones: ['64102'], rentControlEnd: null };

const prices = [
  mentionCase('a buyer who pays', { property: BUYER, phrase: '300 000 €' }, true, `${SALE}: the price, fees included`),
  mentionCase(
    'a buyer who pays',
    { property: BUYER, phrase: 'hors honoraires : 285 000 €' },
    true,
    `${SALE}: and excluded`,
  ),
  mentionCase(
    'a buyer who pays',
    { property: BUYER, phrase: 'Honoraires : 5,26 % TTC' },
    true,
    `${SALE}: 15 000 / 285 000, of the price without fees, after « Honoraires : »`,
  ),
  mentionCase('a buyer who pays', { property: BUYER, phrase: 'charge de l’acquéreur' }, true, `${SALE}: who pays`),
  mentionCase('a seller who pays', { property: SELLER, phrase: '300 000 €' }, true, `${SALE}: the price`),
  mentionCase(
    'a seller who pays',
    { property: SELLER, phrase: 'honoraires à la charge du vendeur' },
    true,
    `${SALE}: who pays`,
  ),
  mentionCase(
    'a seller who pays',
    { property: SELLER, phrase: 'inclus' },
    false,
    `${SALE}: the price includes nothing of the seller’s fees`,
  ),
  mentionCase(
    'a seller who pays',
    { property: SELLER, phrase: '5 %' },
    false,
    `${SALE}: only what the buyer pays is a percentage`,
  ),
  mentionCase(
    'shared fees',
    { property: SHARED, phrase: '206 000 €' },
    true,
    `${SALE}: 200 000 and the buyer’s half of 12 000`,
  ),
  mentionCase('shared fees', { property: SHARED, phrase: '3,00 % TTC' }, true, `${SALE}: 6 000 / 200 000`),
  mentionCase('shared fees', { property: SHARED, phrase: '6,00 %' }, false, `${SALE}: the buyer’s part alone`),
  mentionCase(
    'a buyer who pays fees that nobody filled in',
    { property: sale({ priceNoFees: 250_000, commissionRate: 0 }), phrase: 'sans honoraires' },
    false,
    `${SALE}: what is not known is not said`,
  ),
  mentionCase(
    'any sale',
    { property: BUYER, phrase: 'Barème des honoraires' },
    true,
    'arrêté du 10 janvier 2017, art. 2: a link to the scale',
  ),
];

const rents = [
  mentionCase(
    'a letting',
    { property: rent({}), phrase: '785 € par mois, charges comprises' },
    true,
    `${RENT}: 700 and 85, « par mois », « charges comprises »`,
  ),
  mentionCase(
    'a provision',
    { property: rent({ chargeMode: 'PROVISION' }), phrase: 'régularisation annuelle' },
    true,
    `${RENT}: how charges are settled`,
  ),
  mentionCase(
    'a flat sum',
    { property: rent({ chargeMode: 'FLAT' }), phrase: 'forfait de charges : 85 €' },
    true,
    `${RENT}: how charges are settled`,
  ),
  mentionCase(
    'a deposit',
    { property: rent({ deposit: 700 }), phrase: 'dépôt de garantie : 700 €' },
    true,
    `${RENT}: the deposit`,
  ),
  mentionCase(
    'a furnished letting',
    { property: rent({ furnished: true }), phrase: 'meublée' },
    true,
    `${RENT}: furnished, where it is`,
  ),
  mentionCase(
    'a tenant’s fees',
    { property: rent({}), phrase: 'honoraires charge locataire : 553,50 € TTC' },
    true,
    `${RENT}: fees that the tenant pays`,
  ),
  mentionCase(
    'an inventory',
    { property: rent({}), phrase: 'état des lieux : 150 € TTC' },
    true,
    `${RENT}: of which those of the inventory`,
  ),
  mentionCase('a letting', { property: rent({}), phrase: 'surface habitable : 50 m²' }, true, `${RENT}: the area`),
  mentionCase('a letting', { property: rent({}), phrase: 'Bayonne' }, true, `${RENT}: the commune`),
  mentionCase(
    'a controlled rent',
    { property: controlled, agency: RENT_CONTROL_SETTINGS, phrase: 'Zone soumise à encadrement des loyers' },
    true,
    CONTROL,
  ),
  mentionCase(
    'a controlled rent',
    {
      property: controlled,
      agency: RENT_CONTROL_SETTINGS,
      phrase: 'loyer de référence majoré (loyer de base à ne pas dépasser) : 700 €',
    },
    true,
    CONTROL,
  ),
  mentionCase(
    'a controlled rent',
    { property: controlled, agency: RENT_CONTROL_SETTINGS, phrase: 'loyer de base : 700 €' },
    true,
    CONTROL,
  ),
  mentionCase(
    'a controlled rent',
    { property: controlled, agency: RENT_CONTROL_SETTINGS, phrase: 'complément de loyer : 30 €' },
    true,
    CONTROL,
  ),
  mentionCase('a rent that nobody controls', { property: rent({}), phrase: 'encadrement des loyers' }, false, CONTROL),
];

const EXCESSIVE = 'CCH, R126-24; arrêté du 22 décembre 2021';
const COST = 'CCH, R126-23';
const SHOWN = 'Logement à consommation énergétique excessive : classe';

const energies = [
  mentionCase('a house of class F', { property: classed('F'), phrase: `${SHOWN} F` }, true, EXCESSIVE),
  mentionCase('a flat of class G', { property: classed('G', 'APARTMENT'), phrase: `${SHOWN} G` }, true, EXCESSIVE),
  mentionCase('a house of class E', { property: classed('E'), phrase: SHOWN }, false, EXCESSIVE),
  mentionCase('a shop of class G', { property: classed('G', 'SHOP'), phrase: SHOWN }, false, `${EXCESSIVE}: dwellings`),
  mentionCase(
    'a house',
    { property: aProperty(), phrase: 'Montant estimé des dépenses annuelles d’énergie pour un usage standard : ' },
    true,
    COST,
  ),
  mentionCase(
    'a house',
    { property: aProperty(), phrase: 'entre 1 240 € et 1 720 € par an' },
    true,
    `${COST}; arrêté du 31 mars 2021, annexe 6`,
  ),
  mentionCase(
    'a house',
    { property: aProperty(), phrase: '2021, abonnements compris' },
    true,
    `${COST}: the year of the prices`,
  ),
  mentionCase(
    'a shop',
    { property: aProperty({ propertyType: 'SHOP' }), phrase: 'Montant estimé des dépenses' },
    false,
    `${COST}: dwellings`,
  ),
  mentionCase(
    'a house',
    { property: aProperty(), phrase: 'classe C' },
    true,
    'CCH, R126-21: the letters of both scales',
  ),
  mentionCase(
    'a house',
    { property: aProperty(), phrase: 'classe B' },
    true,
    'CCH, R126-21: the letters of both scales',
  ),
  mentionCase(
    'land',
    { property: aProperty({ propertyType: 'LAND' }), phrase: 'classe C' },
    false,
    'CCH, L126-26: buildings',
  ),
  ...[aProperty(), aRental(), aProperty({ propertyType: 'LAND' })].map((property) =>
    mentionCase(
      `${property.transactionType} of ${property.propertyType}`,
      {
        property,
        phrase:
          'Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : www.georisques.gouv.fr',
      },
      true,
      'code de l’environnement, R125-25',
    ),
  ),
];

const lots = [
  mentionCase(
    'a lot',
    { property: aProperty({ coOwnership: lot }), phrase: 'copropriété' },
    true,
    `${LOT}, 1°: that it is one`,
  ),
  mentionCase(
    'a lot',
    { property: aProperty({ coOwnership: lot }), phrase: '24 lots' },
    true,
    `${LOT}, 1°: the number of lots`,
  ),
  mentionCase(
    'a lot',
    { property: aProperty({ coOwnership: lot }), phrase: 'annuelle moyenne des charges courantes : 1 150 €' },
    true,
    `${LOT}, 2°: the mean yearly share of current charges`,
  ),
  mentionCase(
    'a lot without a procedure',
    { property: aProperty({ coOwnership: lot }), phrase: 'aucune procédure en cours' },
    true,
    `${LOT}, 3°: whether there is a procedure`,
  ),
  mentionCase(
    'a lot with a procedure',
    {
      property: aProperty({ coOwnership: { ...lot, procedure: true, procedureDetail: 'administration provisoire' } }),
      phrase: 'procédure en cours contre le syndicat des copropriétaires : administration provisoire',
    },
    true,
    `${LOT}, 3°: whether there is a procedure`,
  ),
  mentionCase('a house of its own', { property: aProperty(), phrase: 'copropriété' }, false, `${LOT}: lots`),
  mentionCase('a lot to let', { property: aRental({ coOwnership: lot }), phrase: '24 lots' }, false, `${LOT}: sales`),
];

export const cases = legalCases({
  chapter: 'advertisement mentions',
  rule: ({ property, agency, day = '2026-11-24', phrase }: Advertised) => {
    const mentions = complianceMentions(property, anAgency(agency), day);
    return plain(mentions.map(({ text }) => text ?? '').join('\n')).includes(plain(phrase));
  },
  cases: [...prices, ...rents, ...energies, ...lots],
});
