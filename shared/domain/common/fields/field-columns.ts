import type { Field } from './field-catalogue';

/** Columns of a catalogue's fields. */
export type ColumnIn<Fields> = {
  [Path in keyof Fields]: Fields[Path] extends { column: infer Column } ? Column : never;
}[keyof Fields];

/** Enumerations of these columns. */
export type ColumnWordsIn<Fields> = {
  [Path in keyof Fields]: Fields[Path] extends { column: string; words: infer Words } ? Words : never;
}[keyof Fields];

export interface ColumnField<F extends Field = Field> {
  path: string;
  field: F;
}

/** The field of each column of a catalogue, in the order of the catalogue. */
export const columnFields = <F extends Field>(fields: Readonly<Record<string, F>>): Record<string, ColumnField<F>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, field]) =>
      field.column === undefined ? [] : [[field.column, { path, field }]],
    ),
  );

/** Values of the requested columns of a row. */
export type ColumnValues<Column extends string = string> = Partial<Record<Column, boolean | number | string | null>>;
