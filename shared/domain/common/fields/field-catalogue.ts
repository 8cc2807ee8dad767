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
  /** Unit of a NUMBER without a unit of its kind. */
  unit?: string;
  /** For a CHOICE with labels of its own on screens: the name of their catalogue, which has one for each value. */
  words?: string;
  /** For a CHOICE with several values; a column separates them by commas. */
  several?: true;
  /**
   * Hidden from customers: VALUE everywhere, on screens and public documents; PAST in the history only, where it
   * reveals people or the agency's earnings.
   */
  private?: 'PAST' | 'VALUE';
  /** Column of the field in lists and exports; without one it only shows on the sheet. */
  column?: string;
}

/** Fields of a record by path, in the order of screens; `*` stands for a number in the path. */
export type FieldCatalogue = Readonly<Record<string, Field>>;

/** True for a part of a path that is the index of a list item or an id. */
export const isNumber = (segment: string): boolean => /^\d+$/.test(segment);

/** Replaces every number in a path by `*`: "rooms.2.size" -> "rooms.*.size". */
export const placeOf = (path: string): string =>
  path
    .split('.')
    .map((segment) => (isNumber(segment) ? '*' : segment))
    .join('.');

/** Finds the field of a path in a catalogue. */
export const fieldAt = (fields: FieldCatalogue, path: string): Field | undefined => fields[placeOf(path)];

/** The paths of the fields that are private in this way. */
export const privatePaths = (fields: FieldCatalogue, privacy: NonNullable<Field['private']>): string[] =>
  Object.entries(fields).flatMap(([path, field]) => (field.private === privacy ? [path] : []));
