import type { DateTime } from '@pignon/shared/domain/common/date-time';
import type { FieldProblem, Writer } from '@pignon/shared/domain/common/problem';
import type { Merge } from '@pignon/shared/domain/form/merge';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  /** `merged`: somebody else's changes were kept beside one's own. */
  | { kind: 'saved'; at: Date; merged: boolean }
  /** On the machine, to be sent when the network is back. */
  | { kind: 'waits' }
  | { kind: 'unchanged' }
  /** Something is wrong in the fields; `elsewhere` what no field shows. */
  | { kind: 'invalid'; elsewhere: readonly FieldProblem[] }
  /** A sentence; `again` when the same may work a moment later, `blocker` the page of what stands in the way. */
  | { kind: 'failed'; message: string; again: boolean; blocker?: string | undefined };

/** Two versions of the record, for somebody to choose from field by field. */
export interface OpenConflict<V> {
  merge: Merge<V>;
  theirs: V;
  version: number;
  writer: Writer | undefined;
  /** Saved once chosen; a draft that was resumed is only put into the form. */
  saves: boolean;
}

export type DraftState =
  | { kind: 'none' }
  /** On the server since then. */
  | { kind: 'kept'; at: DateTime }
  /** Found when the form was opened; `merged` when the record had changed since. */
  | { kind: 'resumed'; at: DateTime; merged: boolean };

export interface FormState<V> {
  /** Saved values: the form is dirty where its values differ. */
  base: V;
  version: number | undefined;
  dirty: boolean;
  /** All that is wrong now, shown beside its field once the field was left. */
  problems: readonly FieldProblem[];
  save: SaveState;
  conflict: OpenConflict<V> | null;
  draft: DraftState;
  /** Reply of the last save. */
  reply: unknown;
  /** The version that was saved over last: what was read, or a colleague's that came between. */
  replaced: V;
}
