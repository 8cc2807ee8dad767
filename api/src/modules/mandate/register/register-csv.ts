import { capitalize } from '@pignon/shared/domain/common/french';
import { dayOf } from '@pignon/shared/domain/common/day';
import { MAX_EXPORTED } from '@pignon/shared/domain/common/bulk.limits';
import { mandateStatusWords } from '@pignon/shared/domain/mandate/mandate-status';
import { MANDATE_TYPE_WORDS } from '@pignon/shared/domain/mandate/mandate.enums';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import type { RegisterFileQuery, RegisterLine } from '@pignon/shared/domain/mandate/register.schema';
import { PROPERTY_TYPE_WORDS, TRANSACTION_WORDS } from '@pignon/shared/domain/property/property.enums';
import type { Db } from '../../../db/db';
import { invalid } from '../../../http/api-problem';
import { csvDay, csvFigure, csvFile, csvOf, type CsvColumn } from '../../../http/csv';
import type { FileAnswer } from '../../../http/file-answer';
import type { Actor } from '../../../write/actor';
import { writeExportAudit } from '../../audit/audit-export';
import { readRegisterLines, registeredMandates } from './register.repo';

export const REGISTER_COLUMNS: readonly CsvColumn<RegisterLine>[] = [
  { title: 'Numéro', write: ({ register, registerNumber }) => registerNumberText(register, registerNumber) },
  { title: 'Date d’inscription', write: ({ registerDate }) => csvDay(registerDate) },
  { title: 'Mandants', write: ({ principals }) => principals.map(({ name }) => name).join(', ') },
  { title: 'Adresses des mandants', write: ({ principals }) => principals.map(({ address }) => address).join(', ') },
  { title: 'Objet', write: ({ transactionType }) => capitalize(TRANSACTION_WORDS[transactionType].fr) },
  { title: 'Type de mandat', write: ({ type }) => capitalize(MANDATE_TYPE_WORDS[type].fr) },
  { title: 'Bien', write: ({ propertyRef }) => propertyRef },
  { title: 'Type de bien', write: ({ propertyType }) => capitalize(PROPERTY_TYPE_WORDS[propertyType].fr) },
  { title: 'Adresse du bien', write: ({ propertyAddress }) => propertyAddress },
  { title: 'Prix (€)', write: ({ price }) => csvFigure(price) },
  { title: 'Début', write: ({ startDate }) => csvDay(startDate) },
  { title: 'Échéance', write: ({ endDate }) => csvDay(endDate) },
  {
    title: 'Statut',
    write: ({ status, transactionType, cancelled }) =>
      cancelled ? 'annulé' : mandateStatusWords(status, transactionType),
  },
  { title: 'Fin anticipée', write: ({ termination }) => csvDay(termination?.effectiveDate ?? null) },
  { title: 'Motif', write: ({ termination }) => termination?.reason ?? '' },
  { title: 'Repris', write: ({ takenOver }) => (takenOver ? 'oui' : '') },
  { title: 'Avenants', write: ({ amendments }) => String(amendments) },
];

/** Streams a register as CSV; journals the export before the first byte. */
export async function exportRegister(db: Db, actor: Actor, query: RegisterFileQuery): Promise<FileAnswer> {
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
