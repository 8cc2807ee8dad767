/**
 * What a field holds, and so how a screen writes it: PLAIN is a number without groups of thousands (a year, a floor),
 * NUMBER has them, PERSON is the loginEmail of a colleague, WHOLE holds other fields.
 */
export type FieldKind =
  | 'AREA'
  | 'CHOICE'
  | 'COORDINATE'
  | 'DAY'
  | 'EUROS'
  | 'MOMENT'
  | 'NUMBER'
  | 'PERCENT'
  | 'PERSON'
  | 'PLAIN'
  | 'TEXT'
  | 'WHOLE'
  | 'YES_NO';

export interface Field {
  /** In French, for history, conflicts, refusals and reports; `{n}` shows a number of the path from 1, `{id}` as it is. */
  label: string;
  kind: FieldKind;
  /** Of a NUMBER that has one no kind says. */
  unit?: string;
  /** Of a CHOICE that screens say by its own words: the name of their catalogue, which has one for each value. */
  words?: string;
  /** Of a CHOICE of which several may hold; a column has them beside one another, with a comma between. */
  several?: true;
  /**
   * What a customer must not read: VALUE nowhere, neither on a screen nor in a public paper; PAST not in the history, where it
   * tells of people or of what the agency earns.
   */
  private?: 'PAST' | 'VALUE';
  /** The column that shows it in lists and exports; without one it is read on the sheet alone. */
  column?: string;
}

/** The fields of a record by path, in the order in which screens show them; `*` stands for a number in the path. */
export type FieldCatalogue = Readonly<Record<string, Field>>;

/** True for the part of a path that counts an item of a list, or names one by its number. */
export const isNumber = (segment: string): boolean => /^\d+$/.test(segment);

/** The path with `*` for every number in it: "rooms.2.size" -> "rooms.*.size". */
export const placeOf = (path: string): string =>
  path
    .split('.')
    .map((segment) => (isNumber(segment) ? '*' : segment))
    .join('.');

/** What is known of the field at a path of a record. */
export const fieldAt = (fields: FieldCatalogue, path: string): Field | undefined => fields[placeOf(path)];

/** The paths of the fields that are private in this way. */
export const privatePaths = (fields: FieldCatalogue, how: NonNullable<Field['private']>): string[] =>
  Object.entries(fields).flatMap(([path, field]) => (field.private === how ? [path] : []));

/** The labels alone, by path. */
export const labelsIn = (fields: FieldCatalogue): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([path, { label }]) => [path, label]));
