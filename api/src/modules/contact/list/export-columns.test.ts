import { CONTACT_COLUMNS, isFieldColumn, type LineColumn } from '@pignon/shared/domain/contact/list/contact-columns';
import { aContactSummary } from '@pignon/shared/testing/factories';
import { exportColumn } from './export-columns';
import type { ContactLine } from './export-contacts.repo';

const consent = (channel: ContactLine['consents'][number]['channel'], hasConsent: boolean, proof = 'Formulaire') => ({
  ...{ channel, given: hasConsent },
  ...{ date: '2026-11-01', proof },
});

const FULL: ContactLine = {
  ...aContactSummary({
    company: 'SCI du Port',
    contactType: ['OWNER', 'CUSTOMER'],
    phones: ['+33612345678', '+33559000102', '+33559000103'],
    negotiator: 'lea@pignon.test',
    nextFollowUp: '2026-12-01',
    archived: true,
    createdTime: '2026-11-20T23:30:00.000Z',
    modifiedTime: '2026-11-22T09:00:00.000Z',
  }),
  consents: [
    consent('EMAIL', true),
    consent('PHONE', false),
    consent('SMS', true),
    consent('SMS', false),
    consent('POST', true, ' '),
  ],
  lastSign: '2026-10-05',
};
const EMPTY: ContactLine = {
  ...aContactSummary({ title: null, firstName: '', lastName: '', contactType: [], email: null, phones: [] }),
  ...{ city: null, postcode: null, negotiator: null, criteriaCount: 0 },
  ...{ consents: [], lastSign: null },
};

const nameOf = (email: string) => `nom de ${email}`;
const columnTexts = (line: ContactLine) =>
  Object.fromEntries(
    CONTACT_COLUMNS.filter((column) => !isFieldColumn(column)).map((column) => {
      const { title, write } = exportColumn(column);
      return [column, [title, write(line, nameOf)]];
    }),
  );

it('contains all data of a contact, under the labels of the forms', () => {
  expect(columnTexts(FULL)).toEqual({
    title: ['Civilité', 'Madame'],
    lastName: ['Nom', 'Harispe'],
    firstName: ['Prénom', 'Maialen'],
    company: ['Société', 'SCI du Port'],
    contactType: ['Types de contact', 'Propriétaire, Client'],
    email: ['E-mail', 'maialen.harispe@example.test'],
    phone: ['Téléphone', '06 12 34 56 78'],
    otherPhones: ['Autres téléphones', '05 59 00 01 02, 05 59 00 01 03'],
    postcode: ['Code postal', '64200'],
    city: ['Commune', 'Biarritz'],
    negotiator: ['Négociateur', 'nom de lea@pignon.test'],
    emailConsent: ['Accord e-mail', 'Oui'],
    phoneConsent: ['Accord téléphone', 'Non'],
    smsConsent: ['Accord SMS', 'Non'],
    postConsent: ['Accord courrier', 'Oui, sans preuve'],
    criteriaCount: ['Nombre de critères', '4'],
    nextFollowUp: ['Prochaine relance', '01/12/2026'],
    lastSign: ['Dernier signe de vie', '05/10/2026'],
    archived: ['Archivé', 'Oui'],
    createdTime: ['Créé le', '21/11/2026'],
    modifiedTime: ['Modifié le', '22/11/2026'],
  } satisfies Record<LineColumn, [string, string]>);
});

it('leaves a cell without data empty', () => {
  const filledColumns = Object.entries(columnTexts(EMPTY)).filter(([, [, text]]) => text !== '');
  expect(filledColumns.map(([column, [, text]]) => [column, text])).toEqual([
    ['criteriaCount', '0'],
    ['archived', 'Non'],
    ['createdTime', '21/11/2026'],
    ['modifiedTime', '21/11/2026'],
  ]);
});
