import { agreedTo, lastSaid } from '@pignon/shared/domain/contact/consent';
import { CONTACT_TITLE_WORDS, CONTACT_TYPE_WORDS } from '@pignon/shared/domain/contact/contact-words';
import type { ConsentChannel } from '@pignon/shared/domain/contact/contact.enums';
import { csvDay, type CsvColumn } from '../../../http/csv';
import type { ContactLine } from './export-contacts.repo';

const yes = (is: boolean): string => (is ? 'Oui' : 'Non');

const consent = (title: string, channel: ConsentChannel): CsvColumn<ContactLine> => ({
  title,
  write: ({ consents }) => (lastSaid(consents, channel) ? yes(agreedTo(consents, channel)) : ''),
});

/** What leaves the house of a person: how to reach them and what they agreed to, nothing that was written about them. */
export const EXPORT_COLUMNS: readonly CsvColumn<ContactLine>[] = [
  { title: 'Civilité', write: ({ title }) => (title ? CONTACT_TITLE_WORDS[title] : '') },
  { title: 'Nom', write: ({ lastName }) => lastName },
  { title: 'Prénom', write: ({ firstName }) => firstName },
  { title: 'Société', write: ({ company }) => company ?? '' },
  { title: 'Types', write: ({ contactType }) => contactType.map((type) => CONTACT_TYPE_WORDS[type]).join(', ') },
  { title: 'E-mail', write: ({ email }) => email ?? '' },
  { title: 'Téléphone', write: ({ phones }) => phones[0] ?? '' },
  { title: 'Autres téléphones', write: ({ phones }) => phones.slice(1).join(', ') },
  { title: 'Adresse', write: ({ street }) => street ?? '' },
  { title: 'Code postal', write: ({ postcode }) => postcode ?? '' },
  { title: 'Commune', write: ({ city }) => city ?? '' },
  { title: 'Négociateur', write: ({ negotiator }, nameOf) => (negotiator ? nameOf(negotiator) : '') },
  { title: 'Origine', write: ({ source }) => source ?? '' },
  consent('Accord e-mail', 'EMAIL'),
  consent('Accord téléphone', 'PHONE'),
  consent('Accord SMS', 'SMS'),
  consent('Accord courrier', 'POST'),
  { title: 'Critères de recherche', write: ({ criteriaCount }) => String(criteriaCount) },
  { title: 'Relance', write: ({ nextFollowUp }) => csvDay(nextFollowUp) },
  { title: 'Dernier signe de vie', write: ({ lastSign }) => csvDay(lastSign) },
  { title: 'Archivé', write: ({ archived }) => yes(archived) },
  { title: 'Créé le', write: ({ createdTime }) => csvDay(createdTime) },
  { title: 'Modifié le', write: ({ modifiedTime }) => csvDay(modifiedTime) },
];
