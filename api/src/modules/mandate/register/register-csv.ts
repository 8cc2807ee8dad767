import { capitalize } from '@pignon/shared/domain/common/french';
import { dayOf } from '@pignon/shared/domain/common/day';
import { MAX_EXPORTED } from '@pignon/shared/domain/common/bulk.limits';
import { MANDATE_LABELS } from '@pignon/shared/domain/mandate/mandate-labels';
import { mandateStatusWords } from '@pignon/shared/domain/mandate/mandate-status';
import { MANDATE_TYPE_WORDS } from '@pignon/shared/domain/mandate/mandate.enums';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import type { RegisterFileQuery, RegisterLine } from '@pignon/shared/domain/mandate/register.schema';
import { PROPERTY_TYPE_WORDS, TRANSACTION_WORDS } from '@pignon/shared/domain/property/property.enums';
import { PROPERTY_LABELS } from '@pignon/shared/domain/property/property-labels';
import type { Db } from '../../../db/db';
import { invalid } from '../../../http/api-problem';
import { csvDay, csvFigure, csvFile, csvOf, type CsvColumn } from '../../../http/csv';
import type { FileResponse } from '../../../http/file-response';
import type { Actor } from '../../../write/actor';
import { writeExportAudit } from '../../audit/audit-export';
import { readRegisterLines, registeredMandates } from './register.repo';

export const REGISTER_COLUMNS: readonly CsvColumn<RegisterLine>[] = [
  {
    title: MANDATE_LABELS.registerNumber.fr,
    write: ({ register, registerNumber }) => registerNumberText(register, registerNumber),
  },
  { title: MANDATE_LABELS.registerDate.fr, write: ({ registerDate }) => csvDay(registerDate) },
  { title: MANDATE_LABELS.counterParts.fr, write: ({ principals }) => principals.map(({ name }) => name).join(', ') },
  {
    title: MANDATE_LABELS.principalAddresses.fr,
    write: ({ principals }) => principals.map(({ address }) => address).join(', '),
  },
  { title: 'Objet', write: ({ transactionType }) => capitalize(TRANSACTION_WORDS[transactionType].fr) },
  { title: MANDATE_LABELS.type.fr, write: ({ type }) => capitalize(MANDATE_TYPE_WORDS[type].fr) },
  { title: MANDATE_LABELS.propertyRef.fr, write: ({ propertyRef }) => propertyRef },
  {
    title: PROPERTY_LABELS.propertyType.fr,
    write: ({ propertyType }) => capitalize(PROPERTY_TYPE_WORDS[propertyType].fr),
  },
  { title: 'Adresse du bien', write: ({ propertyAddress }) => propertyAddress },
  { title: `${MANDATE_LABELS.price.fr} (€)`, write: ({ price }) => csvFigure(price) },
  { title: MANDATE_LABELS.startDate.fr, write: ({ startDate }) => csvDay(startDate) },
  { title: MANDATE_LABELS.endDate.fr, write: ({ endDate }) => csvDay(endDate) },
  {
    title: MANDATE_LABELS.status.fr,
    write: ({ status, transactionType, cancelled }) =>
      cancelled ? 'annulé' : mandateStatusWords(status, transactionType),
  },
  {
    title: MANDATE_LABELS['termination.effectiveDate'].fr,
    write: ({ termination }) => csvDay(termination?.effectiveDate ?? null),
  },
  { title: MANDATE_LABELS['termination.reason'].fr, write: ({ termination }) => termination?.reason ?? '' },
  { title: 'Repris', write: ({ takenOver }) => (takenOver ? 'oui' : '') },
  { title: MANDATE_LABELS.amendments.fr, write: ({ amendments }) => String(amendments) },
];

/** Streams a register as CSV; journals the export before the first byte. */
export async function exportRegister(db: Db, actor: Actor, query: RegisterFileQuery): Promise<FileResponse> {
  const ids = await registeredMandates(db, query, MAX_EXPORTED + 1);
  if (ids.length > MAX_EXPORTED)
    throw invalid('from', 'Plus de 100 000 mandats\u00a0: choisissez une période plus courte.');
  await writeExportAudit(db, actor, 'mandate', { count: ids.length, ...query });
  const table = {
    keys: ids,
    columns: REGISTER_COLUMNS,
    nameOf: String,
    read: (batch: readonly number[]) => readRegisterLines(db, batch),
  };
  return csvFile(`Registre des mandats ${query.register} ${dayOf()}`, csvOf(table));
}
