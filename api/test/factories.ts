import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import type { AgencyFields } from '@pignon/shared/domain/agency/agency.schema';
import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import type { ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import type { MandateFields } from '@pignon/shared/domain/mandate/mandate.schema';
import { NO_FIGURES, NO_LISTING_INFO } from '@pignon/shared/domain/property/property-draft';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import type { Actor } from '../src/write/actor';
import type { NewVisit } from '../src/modules/visit/visit.service';
import { NO_TEXTS } from '@pignon/shared/domain/mandate/texts/mandate-text.enums';

export const SOMEBODY: Actor = { user: 'nora@pignon.test', source: 'UI', requestId: 'test-request' };

export const BAYONNE: Location = {
  label: '4 rue des Œillets, 64100 Bayonne',
  street: '4 rue des Œillets',
  postcode: '64100',
  city: 'Bayonne',
  insee: '64102',
  lat: 43.4929,
  lon: -1.4748,
  precision: 'EXACT',
};

const EMPTY_PROPERTY: PropertyFields = {
  title: 'Maison de ville',
  description: 'Une maison.',
  transactionType: 'SALE',
  propertyStatus: 'ACTIVE',
  propertyType: 'HOUSE',
  location: BAYONNE,
  locationMetadata: {
    district: 'Saint-Esprit',
    transport: null,
    nearestStation: null,
    floodZone: null,
    riskReportDate: null,
  },
  structure: [],
  propertyMetadata: {
    ...NO_FIGURES,
    homeSize: 120,
    landSize: 300,
    roomCount: 5,
    bedroomCount: 3,
    titleDeed: 'Acte de vente, Me Lacoste, 2004',
    occupancy: 'VACANT',
  },
  rooms: [],
  features: [],
  comments: [],
  contactTypes: {},
  coOwnership: null,
  financialInfo: {
    priceNoFees: 250_000,
    feeType: 'BUYER',
    commissionRate: 4.5,
    commissionAmount: null,
    buyerShare: 50,
    monthlyExpenses: null,
    propertyTax: null,
    priceHistory: [],
  },
  rentalInfo: null,
  energyEfficiency: {
    date: null,
    ademeNumber: null,
    energyValue: 120,
    finalEnergyValue: null,
    energyClass: 'C',
    gesValue: 12,
    gesClass: 'C',
    costMin: null,
    costMax: null,
    costReferenceDate: null,
    exemption: null,
    auditDate: null,
  },
  listing: NO_LISTING_INFO,
  negotiator: SOMEBODY.user,
};

interface Nested {
  figures?: Partial<PropertyFields['propertyMetadata']>;
  money?: Partial<PropertyFields['financialInfo']>;
  place?: Partial<Location>;
}

/** An agency with all data needed to sign mandates. */
export const SIGNING_AGENCY: AgencyFields = {
  ...EMPTY_AGENCY,
  name: 'Pignon d’essai',
  legalName: 'Pignon d’essai SARL',
  address: { street: '12 avenue de l’Océan', postcode: '64200', city: 'Biarritz' },
  rcs: '000 000 067 RCS Bayonne',
  professionalCard: { number: 'CPI 6401 2026 000 000 064', chamber: 'CCI de Bayonne', kinds: ['T', 'G'] },
  guarantor: { name: 'Garantie mutuelle', address: '1 place de la Garantie, 75009 Paris', amount: 120_000 },
  insurer: { name: 'Assurance du littoral', address: null, policy: 'RCP 64' },
  mediator: { name: 'Médiation de l’immobilier', address: null, url: null },
};

/** Civil status printed on a mandate. */
export const CIVIL_STATUS = {
  birth: { date: '1971-05-01', place: 'Bayonne' },
  maritalStatus: 'Célibataire',
};

/** Fields of a property as typed; nested groups may be partial. */
export function propertyFields({
  figures,
  money,
  place,
  ...overrides
}: Partial<PropertyFields> & Nested = {}): PropertyFields {
  return {
    ...EMPTY_PROPERTY,
    propertyMetadata: { ...EMPTY_PROPERTY.propertyMetadata, ...figures },
    financialInfo: { ...EMPTY_PROPERTY.financialInfo, ...money },
    location: { ...BAYONNE, ...place },
    ...overrides,
  };
}

export function contactFields(overrides: Partial<ContactFields> = {}): ContactFields {
  return {
    title: 'MRS',
    firstName: 'Maïalen',
    lastName: 'Harispe',
    email: 'maialen@example.test',
    contactType: ['OWNER'],
    company: null,
    location: BAYONNE,
    phone: [{ number: '+33612345678', type: 'MOBILE', main: true, note: '' }],
    observation: '',
    comments: [],
    negotiator: SOMEBODY.user,
    archived: false,
    filters: [],
    consents: [],
    source: null,
    nextFollowUp: null,
    secondPerson: null,
    birth: null,
    secondBirth: null,
    maritalStatus: null,
    registration: null,
    capacity: null,
    ...overrides,
  };
}

export function mandateFields(
  overrides: Partial<MandateFields> & Pick<MandateFields, 'propertyRef' | 'counterParts'>,
): MandateFields {
  return {
    type: 'EXCLUSIVE',
    transactionType: 'SALE',
    register: 'T',
    diagnosis: {},
    negotiators: [SOMEBODY.user],
    startDate: '2026-11-01',
    endDate: '2027-02-01',
    irrevocableUntil: null,
    withdrawalUntil: null,
    renewal: false,
    durationMonths: null,
    offPremises: false,
    immediateExecution: false,
    partner: null,
    price: 261_250,
    feeType: 'BUYER',
    commissionRate: 4.5,
    commissionAmount: null,
    buyerShare: 50,
    texts: NO_TEXTS,
    letting: null,
    management: null,
    ...overrides,
  };
}

export function visitOf(overrides: Partial<NewVisit> & Pick<NewVisit, 'propertyRef' | 'contactIds'>): NewVisit {
  return {
    negotiator: SOMEBODY.user,
    start: '2026-11-20T09:00:00.000Z',
    end: '2026-11-20T09:45:00.000Z',
    kind: 'FIRST',
    status: 'PLANNED',
    voucherSignedAt: null,
    feedback: null,
    ...overrides,
  };
}
