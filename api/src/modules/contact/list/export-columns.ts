import { capitalize } from '@pignon/shared/domain/common/french';
import { agreedTo, latestConsent, onlyLacksProof } from '@pignon/shared/domain/contact/consent';
import {
  COMPUTED_LABELS,
  CONTACT_FIELD_LABELS,
  FRENCH_CONTACT_LABELS,
} from '@pignon/shared/domain/contact/contact-labels';
import { CONTACT_TITLE_WORDS } from '@pignon/shared/domain/contact/contact-title-words';
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
  title: {
    title: CONTACT_FIELD_LABELS.title.fr,
    write: ({ title }) => (title ? capitalize(CONTACT_TITLE_WORDS[title].fr) : ''),
  },
  lastName: { title: CONTACT_FIELD_LABELS.lastName.fr, write: ({ lastName }) => lastName },
  firstName: { title: CONTACT_FIELD_LABELS.firstName.fr, write: ({ firstName }) => firstName },
  company: { title: CONTACT_FIELD_LABELS.company.fr, write: ({ company }) => company ?? '' },
  contactType: {
    title: CONTACT_FIELD_LABELS.contactType.fr,
    write: ({ contactType }) => contactType.map((type) => capitalize(CONTACT_TYPE_WORDS[type].fr)).join(', '),
  },
  email: { title: CONTACT_FIELD_LABELS.email.fr, write: ({ email }) => email ?? '' },
  phone: {
    title: COMPUTED_LABELS.firstPhone.fr,
    write: ({ phones: [first] }) => (first === undefined ? '' : csvPhone(first)),
  },
  otherPhones: {
    title: COMPUTED_LABELS.otherPhones.fr,
    write: ({ phones }) => phones.slice(1).map(csvPhone).join(', '),
  },
  postcode: { title: CONTACT_FIELD_LABELS['location.postcode'].fr, write: ({ postcode }) => postcode ?? '' },
  city: { title: CONTACT_FIELD_LABELS['location.city'].fr, write: ({ city }) => city ?? '' },
  negotiator: {
    title: CONTACT_FIELD_LABELS.negotiator.fr,
    write: ({ negotiator }, nameOf) => (negotiator ? nameOf(negotiator) : ''),
  },
  emailConsent: consent('Accord e-mail', 'EMAIL'),
  phoneConsent: consent('Accord téléphone', 'PHONE'),
  smsConsent: consent('Accord SMS', 'SMS'),
  postConsent: consent('Accord courrier', 'POST'),
  criteriaCount: { title: COMPUTED_LABELS.criteriaCount.fr, write: ({ criteriaCount }) => String(criteriaCount) },
  nextFollowUp: { title: CONTACT_FIELD_LABELS.nextFollowUp.fr, write: ({ nextFollowUp }) => csvDay(nextFollowUp) },
  lastSign: { title: COMPUTED_LABELS.lastSign.fr, write: ({ lastSign }) => csvDay(lastSign) },
  archived: { title: CONTACT_FIELD_LABELS.archived.fr, write: ({ archived }) => csvYesNo(archived) },
  createdTime: { title: COMPUTED_LABELS.createdTime.fr, write: ({ createdTime }) => csvDay(createdTime) },
  modifiedTime: { title: COMPUTED_LABELS.modifiedTime.fr, write: ({ modifiedTime }) => csvDay(modifiedTime) },
};

/** A column of contacts as spreadsheets get it. */
export function exportColumn(column: ContactColumn): CsvColumn<ContactLine> {
  if (!isFieldColumn(column)) return LINE_COLUMNS[column];
  const { path, field } = COLUMN_FIELDS[column];
  return csvField(column, FRENCH_CONTACT_LABELS[path] ?? path, field);
}
