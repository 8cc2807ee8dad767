import { FieldReader } from '../field-reader';
import { MAX_FIELDS, POLIRIS, type PolirisField } from '../poliris-columns';

export type GivenFields = Partial<Record<PolirisField, string>>;

/** A reader of line 7 of a file, with these fields and the others empty. */
export function aReader(givenFields: GivenFields = {}): FieldReader {
  const fields = Array<string>(MAX_FIELDS).fill('');
  for (const [name, text] of Object.entries(givenFields)) fields[POLIRIS[name as PolirisField] - 1] = text;
  return new FieldReader({ line: 7, fields });
}
