import { CONTACT_COLUMNS, isFieldColumn as isContactField } from '@pignon/shared/domain/contact/list/contact-columns';
import { MANDATE_COLUMNS } from '@pignon/shared/domain/mandate/list/mandate-columns';
import {
  isFieldColumn as isPropertyField,
  PROPERTY_COLUMNS,
} from '@pignon/shared/domain/property/list/property-columns';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/db';
import { csvOf, type CsvColumn } from '../http/csv';
import { exportColumn as contactColumn } from '../modules/contact/list/export-columns';
import { listContactLines } from '../modules/contact/list/export-contacts.repo';
import { readEventLines } from '../modules/event/event-find.repo';
import { EXPORT_COLUMNS } from '../modules/mandate/list/export-columns';
import { readMandateLines } from '../modules/mandate/mandate-find.repo';
import { REGISTER_COLUMNS } from '../modules/mandate/register/register-csv';
import { readRegisterLines } from '../modules/mandate/register/register.repo';
import { exportColumn as propertyColumn } from '../modules/property/export/export-columns';
import { listProperties } from '../modules/property/find/property-find.repo';
import { readUserNames } from '../modules/user/user-names';
import { readVisitLines } from '../modules/visit/visit-read.repo';
import { EVENT_COLUMNS } from './event-columns';
import type { ExportFolder } from './export-folder';
import { VISIT_COLUMNS } from './visit-columns';

interface Spreadsheet<Key, Line> {
  file: string;
  title: string;
  /** Selects the keys, in the order of the rows. */
  keys: Sql;
  columns: readonly CsvColumn<Line>[];
  read: (keys: readonly Key[]) => Promise<readonly Line[]>;
}

async function writeSpreadsheet<Key, Line>(
  tx: Queryable,
  nameOf: (email: string) => string,
  { file, title, keys, columns, read }: Spreadsheet<Key, Line>,
  folder: ExportFolder,
): Promise<void> {
  const found = (await tx.query<{ key: Key }>(keys)).map(({ key }) => key);
  let rows = 0;
  const readBatch = async (batch: readonly Key[]): Promise<readonly Line[]> => {
    const lines = await read(batch);
    rows += lines.length;
    return lines;
  };
  const content = csvOf({ keys: found, columns, read: readBatch, nameOf });
  const written = await folder.write({ path: `spreadsheets/${file}.csv`, kind: 'spreadsheet', title }, content);
  written.rows = rows;
}

const registerKeys = (register: 'T' | 'G'): Sql =>
  sql`select id as key from mandate where register = ${register} and register_number is not null order by register_number`;

/** Writes the tables that staff know, with every column of their lists, as French spreadsheets open them. */
export async function writeSpreadsheets(tx: Queryable, folder: ExportFolder): Promise<void> {
  const nameOf = await readUserNames(tx);
  const write = <Key, Line>(spreadsheet: Spreadsheet<Key, Line>): Promise<void> =>
    writeSpreadsheet(tx, nameOf, spreadsheet, folder);
  await write({
    file: 'biens',
    title: 'Biens',
    keys: sql`select reference as key from property order by reference`,
    columns: PROPERTY_COLUMNS.map(propertyColumn),
    read: (batch: readonly string[]) => listProperties(tx, batch, PROPERTY_COLUMNS.filter(isPropertyField)),
  });
  await write({
    file: 'contacts',
    title: 'Contacts',
    keys: sql`select id as key from contact order by id`,
    columns: CONTACT_COLUMNS.map(contactColumn),
    read: (batch: readonly number[]) => listContactLines(tx, batch, CONTACT_COLUMNS.filter(isContactField)),
  });
  await write({
    file: 'mandats',
    title: 'Mandats',
    keys: sql`select id as key from mandate order by id`,
    columns: MANDATE_COLUMNS.map((column) => EXPORT_COLUMNS[column]),
    read: (batch: readonly number[]) => readMandateLines(tx, batch),
  });
  await write({
    file: 'visites',
    title: 'Visites',
    keys: sql`select id as key from visit order by start_time, id`,
    columns: VISIT_COLUMNS,
    read: (batch: readonly number[]) => readVisitLines(tx, batch),
  });
  await write({
    file: 'evenements',
    title: 'Événements',
    keys: sql`select id as key from event order by start_time, id`,
    columns: EVENT_COLUMNS,
    read: (batch: readonly number[]) => readEventLines(tx, batch),
  });
  for (const [register, name] of [
    ['T', 'transaction'],
    ['G', 'gestion'],
  ] as const)
    await write({
      file: `registre-${name}`,
      title: `Registre des mandats de ${name}`,
      keys: registerKeys(register),
      columns: REGISTER_COLUMNS,
      read: (batch: readonly number[]) => readRegisterLines(tx, batch),
    });
}
