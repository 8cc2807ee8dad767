/**
 * Type of a field, which decides its format: PLAIN is a number without thousands separators (a year, a floor), NUMBER
 * has them, PERSON is a colleague's loginEmail, WHOLE has fields of its own.
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
  kind: FieldKind;
  /** Of a NUMBER that has one no kind says. */
  unit?: string;
  /** Of a CHOICE that screens say by its own words: the name of their catalogue, which has one for each value. */
  words?: string;
  /** Of a CHOICE of which several may hold; a column has them beside one another, with a comma between. */
  several?: true;
  /**
   * Hidden from customers: VALUE everywhere, on screens and public documents; PAST in the history only, where it
   * reveals people or the agency's earnings.
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

/** Finds the field of a path in a catalogue. */
export const fieldAt = (fields: FieldCatalogue, path: string): Field | undefined => fields[placeOf(path)];

/** The paths of the fields that are private in this way. */
export const privatePaths = (fields: FieldCatalogue, how: NonNullable<Field['private']>): string[] =>
  Object.entries(fields).flatMap(([path, field]) => (field.private === how ? [path] : []));
