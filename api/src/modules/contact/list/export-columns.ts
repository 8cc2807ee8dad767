import { capitalize } from '@pignon/shared/domain/common/french';
import { agreedTo, latestConsent, onlyLacksProof } from '@pignon/shared/domain/contact/consent';
import { CONTACT_FIELDS } from '@pignon/shared/domain/contact/contact-catalogue';
import { CONTACT_TITLE_WORDS } from '@pignon/shared/domain/contact/contact-words';
import { CONTACT_TYPE_WORDS, type ConsentChannel } from '@pignon/shared/domain/contact/contact.enums';
import {
  COLUMN_FIELDS,
  isFieldColumn,
  type ContactColumn,
  type LineColumn,
} from '@pignon/shared/domain/contact/list/contact-columns';
import { csvDay, csvPhone, type CsvColumn } from '../../../http/csv';
import { csvField, csvYesNo } from '../../../http/csv-field';
import type { ContactLine } from './export-contacts.repo';

const consent = (title: string, channel: ConsentChannel): CsvColumn<ContactLine> => ({
  title,
  write: ({ consents }) => {
    if (!latestConsent(consents, channel)) return '';
    return onlyLacksProof(consents, channel) ? 'Oui, sans preuve' : csvYesNo(agreedTo(consents, channel));
  },
});

const LINE_COLUMNS: Readonly<Record<LineColumn, CsvColumn<ContactLine>>> = {
  title: { title: CONTACT_FIELDS.title.label, write: ({ title }) => (title ? CONTACT_TITLE_WORDS[title] : '') },
  lastName: { title: CONTACT_FIELDS.lastName.label, write: ({ lastName }) => lastName },
  firstName: { title: CONTACT_FIELDS.firstName.label, write: ({ firstName }) => firstName },
  company: { title: CONTACT_FIELDS.company.label, write: ({ company }) => company ?? '' },
  contactType: {
    title: CONTACT_FIELDS.contactType.label,
    write: ({ contactType }) => contactType.map((type) => capitalize(CONTACT_TYPE_WORDS[type].fr)).join(', '),
  },
  email: { title: CONTACT_FIELDS.email.label, write: ({ email }) => email ?? '' },
  phone: { title: 'Téléphone', write: ({ phones: [first] }) => (first === undefined ? '' : csvPhone(first)) },
  otherPhones: { title: 'Autres téléphones', write: ({ phones }) => phones.slice(1).map(csvPhone).join(', ') },
  postcode: { title: CONTACT_FIELDS['location.postcode'].label, write: ({ postcode }) => postcode ?? '' },
  city: { title: CONTACT_FIELDS['location.city'].label, write: ({ city }) => city ?? '' },
  negotiator: {
    title: CONTACT_FIELDS.negotiator.label,
    write: ({ negotiator }, nameOf) => (negotiator ? nameOf(negotiator) : ''),
  },
  emailConsent: consent('Accord e-mail', 'EMAIL'),
  phoneConsent: consent('Accord téléphone', 'PHONE'),
  smsConsent: consent('Accord SMS', 'SMS'),
  postConsent: consent('Accord courrier', 'POST'),
  criteriaCount: { title: CONTACT_FIELDS.filters.label, write: ({ criteriaCount }) => String(criteriaCount) },
  nextFollowUp: { title: CONTACT_FIELDS.nextFollowUp.label, write: ({ nextFollowUp }) => csvDay(nextFollowUp) },
  lastSign: { title: 'Dernier signe de vie', write: ({ lastSign }) => csvDay(lastSign) },
  archived: { title: CONTACT_FIELDS.archived.label, write: ({ archived }) => csvYesNo(archived) },
  createdTime: { title: 'Créé le', write: ({ createdTime }) => csvDay(createdTime) },
  modifiedTime: { title: 'Modifié le', write: ({ modifiedTime }) => csvDay(modifiedTime) },
};

/** A column of contacts as spreadsheets get it. */
export const exportColumn = (column: ContactColumn): CsvColumn<ContactLine> =>
  isFieldColumn(column) ? csvField(column, COLUMN_FIELDS[column].field) : LINE_COLUMNS[column];
