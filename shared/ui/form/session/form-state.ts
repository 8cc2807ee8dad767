import type { DateTime } from '@pignon/shared/domain/common/date-time';
import type { FieldProblem, Writer } from '@pignon/shared/domain/common/problem';
import type { Merge } from '@pignon/shared/domain/form/merge';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  /** `merged`: another user's changes were merged with one's own. */
  | { kind: 'saved'; at: Date; merged: boolean }
  /** Stored on the machine, sent when the network is back. */
  | { kind: 'waits' }
  | { kind: 'unchanged' }
  /** Invalid fields; `elsewhere`: problems that no field shows. */
  | { kind: 'invalid'; elsewhere: readonly FieldProblem[] }
  /** A message; `again` for a temporary failure, `blocker` the page of the conflicting record. */
  | { kind: 'failed'; message: string; again: boolean; blocker?: string | undefined };

/** Two versions of a record, to choose from field by field. */
export interface OpenConflict<V> {
  merge: Merge<V>;
  theirs: V;
  version: number;
  writer: Writer | undefined;
  /** True to save once chosen; a resumed draft only fills the form. */
  saves: boolean;
}

export type DraftState =
  | { kind: 'none' }
  /** Stored on the server since then. */
  | { kind: 'kept'; at: DateTime }
  /** Found when the form was opened; `merged` when the record had changed since. */
  | { kind: 'resumed'; at: DateTime; merged: boolean };

export interface FormState<V> {
  /** Saved values: the form is dirty where its values differ. */
  base: V;
  version: number | undefined;
  dirty: boolean;
  /** All present problems; each is shown once its field was left. */
  problems: readonly FieldProblem[];
  save: SaveState;
  conflict: OpenConflict<V> | null;
  draft: DraftState;
  /** Reply of the last save. */
  reply: unknown;
  /** Last version saved over: as read, or a colleague's. */
  replaced: V;
}

/** State of a form before anything was typed. */
export const initialState = <V>(values: V, version: number | undefined): FormState<V> => ({
  base: values,
  version,
  dirty: false,
  problems: [],
  save: { kind: 'idle' },
  conflict: null,
  draft: { kind: 'none' },
  reply: undefined,
  replaced: values,
});
