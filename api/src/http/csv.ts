import type { DateTime } from '@pignon/shared/domain/common/date-time';
import { dialledInFrance } from '@pignon/shared/domain/contact/phone/french-codes';
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FileAnswer } from './file-answer';

/** Rows written at a time: the next ones are read once somebody takes them. */
const BATCH = 500;
/** Excel takes a file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell is between quotes for a break of any kind, not only for the one that ends a row. */
const BREAK = /[\r\n]/;

/** First characters of a formula in spreadsheets, with their full-width forms. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Nothing is calculated by it. */
const FIGURE = /^-\d+(?:[.,]\d+)?$/;

/** Marks a cell that a spreadsheet would run as a formula as text; a negative number stays a number. */
const defused = (cell: string): string => (FORMULA.test(cell) && !FIGURE.test(cell) ? `'${cell}` : cell);

const written = (rows: string[][]): string =>
  stringify(
    rows.map((row) => row.map(defused)),
    { delimiter: ';', record_delimiter: 'windows', quoted_match: BREAK },
  );

/** A column of a table for spreadsheets. */
export interface CsvColumn<Line> {
  title: string;
  write: (line: Line, nameOf: (email: string) => string) => string;
}

/** A whole table as French spreadsheets open it by a double click, its titles in the first row. */
export const csvText = (rows: string[][]): string => BYTE_ORDER_MARK + written(rows);

interface Table<Key, Line> {
  keys: readonly Key[];
  /** Reads some of them, in the order given; those that are gone meanwhile are left out. */
  read: (keys: readonly Key[]) => Promise<readonly Line[]>;
  columns: readonly CsvColumn<Line>[];
  nameOf: (email: string) => string;
}

async function* batches<Key, Line>({ keys, read, columns, nameOf }: Table<Key, Line>) {
  yield csvText([columns.map(({ title }) => title)]);
  for (let from = 0; from < keys.length; from += BATCH) {
    const lines = await read(keys.slice(from, from + BATCH));
    yield written(lines.map((line) => columns.map(({ write }) => write(line, nameOf))));
  }
}

/** A table as French spreadsheets open it by a double click; it is read while it is sent, only its keys are held. */
export const csvOf = <Key, Line>(table: Table<Key, Line>): Readable => Readable.from(batches(table));

export const csvFile = (name: string, content: Readable): FileAnswer => ({
  name: `${name}.csv`,
  mimeType: 'text/csv; charset=utf-8',
  content,
});

/** A number in E.164 as it is dialled in France, in pairs with blanks, so that a spreadsheet takes it for a text. */
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

/** An instant, or a calendar day, as `21/11/2026`; nothing for none. */
export const csvDay = (at: DateTime | null): string => (at === null ? '' : dayFormat.format(new Date(at)));
