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

const saying = (name: string, advert: Advertised, expected: boolean, source: string) => ({
  name: `${name}${expected ? '' : ' does not'}: « ${advert.phrase} »`,
  input: advert,
  expected,
  source,
});

const sale = (over: Partial<Property['financialInfo']>, rest: Partial<Property> = {}) =>
  aProperty({ financialInfo: { ...aProperty().financialInfo, ...over }, ...rest });
const rent = (over: Partial<NonNullable<Property['rentalInfo']>>, money = {}) => {
  const bare = aRental();
  const rentalInfo = bare.rentalInfo && { ...bare.rentalInfo, ...over };
  return { ...bare, rentalInfo, financialInfo: { ...bare.financialInfo, ...money } };
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
const COAST = { rentControlZones: ['64102'], rentControlEnd: null };

const prices = [
  saying('a buyer who pays', { property: BUYER, phrase: '300 000 €' }, true, `${SALE}: the price, fees included`),
  saying('a buyer who pays', { property: BUYER, phrase: 'hors honoraires : 285 000 €' }, true, `${SALE}: and excluded`),
  saying(
    'a buyer who pays',
    { property: BUYER, phrase: 'Honoraires : 5,26 % TTC' },
    true,
    `${SALE}: 15 000 / 285 000, of the price without fees, after « Honoraires : »`,
  ),
  saying('a buyer who pays', { property: BUYER, phrase: 'charge de l’acquéreur' }, true, `${SALE}: who pays`),
  saying('a seller who pays', { property: SELLER, phrase: '300 000 €' }, true, `${SALE}: the price`),
  saying(
    'a seller who pays',
    { property: SELLER, phrase: 'honoraires à la charge du vendeur' },
    true,
    `${SALE}: who pays`,
  ),
  saying(
    'a seller who pays',
    { property: SELLER, phrase: 'inclus' },
    false,
    `${SALE}: the price includes nothing of the seller’s fees`,
  ),
  saying(
    'a seller who pays',
    { property: SELLER, phrase: '5 %' },
    false,
    `${SALE}: only what the buyer pays is a percentage`,
  ),
  saying(
    'shared fees',
    { property: SHARED, phrase: '206 000 €' },
    true,
    `${SALE}: 200 000 and the buyer’s half of 12 000`,
  ),
  saying('shared fees', { property: SHARED, phrase: '3,00 % TTC' }, true, `${SALE}: 6 000 / 200 000`),
  saying('shared fees', { property: SHARED, phrase: '6,00 %' }, false, `${SALE}: the buyer’s part alone`),
  saying(
    'a buyer who pays fees that nobody filled in',
    { property: sale({ priceNoFees: 250_000, commissionRate: 0 }), phrase: 'sans honoraires' },
    false,
    `${SALE}: what is not known is not said`,
  ),
  saying(
    'any sale',
    { property: BUYER, phrase: 'Barème des honoraires' },
    true,
    'arrêté du 10 janvier 2017, art. 2: a link to the scale',
  ),
];

const rents = [
  saying(
    'a letting',
    { property: rent({}), phrase: '785 € par mois, charges comprises' },
    true,
    `${RENT}: 700 and 85, « par mois », « charges comprises »`,
  ),
  saying(
    'a provision',
    { property: rent({ chargeMode: 'PROVISION' }), phrase: 'régularisation annuelle' },
    true,
    `${RENT}: how charges are settled`,
  ),
  saying(
    'a flat sum',
    { property: rent({ chargeMode: 'FLAT' }), phrase: 'forfait de charges : 85 €' },
    true,
    `${RENT}: how charges are settled`,
  ),
  saying(
    'a deposit',
    { property: rent({ deposit: 700 }), phrase: 'dépôt de garantie : 700 €' },
    true,
    `${RENT}: the deposit`,
  ),
  saying(
    'a furnished letting',
    { property: rent({ furnished: true }), phrase: 'meublée' },
    true,
    `${RENT}: furnished, where it is`,
  ),
  saying(
    'a tenant’s fees',
    { property: rent({}), phrase: 'honoraires charge locataire : 553,50 € TTC' },
    true,
    `${RENT}: fees that the tenant pays`,
  ),
  saying(
    'an inventory',
    { property: rent({}), phrase: 'état des lieux : 150 € TTC' },
    true,
    `${RENT}: of which those of the inventory`,
  ),
  saying('a letting', { property: rent({}), phrase: 'surface habitable : 50 m²' }, true, `${RENT}: the area`),
  saying('a letting', { property: rent({}), phrase: 'Bayonne' }, true, `${RENT}: the commune`),
  saying(
    'a controlled rent',
    { property: controlled, agency: COAST, phrase: 'Zone soumise à encadrement des loyers' },
    true,
    CONTROL,
  ),
  saying(
    'a controlled rent',
    {
      property: controlled,
      agency: COAST,
      phrase: 'loyer de référence majoré (loyer de base à ne pas dépasser) : 700 €',
    },
    true,
    CONTROL,
  ),
  saying('a controlled rent', { property: controlled, agency: COAST, phrase: 'loyer de base : 700 €' }, true, CONTROL),
  saying(
    'a controlled rent',
    { property: controlled, agency: COAST, phrase: 'complément de loyer : 30 €' },
    true,
    CONTROL,
  ),
  saying('a rent that nobody controls', { property: rent({}), phrase: 'encadrement des loyers' }, false, CONTROL),
];

const EXCESSIVE = 'CCH, R126-24; arrêté du 22 décembre 2021';
const COST = 'CCH, R126-23';
const SHOWN = 'Logement à consommation énergétique excessive : classe';

const energies = [
  saying('a house of class F', { property: classed('F'), phrase: `${SHOWN} F` }, true, EXCESSIVE),
  saying('a flat of class G', { property: classed('G', 'APARTMENT'), phrase: `${SHOWN} G` }, true, EXCESSIVE),
  saying('a house of class E', { property: classed('E'), phrase: SHOWN }, false, EXCESSIVE),
  saying('a shop of class G', { property: classed('G', 'SHOP'), phrase: SHOWN }, false, `${EXCESSIVE}: dwellings`),
  saying(
    'a house',
    { property: aProperty(), phrase: 'Montant estimé des dépenses annuelles d’énergie pour un usage standard : ' },
    true,
    COST,
  ),
  saying(
    'a house',
    { property: aProperty(), phrase: 'entre 1 240 € et 1 720 € par an' },
    true,
    `${COST}; arrêté du 31 mars 2021, annexe 6`,
  ),
  saying(
    'a house',
    { property: aProperty(), phrase: '2021, abonnements compris' },
    true,
    `${COST}: the year of the prices`,
  ),
  saying(
    'a shop',
    { property: aProperty({ propertyType: 'SHOP' }), phrase: 'Montant estimé des dépenses' },
    false,
    `${COST}: dwellings`,
  ),
  saying('a house', { property: aProperty(), phrase: 'classe C' }, true, 'CCH, R126-21: the letters of both scales'),
  saying('a house', { property: aProperty(), phrase: 'classe B' }, true, 'CCH, R126-21: the letters of both scales'),
  saying(
    'land',
    { property: aProperty({ propertyType: 'LAND' }), phrase: 'classe C' },
    false,
    'CCH, L126-26: buildings',
  ),
  ...[aProperty(), aRental(), aProperty({ propertyType: 'LAND' })].map((property) =>
    saying(
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
  saying(
    'a lot',
    { property: aProperty({ coOwnership: lot }), phrase: 'copropriété' },
    true,
    `${LOT}, 1°: that it is one`,
  ),
  saying(
    'a lot',
    { property: aProperty({ coOwnership: lot }), phrase: '24 lots' },
    true,
    `${LOT}, 1°: the number of lots`,
  ),
  saying(
    'a lot',
    { property: aProperty({ coOwnership: lot }), phrase: 'annuelle moyenne des charges courantes : 1 150 €' },
    true,
    `${LOT}, 2°: the mean yearly share of current charges`,
  ),
  saying(
    'a lot without a procedure',
    { property: aProperty({ coOwnership: lot }), phrase: 'aucune procédure en cours' },
    true,
    `${LOT}, 3°: whether there is a procedure`,
  ),
  saying(
    'a lot with a procedure',
    {
      property: aProperty({ coOwnership: { ...lot, procedure: true, procedureDetail: 'administration provisoire' } }),
      phrase: 'procédure en cours contre le syndicat des copropriétaires : administration provisoire',
    },
    true,
    `${LOT}, 3°: whether there is a procedure`,
  ),
  saying('a house of its own', { property: aProperty(), phrase: 'copropriété' }, false, `${LOT}: lots`),
  saying('a lot to let', { property: aRental({ coOwnership: lot }), phrase: '24 lots' }, false, `${LOT}: sales`),
];

export const cases = legalCases({
  chapter: 'advertisement mentions',
  rule: ({ property, agency, day = '2026-11-24', phrase }: Advertised) => {
    const mentions = complianceMentions(property, anAgency(agency), day);
    return plain(mentions.map(({ text }) => text ?? '').join('\n')).includes(plain(phrase));
  },
  cases: [...prices, ...rents, ...energies, ...lots],
});
