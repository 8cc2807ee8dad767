import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { SigningState } from '@pignon/shared/domain/mandate/missing/signing-state.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { NO_TEXTS } from '@pignon/shared/domain/mandate/texts/mandate-text.enums';

const AT = '2026-11-20T09:30:00.000Z';

/** A mandate as `GET mandate/{id}` returns it: two owners, no signatures. */
export function aFullMandate(overrides: Partial<Mandate> = {}): Mandate {
  return {
    id: 3,
    propertyRef: 'V26-00042',
    type: 'NON_EXCLUSIVE',
    status: 'PENDING',
    transactionType: 'SALE',
    register: 'T',
    registerNumber: null,
    registerDate: null,
    diagnosis: { energy: true },
    negotiators: ['manager@pignon.test'],
    counterParts: [7, 8],
    startDate: null,
    endDate: null,
    durationMonths: 3,
    irrevocableUntil: null,
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
    signatures: [],
    agentSignature: null,
    signedPlace: null,
    missingAccepted: null,
    takenOver: null,
    conclusion: null,
    statusHistory: [{ status: 'PENDING', at: AT, user: 'manager@pignon.test' }],
    amendments: [],
    pendingAmendment: null,
    termination: null,
    createdTime: AT,
    modifiedTime: AT,
    version: 1,
    ...overrides,
  };
}

/** Makes the fields of a property that this remote reads. */
export const anEntrusted = (overrides: Partial<Property> = {}): Property =>
  ({
    reference: 'V26-00042',
    title: 'Maison de ville avec jardin',
    transactionType: 'SALE',
    propertyType: 'HOUSE',
    propertyStatus: 'ACTIVE',
    location: { city: 'Bayonne' },
    coOwnership: null,
    propertyMetadata: { yearBuilt: 1930 },
    price: 261_250,
    negotiator: 'manager@pignon.test',
    financialInfo: { feeType: 'BUYER', commissionRate: 4.5 },
    contactTypes: { 7: ['OWNER'], 8: ['OWNER'], 9: ['NOTARY'] },
    version: 1,
    ...overrides,
  }) as Property;

const NAMES: Readonly<Record<number, [string, string]>> = { 7: ['Maialen', 'Harispe'], 8: ['Jean', 'Dufau'] };

/** Contacts by id, with names only. */
export const someContacts = (ids: readonly number[]) => ({
  content: ids.flatMap((id) => {
    const [firstName, lastName] = NAMES[id] ?? [];
    return lastName ? [{ id, title: null, firstName, lastName, company: null } as Contact] : [];
  }),
});

/** Makes a reply of `GET mandate/{id}/signing`: both owners sign, nothing is missing. */
export const aSigningState = (overrides: Partial<SigningState> = {}): SigningState => ({
  signatories: [7, 8].map((contactId) => ({
    ...{ contactId, person: 'FIRST', company: null, capacity: null },
    name: [...(NAMES[contactId] ?? [])].reverse().join(' '),
  })),
  missing: [],
  agent: { name: 'Marie Manager', capacity: 'EMPLOYEE', credential: 'ADC 64' },
  place: 'Biarritz',
  ...overrides,
});
