import type { ContactTitle } from './contact.enums';

/** Titles in letters and tables; companies have none. */
export const CONTACT_TITLE_WORDS: Readonly<Record<ContactTitle, string>> = {
  MR: 'Monsieur',
  MRS: 'Madame',
  MR_AND_MRS: 'Monsieur et Madame',
  COMPANY: '',
};
