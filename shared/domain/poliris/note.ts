/** ASSUMED: something was taken to be so. LEFT_OUT: something that the line says is not kept. */
export type NoteKind = 'ASSUMED' | 'LEFT_OUT';

/** One line of the report on a listing, in French. */
export interface Note {
  kind: NoteKind;
  text: string;
}
