import type { Field, FieldKind } from '@pignon/shared/domain/common/fields/field-catalogue';
import type { ColumnValues } from '@pignon/shared/domain/common/fields/field-columns';
import { csvDay, csvFigure, type CsvColumn } from './csv';

/** French labels of enumerated columns, by enumeration. */
type Words<Name extends string> = Readonly<Record<Name, Readonly<Record<string, string>>>>;

const UNITS: Readonly<Partial<Record<FieldKind, string>>> = { AREA: 'm²', EUROS: '€', PERCENT: '%' };

/** Formats a boolean for a spreadsheet. */
export const csvYesNo = (is: boolean): string => (is ? 'Oui' : 'Non');

function valueText(
  value: boolean | number | string,
  { kind, words = '', several }: Field,
  known: Words<string>,
): string {
  if (typeof value === 'number') return csvFigure(value);
  if (typeof value === 'boolean') return csvYesNo(value);
  if (kind === 'DAY' || kind === 'MOMENT') return csvDay(value);
  const word = (one: string) => known[words]?.[one] ?? one;
  return several ? value.split(',').map(word).join(', ') : word(value);
}

/** Title of a column, with its unit. */
export function titleWithUnit(label: string, { kind, unit = UNITS[kind] }: Field): string {
  return unit === undefined ? label : `${label} (${unit})`;
}

/** Column of a catalogue's field. */
export const csvField = (
  column: string,
  label: string,
  field: Field,
  words: Words<string> = {},
): CsvColumn<{ columns?: ColumnValues | undefined }> => ({
  title: titleWithUnit(label, field),
  write: ({ columns }) => {
    const value = columns?.[column] ?? null;
    return value === null ? '' : valueText(value, field, words);
  },
});
