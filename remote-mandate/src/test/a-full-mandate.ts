import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';

const AT = '2026-11-20T09:30:00.000Z';

/** A mandate as `GET mandate/{id}` gives it: two owners, nobody has signed. */
export function aFullMandate(over: Partial<Mandate> = {}): Mandate {
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
    signatures: [],
    statusHistory: [{ status: 'PENDING', at: AT, user: 'manager@pignon.test' }],
    amendments: [],
    termination: null,
    createdTime: AT,
    modifiedTime: AT,
    version: 1,
    ...over,
  };
}

/** What the remote reads of a property. */
export const anEntrusted = (over: Partial<Property> = {}): Property =>
  ({
    reference: 'V26-00042',
    title: 'Maison de ville avec jardin',
    transactionType: 'SALE',
    propertyType: 'HOUSE',
    propertyStatus: 'ACTIVE',
    location: { city: 'Bayonne' },
    price: 261_250,
    negotiator: 'manager@pignon.test',
    financialInfo: { feeType: 'BUYER', commissionRate: 4.5 },
    contactTypes: { 7: ['OWNER'], 8: ['OWNER'], 9: ['NOTARY'] },
    version: 1,
    ...over,
  }) as Property;

const NAMES: Readonly<Record<number, [string, string]>> = { 7: ['Maialen', 'Harispe'], 8: ['Jean', 'Dufau'] };

/** Contacts by id, as far as a name goes. */
export const someContacts = (ids: readonly number[]) => ({
  content: ids.flatMap((id) => {
    const [firstName, lastName] = NAMES[id] ?? [];
    return lastName ? [{ id, title: null, firstName, lastName, company: null } as Contact] : [];
  }),
});
