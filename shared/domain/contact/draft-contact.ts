import type { ContactFields } from './contact.schema';
import type { Criterion } from './criterion.schema';

/** Default criteria of a new customer. */
export const DEFAULT_CRITERIA: readonly Criterion[] = [
  { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] },
  { key: { type: 'ATTRIBUTE', key: 'TYPE' }, values: ['HOUSE'] },
  { key: { type: 'NUMBER', key: 'PRICE' }, values: [250_000, 750_000] },
];

/** A contact without any data. */
export const EMPTY_CONTACT: ContactFields = {
  title: null,
  firstName: '',
  lastName: '',
  email: null,
  contactType: [],
  company: null,
  location: null,
  phone: [],
  observation: '',
  comments: [],
  negotiator: null,
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
};

/** Initial values of the contact form: a customer with the default criteria. */
export const draftContact = (): ContactFields => ({
  ...EMPTY_CONTACT,
  contactType: ['CUSTOMER'],
  filters: [...DEFAULT_CRITERIA],
});
