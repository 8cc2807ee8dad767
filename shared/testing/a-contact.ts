import type { Contact } from '@pignon/shared/domain/contact/contact.schema';

const AT = '2026-11-21T09:30:00.000Z';

export function aContact(overrides: Partial<Contact> = {}): Contact {
  return {
    id: 7,
    title: 'MRS',
    firstName: 'Maialen',
    lastName: 'Harispe',
    email: 'maialen.harispe@example.test',
    contactType: ['CUSTOMER'],
    company: null,
    location: {
      label: '3 rue des Tilleuls, 64200 Biarritz',
      street: '3 rue des Tilleuls',
      postcode: '64200',
      city: 'Biarritz',
      insee: '64122',
      lat: null,
      lon: null,
      precision: 'EXACT',
    },
    phone: [
      { number: '+33559112233', type: 'HOME', main: false, note: '' },
      { number: '+33612345678', type: 'MOBILE', main: true, note: 'après 18 h' },
    ],
    observation: '',
    comments: [
      { pinned: false, text: 'Premier échange', createdTime: '2026-11-01T09:00:00.000Z', author: null },
      { pinned: true, text: 'Vend d’abord son appartement', createdTime: '2026-10-01T09:00:00.000Z', author: null },
    ],
    negotiator: null,
    archived: false,
    erased: false,
    filters: [
      { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] },
      { key: { type: 'LOCATION', key: 'CITY' }, values: ['64122'] },
    ],
    consents: [{ channel: 'EMAIL', given: true, date: '2026-01-01', proof: 'Formulaire signé' }],
    source: 'Vitrine',
    nextFollowUp: null,
    secondPerson: null,
    birth: null,
    secondBirth: null,
    maritalStatus: null,
    registration: null,
    capacity: null,
    createdTime: AT,
    modifiedTime: AT,
    version: 1,
    ...overrides,
  };
}
