import { capitalize, frenchDay } from '@pignon/shared/domain/common/french';
import type { MandateColumn } from '@pignon/shared/domain/mandate/list/mandate-columns';
import { MANDATE_LABELS } from '@pignon/shared/domain/mandate/mandate-labels';
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

/** Columns of mandates as spreadsheets get them. */
export const EXPORT_COLUMNS: Readonly<Record<MandateColumn, CsvColumn<MandateSummary>>> = {
  propertyRef: { title: MANDATE_LABELS.propertyRef.fr, write: ({ propertyRef }) => propertyRef },
  propertyTitle: { title: MANDATE_LABELS.propertyTitle.fr, write: ({ propertyTitle }) => propertyTitle },
  city: { title: MANDATE_LABELS.city.fr, write: ({ city }) => city },
  registerNumber: {
    title: MANDATE_LABELS.registerNumber.fr,
    write: ({ register, registerNumber }) =>
      registerNumber === null ? '' : registerNumberText(register, registerNumber),
  },
  type: { title: MANDATE_LABELS.type.fr, write: ({ type }) => capitalize(MANDATE_TYPE_WORDS[type].fr) },
  transactionType: {
    title: MANDATE_LABELS.transactionType.fr,
    write: ({ transactionType }) => capitalize(TRANSACTION_WORDS[transactionType].fr),
  },
  status: {
    title: MANDATE_LABELS.status.fr,
    write: ({ status, transactionType }) => capitalize(mandateStatusWords(status, transactionType)),
  },
  principals: {
    title: MANDATE_LABELS.counterParts.fr,
    write: ({ counterParts }) => counterParts.map(({ name }) => name).join(', '),
  },
  startDate: { title: MANDATE_LABELS.startDate.fr, write: ({ startDate }) => csvDay(startDate) },
  endDate: { title: MANDATE_LABELS.endDate.fr, write: ({ endDate }) => csvDay(endDate) },
  irrevocableUntil: {
    title: MANDATE_LABELS.irrevocableUntil.fr,
    write: ({ irrevocableUntil }) => csvDay(irrevocableUntil),
  },
  withdrawalUntil: {
    title: MANDATE_LABELS.withdrawalUntil.fr,
    write: ({ withdrawalUntil }) => csvDay(withdrawalUntil),
  },
  reminder: { title: MANDATE_LABELS.reminder.fr, write: reminderDays },
  noticeEnd: { title: MANDATE_LABELS.noticeEnd.fr, write: ({ noticeEnd }) => csvDay(noticeEnd) },
  renews: { title: MANDATE_LABELS.renewal.fr, write: ({ renews }) => csvYesNo(renews) },
  price: { title: `${MANDATE_LABELS.price.fr} (€)`, write: ({ price }) => csvFigure(price) },
  negotiators: {
    title: MANDATE_LABELS.negotiators.fr,
    write: ({ negotiators }, nameOf) => negotiators.map(nameOf).join(', '),
  },
  registerDate: { title: MANDATE_LABELS.registerDate.fr, write: ({ registerDate }) => csvDay(registerDate) },
  createdTime: { title: MANDATE_LABELS.createdTime.fr, write: ({ createdTime }) => csvDay(createdTime) },
  modifiedTime: { title: MANDATE_LABELS.modifiedTime.fr, write: ({ modifiedTime }) => csvDay(modifiedTime) },
};
