import type { ContactTitle } from './contact.enums';

/** How a letter or a table calls a person's title; a company has none. */
export const CONTACT_TITLE_WORDS: Readonly<Record<ContactTitle, string>> = {
  MR: 'Monsieur',
  MRS: 'Madame',
  MR_AND_MRS: 'Monsieur et Madame',
  COMPANY: '',
};
