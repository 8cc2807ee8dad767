import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import type { User } from '@pignon/shared/domain/user/user.schema';

const AT = '2026-11-21T09:30:00.000Z';

/** A page of a list, as the API returns it. */
export function aPage<T>(content: T[], total = content.length, size = 10, number = 0) {
  return { content, page: { number, size, totalElements: total, totalPages: Math.ceil(total / size) } };
}

export function aUser(overrides: Partial<User> = {}): User {
  return {
    loginEmail: 'manager@pignon.test',
    firstName: 'Claire',
    lastName: 'Etcheverry',
    email: 'manager@pignon.test',
    photoURL: null,
    phoneNumbers: [],
    agentCapacity: null,
    agentCredential: null,
    roles: ['MANAGER'],
    status: 'ACTIVE',
    active: true,
    version: 1,
    createdTime: AT,
    modifiedTime: AT,
    ...overrides,
  };
}

export function aPropertySummary(overrides: Partial<PropertySummary> = {}): PropertySummary {
  return {
    reference: 'V26-00042',
    title: 'Maison de ville avec jardin',
    transactionType: 'SALE',
    propertyStatus: 'ACTIVE',
    propertyType: 'HOUSE',
    city: 'Bayonne',
    postcode: '64100',
    lat: 43.4929,
    lon: -1.4748,
    price: 425_000,
    priceNoFees: 406_700,
    netToSeller: 406_700,
    pricePerSquareMetre: 3_542,
    homeSize: 120,
    landSize: 340,
    rooms: 5,
    bedrooms: 3,
    energyClass: 'C',
    gesClass: 'B',
    mandateStatus: 'RUNNING',
    mandateType: 'EXCLUSIVE',
    negotiator: 'manager@pignon.test',
    photoCount: 5,
    marketDays: 51,
    cover: null,
    createdTime: AT,
    modifiedTime: AT,
    version: 1,
    ...overrides,
  };
}

export function aContactSummary(overrides: Partial<ContactSummary> = {}): ContactSummary {
  return {
    id: 7,
    title: 'MRS',
    firstName: 'Maialen',
    lastName: 'Harispe',
    company: null,
    contactType: ['CUSTOMER'],
    email: 'maialen.harispe@example.test',
    phones: ['+33612345678'],
    city: 'Biarritz',
    postcode: '64200',
    negotiator: 'manager@pignon.test',
    criteriaCount: 4,
    archived: false,
    erased: false,
    nextFollowUp: null,
    createdTime: AT,
    modifiedTime: AT,
    version: 1,
    ...overrides,
  };
}
