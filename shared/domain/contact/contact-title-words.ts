import type { ChoiceWords } from '../choices/choices';
import type { ConsentChannel, ContactTitle, PhoneType } from './contact.enums';
import type { ImportDuplicateReason } from './import/import.enums';

export const CONTACT_TITLE_WORDS: ChoiceWords<ContactTitle> = {
  MR: { fr: 'Monsieur', en: 'Mr' },
  MRS: { fr: 'Madame', en: 'Mrs' },
  MR_AND_MRS: { fr: 'Monsieur et Madame', en: 'Mr and Mrs' },
  COMPANY: { fr: 'société', en: 'company' },
};

export const PHONE_TYPE_WORDS: ChoiceWords<PhoneType> = {
  MOBILE: { fr: 'mobile', en: 'mobile' },
  HOME: { fr: 'domicile', en: 'home' },
  WORK: { fr: 'travail', en: 'work' },
  OTHER: { fr: 'autre', en: 'other' },
};

export const CONSENT_CHANNEL_WORDS: ChoiceWords<ConsentChannel> = {
  PHONE: { fr: 'téléphone', en: 'phone' },
  EMAIL: { fr: 'e-mail', en: 'e-mail' },
  SMS: { fr: 'SMS', en: 'text message' },
  POST: { fr: 'courrier', en: 'post' },
};

/** Why a contact may be a duplicate: "même e-mail". */
export const DUPLICATE_REASON_WORDS: ChoiceWords<ImportDuplicateReason> = {
  EMAIL: { fr: 'même e-mail', en: 'same e-mail' },
  PHONE: { fr: 'même téléphone', en: 'same phone' },
  NAME_AND_CITY: { fr: 'même nom et même ville', en: 'same name and town' },
  NAME: { fr: 'même nom', en: 'same name' },
};
