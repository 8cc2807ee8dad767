import type { ContactTitle, ContactType } from './contact.enums';

/** How a letter or a table calls a person's title; a company has none. */
export const CONTACT_TITLE_WORDS: Readonly<Record<ContactTitle, string>> = {
  MR: 'Monsieur',
  MRS: 'Madame',
  MR_AND_MRS: 'Monsieur et Madame',
  COMPANY: '',
};

export const CONTACT_TYPE_WORDS: Readonly<Record<ContactType, string>> = {
  CUSTOMER: 'Client',
  OWNER: 'Propriétaire',
  TENANT: 'Locataire',
  NEGOTIATOR: 'Négociateur',
  NOTARY: 'Notaire',
  PARTNER: 'Partenaire',
  SUPPLIER: 'Prestataire',
};
