/** ASSUMED: a value was inferred. LEFT_OUT: a value is not imported. */
export type NoteKind = 'ASSUMED' | 'LEFT_OUT';

/** One line of the report on a listing, in French. */
export interface Note {
  kind: NoteKind;
  text: string;
}
