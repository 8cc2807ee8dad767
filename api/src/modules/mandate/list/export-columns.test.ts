import type { MandateColumn } from '@pignon/shared/domain/mandate/list/mandate-columns';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { EXPORT_COLUMNS } from './export-columns';

const RUNNING: MandateSummary = {
  id: 7,
  propertyRef: 'V26-00042',
  propertyTitle: 'Maison de ville',
  city: 'Bayonne',
  type: 'EXCLUSIVE',
  status: 'RUNNING',
  transactionType: 'SALE',
  register: 'T',
  registerNumber: 12,
  registerDate: '2026-03-02T10:00:00.000Z',
  startDate: '2026-03-01',
  endDate: '2026-12-31',
  irrevocableUntil: '2026-06-01',
  withdrawalUntil: '2026-03-16',
  price: 425_000.5,
  negotiators: ['lea@pignon.test', 'paul@pignon.test'],
  counterParts: [
    { contactId: 1, name: 'Maialen Harispe', signed: true },
    { contactId: 2, name: 'Peio Bidart', signed: false },
  ],
  signatures: { given: 1, wanted: 2, agent: true },
  renews: true,
  reminds: true,
  noticeEnd: null,
  createdTime: '2026-02-28T23:30:00.000Z',
  modifiedTime: '2026-03-02T10:00:00.000Z',
  version: 3,
};

const nameOf = (email: string) => email.replace(/@.*/, '');
const cell = (column: MandateColumn, overrides: Partial<MandateSummary> = {}) =>
  EXPORT_COLUMNS[column].write({ ...RUNNING, ...overrides }, nameOf);

it('contains all that the list shows, under the product’s labels', () => {
  const columns = Object.entries(EXPORT_COLUMNS);
  expect(
    Object.fromEntries(columns.map(([column, { title }]) => [column, [title, cell(column as MandateColumn)]])),
  ).toEqual({
    propertyRef: ['Bien', 'V26-00042'],
    propertyTitle: ['Titre du bien', 'Maison de ville'],
    city: ['Commune', 'Bayonne'],
    registerNumber: ['Numéro de registre', 'T-12'],
    type: ['Type de mandat', 'Exclusif'],
    transactionType: ['Transaction', 'Vente'],
    status: ['Statut', 'En cours'],
    principals: ['Mandants', 'Maialen Harispe, Peio Bidart'],
    startDate: ['Date de début', '01/03/2026'],
    endDate: ['Date de fin', '31/12/2026'],
    irrevocableUntil: ['Irrévocable jusqu’au', '01/06/2026'],
    withdrawalUntil: ['Rétractation jusqu’au', '16/03/2026'],
    reminder: ['Rappel de reconduction', 'du 30/09/2026 au 30/11/2026'],
    noticeEnd: ['Fin du préavis', ''],
    renews: ['Tacite reconduction', 'Oui'],
    price: ['Prix (€)', '425000,5'],
    negotiators: ['Négociateurs', 'lea, paul'],
    registerDate: ['Date d’inscription au registre', '02/03/2026'],
    createdTime: ['Créé le', '01/03/2026'],
    modifiedTime: ['Modifié le', '02/03/2026'],
  } satisfies Record<MandateColumn, [string, string]>);
});

it.each<[MandateColumn, Partial<MandateSummary>, string]>([
  ['transactionType', { transactionType: 'RENT' }, 'Location'],
  ['registerNumber', { registerNumber: null }, ''],
  ['registerDate', { registerDate: null }, ''],
  ['price', { price: null }, ''],
  ['renews', { renews: false }, 'Non'],
  ['noticeEnd', { noticeEnd: '2026-09-30' }, '30/09/2026'],
  // no reminder for a principal who is no consumer, nor for a mandate under notice or without term
  ['reminder', { reminds: false }, ''],
  ['reminder', { noticeEnd: '2026-09-30' }, ''],
  ['reminder', { endDate: null }, ''],
  ['status', { status: 'CLOSED' }, 'Clos'],
])('writes %s of %j as « %s »', (column, overrides, text) => {
  expect(cell(column, overrides)).toBe(text);
});
