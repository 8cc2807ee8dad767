import { choices, type ChoiceWords, type Tone } from '../choices/choices';

/** What a contact is to the agency. */
export const CONTACT_TYPE = {
  CUSTOMER: { tone: 'green' },
  OWNER: { tone: 'blue' },
  TENANT: { tone: 'purple' },
  NEGOTIATOR: { tone: 'neutral' },
  NOTARY: { tone: 'neutral' },
  PARTNER: { tone: 'neutral' },
  SUPPLIER: { tone: 'neutral' },
} as const satisfies Readonly<Record<string, { tone: Tone }>>;

export const CONTACT_TYPES = /* @__PURE__ */ choices(CONTACT_TYPE);
export type ContactType = (typeof CONTACT_TYPES)[number];

export const CONTACT_TYPE_WORDS: ChoiceWords<ContactType> = {
  CUSTOMER: { fr: 'client', en: 'customer' },
  OWNER: { fr: 'propriétaire', en: 'owner' },
  TENANT: { fr: 'locataire', en: 'tenant' },
  NEGOTIATOR: { fr: 'négociateur', en: 'negotiator' },
  NOTARY: { fr: 'notaire', en: 'notary' },
  PARTNER: { fr: 'partenaire', en: 'partner' },
  SUPPLIER: { fr: 'prestataire', en: 'supplier' },
};

export const CONTACT_TITLES = ['MR', 'MRS', 'MR_AND_MRS', 'COMPANY'] as const;
export type ContactTitle = (typeof CONTACT_TITLES)[number];

export const PHONE_TYPES = ['MOBILE', 'HOME', 'WORK', 'OTHER'] as const;
export type PhoneType = (typeof PHONE_TYPES)[number];

export const CONSENT_CHANNELS = ['PHONE', 'EMAIL', 'SMS', 'POST'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** Last answer for a channel; NONE: never asked. */
export const CONSENT_ANSWERS = ['GIVEN', 'REFUSED', 'NONE'] as const;
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number];

export const FILTER_KINDS = ['ATTRIBUTE', 'LOCATION', 'NUMBER', 'ROOM_TYPE'] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

/** The only allowed combinations of a saved criterion's kind and key. */
export const FILTER_KEYS = {
  ATTRIBUTE: ['TRANSACTION_TYPE', 'TYPE'],
  LOCATION: ['CITY', 'POLYGON'],
  NUMBER: ['PRICE', 'ROOMS', 'HOME_SIZE', 'LAND_SIZE'],
  ROOM_TYPE: ['BEDROOM'],
} as const satisfies Record<FilterKind, readonly string[]>;

export const CONTACT_ORDER = ['modifiedTime', 'createdTime', 'lastName', 'city', 'nextFollowUp'] as const;
export type ContactOrder = (typeof CONTACT_ORDER)[number];
