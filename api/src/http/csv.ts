import type { DateTime } from '@pignon/shared/domain/common/date-time';
import { dialledInFrance } from '@pignon/shared/domain/contact/phone/french-codes';
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FileResponse } from './file-response';

/** Rows per batch; the next batch is read when the client has taken this one. */
const BATCH = 500;
/** Makes Excel read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Cells with any kind of line break are quoted, not only the row separator's. */
const BREAK = /[\r\n]/;

/** First characters of a formula in spreadsheets, with their full-width forms. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A plain number, which a spreadsheet does not evaluate. */
const PLAIN_NUMBER = /^-\d+(?:[.,]\d+)?$/;

/** Marks a cell that a spreadsheet would run as a formula as text; a negative number stays a number. */
const escapeFormula = (cell: string): string => (FORMULA.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell);

const toCsv = (rows: string[][]): string =>
  stringify(
    rows.map((row) => row.map(escapeFormula)),
    { delimiter: ';', record_delimiter: 'windows', quoted_match: BREAK },
  );

/** A column of a table for spreadsheets. */
export interface CsvColumn<Line> {
  title: string;
  write: (line: Line, nameOf: (email: string) => string) => string;
}

/** A whole table as French spreadsheets open it by a double click, its titles in the first row. */
export const csvText = (rows: string[][]): string => BYTE_ORDER_MARK + toCsv(rows);

interface Table<Key, Line> {
  keys: readonly Key[];
  /** Reads rows by key, in the given order; deleted ones are left out. */
  read: (keys: readonly Key[]) => Promise<readonly Line[]>;
  columns: readonly CsvColumn<Line>[];
  nameOf: (email: string) => string;
}

async function* batches<Key, Line>({ keys, read, columns, nameOf }: Table<Key, Line>) {
  yield csvText([columns.map(({ title }) => title)]);
  for (let from = 0; from < keys.length; from += BATCH) {
    const lines = await read(keys.slice(from, from + BATCH));
    yield toCsv(lines.map((line) => columns.map(({ write }) => write(line, nameOf))));
  }
}

/** Streams a table as CSV that French spreadsheets open by a double click; only its keys are held in memory. */
export const csvOf = <Key, Line>(table: Table<Key, Line>): Readable => Readable.from(batches(table));

export const csvFile = (name: string, content: Readable): FileResponse => ({
  name: `${name}.csv`,
  mimeType: 'text/csv; charset=utf-8',
  content,
});

/** Writes an E.164 number as dialled in France, in spaced pairs, so that spreadsheets treat it as text. */
export function csvPhone(e164: string): string {
  const dialled = dialledInFrance(e164);
  return dialled === null ? e164.replace(/^\+/, '00 ') : (dialled.match(/../g) ?? []).join(' ');
}

/** A figure as French spreadsheets read it. */
export const csvFigure = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

const dayFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' });

const momentFormat = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});

/** An instant to the second, in French time, as `21/11/2026 09:05:12`. */
export const csvMoment = (at: DateTime): string => momentFormat.format(new Date(at));

/** Writes an instant or a calendar day as `21/11/2026`; empty for null. */
export const csvDay = (at: DateTime | null): string => (at === null ? '' : dayFormat.format(new Date(at)));
