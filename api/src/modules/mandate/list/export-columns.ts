import { MANDATE_LABELS } from '@pignon/shared/domain/audit/business-labels';
import { capitalize, frenchDay } from '@pignon/shared/domain/common/french';
import type { MandateColumn } from '@pignon/shared/domain/mandate/list/mandate-columns';
import { reminderWindow } from '@pignon/shared/domain/mandate/mandate-deadlines';
import { mandateStatusWords } from '@pignon/shared/domain/mandate/mandate-status';
import { MANDATE_TYPE_WORDS } from '@pignon/shared/domain/mandate/mandate.enums';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import { TRANSACTION_WORDS } from '@pignon/shared/domain/property/property.enums';
import { csvDay, csvFigure, type CsvColumn } from '../../../http/csv';
import { csvYesNo } from '../../../http/csv-field';

function reminderDays({ reminds, endDate, noticeEnd }: MandateSummary): string {
  if (!reminds || endDate === null || noticeEnd !== null) return '';
  const { opens, closes } = reminderWindow(endDate);
  return `du ${frenchDay(opens)} au ${frenchDay(closes)}`;
}

const labelled = (place: string): string => MANDATE_LABELS[place] ?? place;

/** Columns of mandates as spreadsheets get them. */
export const EXPORT_COLUMNS: Readonly<Record<MandateColumn, CsvColumn<MandateSummary>>> = {
  propertyRef: { title: labelled('propertyRef'), write: ({ propertyRef }) => propertyRef },
  propertyTitle: { title: 'Titre du bien', write: ({ propertyTitle }) => propertyTitle },
  city: { title: 'Commune', write: ({ city }) => city },
  registerNumber: {
    title: labelled('registerNumber'),
    write: ({ register, registerNumber }) =>
      registerNumber === null ? '' : registerNumberText(register, registerNumber),
  },
  type: { title: labelled('type'), write: ({ type }) => capitalize(MANDATE_TYPE_WORDS[type].fr) },
  transactionType: {
    title: labelled('transactionType'),
    write: ({ transactionType }) => capitalize(TRANSACTION_WORDS[transactionType].fr),
  },
  status: {
    title: labelled('status'),
    write: ({ status, transactionType }) => capitalize(mandateStatusWords(status, transactionType)),
  },
  principals: {
    title: labelled('counterParts'),
    write: ({ counterParts }) => counterParts.map(({ name }) => name).join(', '),
  },
  startDate: { title: labelled('startDate'), write: ({ startDate }) => csvDay(startDate) },
  endDate: { title: labelled('endDate'), write: ({ endDate }) => csvDay(endDate) },
  irrevocableUntil: {
    title: labelled('irrevocableUntil'),
    write: ({ irrevocableUntil }) => csvDay(irrevocableUntil),
  },
  withdrawalUntil: { title: labelled('withdrawalUntil'), write: ({ withdrawalUntil }) => csvDay(withdrawalUntil) },
  reminder: { title: 'Rappel de reconduction', write: reminderDays },
  noticeEnd: { title: 'Fin du préavis', write: ({ noticeEnd }) => csvDay(noticeEnd) },
  renews: { title: labelled('renewal'), write: ({ renews }) => csvYesNo(renews) },
  price: { title: `${labelled('price')} (€)`, write: ({ price }) => csvFigure(price) },
  negotiators: {
    title: labelled('negotiators'),
    write: ({ negotiators }, nameOf) => negotiators.map(nameOf).join(', '),
  },
  registerDate: { title: labelled('registerDate'), write: ({ registerDate }) => csvDay(registerDate) },
  createdTime: { title: 'Créé le', write: ({ createdTime }) => csvDay(createdTime) },
  modifiedTime: { title: 'Modifié le', write: ({ modifiedTime }) => csvDay(modifiedTime) },
};
