import { capitalize } from '@pignon/shared/domain/common/french';
import { agreedTo, latestConsent, onlyLacksProof } from '@pignon/shared/domain/contact/consent';
import { CONTACT_LABELS, FRENCH_CONTACT_LABELS } from '@pignon/shared/domain/contact/contact-labels';
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
  title: { title: CONTACT_LABELS.title.fr, write: ({ title }) => (title ? CONTACT_TITLE_WORDS[title] : '') },
  lastName: { title: CONTACT_LABELS.lastName.fr, write: ({ lastName }) => lastName },
  firstName: { title: CONTACT_LABELS.firstName.fr, write: ({ firstName }) => firstName },
  company: { title: CONTACT_LABELS.company.fr, write: ({ company }) => company ?? '' },
  contactType: {
    title: CONTACT_LABELS.contactType.fr,
    write: ({ contactType }) => contactType.map((type) => capitalize(CONTACT_TYPE_WORDS[type].fr)).join(', '),
  },
  email: { title: CONTACT_LABELS.email.fr, write: ({ email }) => email ?? '' },
  phone: { title: 'Téléphone', write: ({ phones: [first] }) => (first === undefined ? '' : csvPhone(first)) },
  otherPhones: { title: 'Autres téléphones', write: ({ phones }) => phones.slice(1).map(csvPhone).join(', ') },
  postcode: { title: CONTACT_LABELS['location.postcode'].fr, write: ({ postcode }) => postcode ?? '' },
  city: { title: CONTACT_LABELS['location.city'].fr, write: ({ city }) => city ?? '' },
  negotiator: {
    title: CONTACT_LABELS.negotiator.fr,
    write: ({ negotiator }, nameOf) => (negotiator ? nameOf(negotiator) : ''),
  },
  emailConsent: consent('Accord e-mail', 'EMAIL'),
  phoneConsent: consent('Accord téléphone', 'PHONE'),
  smsConsent: consent('Accord SMS', 'SMS'),
  postConsent: consent('Accord courrier', 'POST'),
  criteriaCount: { title: CONTACT_LABELS.filters.fr, write: ({ criteriaCount }) => String(criteriaCount) },
  nextFollowUp: { title: CONTACT_LABELS.nextFollowUp.fr, write: ({ nextFollowUp }) => csvDay(nextFollowUp) },
  lastSign: { title: 'Dernier signe de vie', write: ({ lastSign }) => csvDay(lastSign) },
  archived: { title: CONTACT_LABELS.archived.fr, write: ({ archived }) => csvYesNo(archived) },
  createdTime: { title: 'Créé le', write: ({ createdTime }) => csvDay(createdTime) },
  modifiedTime: { title: 'Modifié le', write: ({ modifiedTime }) => csvDay(modifiedTime) },
};

/** A column of contacts as spreadsheets get it. */
export function exportColumn(column: ContactColumn): CsvColumn<ContactLine> {
  if (!isFieldColumn(column)) return LINE_COLUMNS[column];
  const { path, field } = COLUMN_FIELDS[column];
  return csvField(column, FRENCH_CONTACT_LABELS[path] ?? path, field);
}
