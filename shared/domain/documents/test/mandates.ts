import type { RegisterLine } from '../../mandate/register.schema';
import type { Contact } from '../../contact/contact.schema';
import { EMPTY_CONTACT } from '../../contact/draft-contact';
import type { Mandate, Termination } from '../../mandate/mandate.schema';
import { anAgency } from './document-fixtures';
import { aProperty } from '../../property/test/a-property';
import type { MandateFacts, MandatePaper } from '../mandate/mandate-paper';
import { NO_TEXTS } from '../../mandate/texts/mandate-text.enums';

const AT = '2026-11-03T10:00:00.000Z';

export function aPrincipal(overrides: Partial<Contact> = {}): Contact {
  return {
    ...EMPTY_CONTACT,
    id: 12,
    erased: false,
    title: 'MRS',
    firstName: 'Maïalen',
    lastName: 'Harispe',
    email: 'maialen@example.test',
    contactType: ['OWNER'],
    location: aProperty().location,
    phone: [{ number: '+33612345678', type: 'MOBILE', main: true, note: '' }],
    birth: { date: '1971-05-01', place: 'Bayonne' },
    maritalStatus: 'mariée sous le régime de la séparation de biens',
    createdTime: AT,
    modifiedTime: AT,
    version: 1,
    ...overrides,
  };
}

/** The main number is second. */
export const TWO_PHONES: Contact['phone'] = [
  { number: '+33559000001', type: 'HOME', main: false, note: '' },
  { number: '+33612345678', type: 'MOBILE', main: true, note: '' },
];

/** A mandate closed on 1 December 2026 by notice of its principal. */
export const aTermination = (overrides: Partial<Termination> = {}): Termination => ({
  kind: 'NOTICE',
  date: '2026-12-01',
  by: 'PRINCIPAL',
  letterDate: '2026-11-16',
  letterNumber: '1A 200 300 4000 5',
  effectiveDate: '2026-12-01',
  reason: 'Gardé.',
  ...overrides,
});

/** An exclusive mandate of sale, signed and registered. */
export function aMandate(overrides: Partial<Mandate> = {}): Mandate {
  return {
    id: 7,
    propertyRef: 'V26-00042',
    type: 'EXCLUSIVE',
    transactionType: 'SALE',
    register: 'T',
    diagnosis: { energy: true, asbestos: false },
    negotiators: ['claire@pignon.test'],
    counterParts: [12],
    startDate: '2026-11-03',
    endDate: '2027-02-03',
    durationMonths: 3,
    irrevocableUntil: '2027-02-03',
    withdrawalUntil: null,
    renewal: false,
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
    status: 'RUNNING',
    registerNumber: 128,
    registerDate: AT,
    signatures: [{ contactId: 12, signedAt: AT, image: null }],
    agentSignature: null,
    signedPlace: null,
    missingAccepted: null,
    takenOver: null,
    conclusion: null,
    statusHistory: [],
    amendments: [],
    pendingAmendment: null,
    termination: null,
    createdTime: AT,
    modifiedTime: AT,
    version: 1,
    ...overrides,
  };
}

export function mandateFacts(overrides: Partial<Mandate> | null = {}, rest: Partial<MandateFacts> = {}): MandateFacts {
  return {
    mandate: overrides === null ? null : aMandate(overrides),
    property: aProperty(),
    principals: overrides === null ? [] : [aPrincipal()],
    negotiators: overrides === null ? [] : ['Claire Etcheverry'],
    agency: anAgency(),
    ...rest,
  };
}

/** All text of a document, for tests. */
export const wordsOf = (paper: MandatePaper | MandatePaper['articles']): string =>
  JSON.stringify(paper).replaceAll(/[\u00a0\u202f]/g, ' ');

/** Fields of a mandate delegated by another agency. */
export const PARTNER = {
  type: 'PARTNER',
  registerNumber: null,
  registerDate: null,
  partner: {
    agencyName: 'Agence des Pins',
    cardNumber: 'CPI 4001 2026 000 000 001',
    mandateNumber: '77',
    mandateDate: '2026-10-01',
    feeShare: 40,
  },
} as const;

/** A register line of a transaction: an exclusive sale of a house. */
export const aRegisterLine = (registerNumber: number, overrides: Partial<RegisterLine> = {}): RegisterLine => ({
  register: 'T',
  registerNumber,
  registerDate: '2026-11-03T23:30:00.000Z',
  mandateId: registerNumber,
  type: 'EXCLUSIVE',
  transactionType: 'SALE',
  principals: [{ contactId: 12, name: 'Harispe Maïalen', address: '4 rue des Œillets, 64100 Bayonne' }],
  propertyRef: 'V26-00042',
  propertyType: 'HOUSE',
  propertyAddress: '12 rue des Fougères 64100 Bayonne',
  price: 261_250,
  startDate: '2026-11-03',
  endDate: '2027-02-03',
  status: 'RUNNING',
  cancelled: false,
  termination: null,
  amendments: 0,
  takenOver: false,
  ...overrides,
});
