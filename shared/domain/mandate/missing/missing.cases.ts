import type { Contact } from '../../contact/contact.schema';
import { aMandate, aPrincipal, PARTNER } from '../../documents/test/mandates';
import { anAgency } from '../../documents/test/document-fixtures';
import { aProperty } from '../../property/test/a-property';
import { legalCases } from '../../law/legal-cases';
import type { MandateFileKind } from '../../media/media.enums';
import { NEW_CO_OWNERSHIP, NEW_RENTAL } from '../../property/property-draft';
import type { Property } from '../../property/property.schema';
import type { AgencyFields } from '../../agency/agency.schema';
import { NO_LETTING_TERMS } from '../letting/letting-terms';
import { USUAL_MANAGEMENT } from '../management/management-terms';
import type { Mandate } from '../mandate.schema';
import { missingOf } from './missing';

interface MandateCase {
  mandate?: Partial<Mandate>;
  property?: Partial<Property>;
  figures?: Partial<Property['propertyMetadata']>;
  principal?: Partial<Contact>;
  agency?: Partial<AgencyFields>;
  folder?: readonly MandateFileKind[];
}

const DESIGNATION = { titleDeed: 'Acte de vente, Me Lacoste, 2004', occupancy: 'VACANT' as const };
const CODE = 'code monétaire et financier, R561-5';
const COUPLE = { secondPerson: { title: 'MR' as const, firstName: 'Peio', lastName: 'Harispe', email: null } };
const LETTING_PROPERTY: MandateCase = {
  mandate: { transactionType: 'RENT', type: 'NON_EXCLUSIVE', price: 785 },
  property: {
    transactionType: 'RENT',
    rentalInfo: { ...NEW_RENTAL, deposit: 700, landlordFee: 500, tenantFee: 400 },
    financialInfo: { ...aProperty().financialInfo, monthlyExpenses: 85 },
  },
};

/** Lists what a complete mandate lacks after these changes, as "record field". */
function missingFieldsOf({ mandate, property, figures, principal, agency, folder = [] }: MandateCase): string[] {
  const house = aProperty(property);
  return missingOf({
    mandate: aMandate(mandate),
    property: { ...house, propertyMetadata: { ...house.propertyMetadata, ...DESIGNATION, ...figures } },
    principals: [aPrincipal(principal)],
    agency: { ...anAgency(), ...agency },
    folder,
  }).map(({ place: { of, field } }) => `${of} ${field}`);
}

const line = (name: string, input: MandateCase, expected: string[], source: string) => ({
  name,
  input,
  expected,
  source,
});

export const cases = legalCases({
  chapter: 'mandate content',
  rule: missingFieldsOf,
  cases: [
    line('a sale that says everything lacks nothing', {}, [], 'loi 70-9, art. 6 and 7; décret 72-678, art. 72 to 78'),
    line(
      'a person is known by birth, state and address',
      { principal: { birth: null, maritalStatus: ' ', location: null } },
      ['contact birth.date', 'contact birth.place', 'contact maritalStatus', 'contact location'],
      `${CODE}, 1°; code civil, art. 215; décret 72-678, art. 72`,
    ),
    line(
      'each of a couple has a birth of their own',
      { principal: COUPLE },
      ['contact secondBirth.date', 'contact secondBirth.place'],
      `${CODE}, 1°: each person`,
    ),
    line(
      '"Monsieur et Madame" are two whom somebody has to name',
      { principal: { title: 'MR_AND_MRS' } },
      [
        ...['contact secondPerson.lastName', 'contact secondPerson.firstName'],
        ...['contact secondBirth.date', 'contact secondBirth.place'],
      ],
      `${CODE}, 1°: each person`,
    ),
    line(
      'a company has a registration and somebody who signs, in a capacity',
      { principal: { title: 'COMPANY', company: 'SCI Éole', lastName: '', birth: null, maritalStatus: null } },
      ['contact registration', 'contact lastName', 'contact capacity'],
      `${CODE}, 2°; code civil, art. 1145`,
    ),
    line(
      'a lot is known by its number and share, a property by its title and who lives there',
      { property: { coOwnership: NEW_CO_OWNERSHIP }, figures: { titleDeed: null, occupancy: null } },
      [
        'property propertyMetadata.lotNumbers',
        'property propertyMetadata.occupancy',
        'property propertyMetadata.titleDeed',
      ],
      'décret 55-22, art. 7; code civil, art. 1112-1 and 1599',
    ),
    line(
      'price and fees of a sale are said',
      { mandate: { price: null, commissionRate: 0 } },
      ['mandate price', 'mandate commissionRate'],
      'loi 70-9, art. 6; décret 72-678, art. 73',
    ),
    line(
      'an agency says who it is, its card, its guarantor, its insurer and its mediator',
      {
        agency: {
          ...{ name: '', legalName: null, address: null, rcs: null, professionalCard: null },
          ...{ guarantor: null, insurer: null, mediator: null },
        },
      },
      ['legalName', 'address', 'rcs', 'guarantor', 'insurer', 'professionalCard', 'mediator'].map(
        (field) => `agency ${field}`,
      ),
      'loi 70-9, art. 3; décret 72-678, art. 93; code de la consommation, L616-1',
    ),
    line(
      'a guarantor is named with their address',
      { agency: { guarantor: { name: 'Garantie mutuelle', address: null, amount: null } } },
      ['agency guarantor'],
      'décret 72-678, art. 93',
    ),
    line(
      'a company is no consumer: no mediator',
      {
        principal: { title: 'COMPANY', company: 'SCI Éole', registration: 'RCS Pau 1', capacity: 'gérant' },
        agency: { mediator: null },
      },
      [],
      'code de la consommation, L611-1: disputes of consumers',
    ),
    line(
      'a letting needs no title deed',
      { ...LETTING_PROPERTY, figures: { titleDeed: null } },
      [],
      'loi 89-462, art. 5',
    ),
    line(
      'a letting says what landlord and tenant pay',
      { ...LETTING_PROPERTY, property: { ...LETTING_PROPERTY.property, rentalInfo: { ...NEW_RENTAL, deposit: 700 } } },
      ['mandate letting.landlordFee', 'mandate letting.tenantFee'],
      'loi 89-462 du 6 juillet 1989, art. 5',
    ),
    line(
      'a letting says its charges, its deposit and whether it is furnished, be it to say that there are none',
      {
        ...LETTING_PROPERTY,
        property: {
          ...LETTING_PROPERTY.property,
          financialInfo: { ...aProperty().financialInfo, monthlyExpenses: null },
          rentalInfo: null,
        },
        mandate: { ...LETTING_PROPERTY.mandate, letting: { ...NO_LETTING_TERMS, landlordFee: 500, tenantFee: 0 } },
      },
      ['mandate letting.monthlyExpenses', 'mandate letting.deposit', 'mandate letting.furnished'],
      'loi 89-462 du 6 juillet 1989, art. 2, 3, 22 and 25-4',
    ),
    line(
      'a shop is neither bare nor furnished',
      {
        ...LETTING_PROPERTY,
        property: { ...LETTING_PROPERTY.property, propertyType: 'SHOP' },
        mandate: {
          ...LETTING_PROPERTY.mandate,
          letting: { ...NO_LETTING_TERMS, monthlyExpenses: 0, deposit: 0, landlordFee: 500, tenantFee: 0 },
        },
      },
      [],
      'loi 89-462, art. 2: of dwellings alone',
    ),
    line(
      'a management that also lets says what landlord and tenant pay, and one that does not has nothing to say of it',
      {
        ...LETTING_PROPERTY,
        property: { ...LETTING_PROPERTY.property, rentalInfo: { ...NEW_RENTAL, deposit: 700 } },
        mandate: { ...LETTING_PROPERTY.mandate, register: 'G', management: { ...USUAL_MANAGEMENT, feeRate: 7 } },
      },
      ['mandate letting.landlordFee', 'mandate letting.tenantFee'],
      'décret 72-678, art. 66; loi 89-462, art. 5',
    ),
    line(
      'a management without the power to let asks for no fees of a letting',
      {
        ...LETTING_PROPERTY,
        property: { ...LETTING_PROPERTY.property, rentalInfo: { ...NEW_RENTAL, deposit: 700 } },
        mandate: {
          ...LETTING_PROPERTY.mandate,
          register: 'G',
          management: { ...USUAL_MANAGEMENT, powers: ['COLLECT'], feeRate: 7 },
        },
      },
      [],
      'décret 72-678, art. 66',
    ),
    line(
      'a management needs the card of management and its own fees',
      {
        ...LETTING_PROPERTY,
        mandate: { ...LETTING_PROPERTY.mandate, register: 'G', management: { ...USUAL_MANAGEMENT, powers: [] } },
        agency: { professionalCard: { number: 'CPI 1', chamber: 'CCI de Bayonne', kinds: ['T'] } },
      },
      ['mandate management.feeRate', 'agency professionalCard'],
      'loi 70-9, art. 1, 6° and art. 3; décret 72-678, art. 64 and 66',
    ),
    line(
      'a delegation says its share and its own term, and asks nothing of the owner',
      {
        mandate: {
          ...PARTNER,
          ...{ partner: { ...PARTNER.partner, feeShare: 0 }, durationMonths: null, endDate: null },
        },
        principal: { birth: null, maritalStatus: null, location: null },
        figures: { titleDeed: null, occupancy: null },
        folder: ['AUTHORISATION'],
      },
      ['contact location', 'mandate partner.feeShare', 'mandate durationMonths'],
      'loi 70-9, art. 7; décret 72-678, art. 73: the contract is between agencies',
    ),
    line(
      'a delegation has what the owner allowed the other agency in its folder, and no other file is that',
      { mandate: PARTNER, folder: ['SIGNED_COPY', 'OTHER'] },
      ['folder AUTHORISATION'],
      'code civil, art. 1994: another acts in the place of who was entrusted as far as the principal allows it',
    ),
  ],
});
