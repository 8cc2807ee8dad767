import type { CallInput, CallKey, FailureCode } from '@pignon/shared/api';
import type { Blocker, FieldProblem } from '@pignon/shared/domain/common/problem';

/** Fields of a record, by their names in the answer that holds it. */
export type Fields = Readonly<Record<string, unknown>>;

/** Description of a waiting call for the screen. */
export interface About {
  /** Calls of one line are sent in the order in which they were entered: `visit:12`. Its own line for what stands alone. */
  line?: string;
  /** Title: « Visite de 10:00 confirmée ». */
  title: string;
  /** The page on which it was entered. */
  to: string;
  /** The page on which it can be corrected and sent again; it finds what was entered under `?waiting=`. */
  correct?: string;
  /**
   * The fields that it was entered upon. Where the record changed meanwhile but these did not, it is sent upon the record as it
   * is now; where one of them did, it is a conflict.
   */
  base?: Fields;
  /** The fields as it leaves them: where they are so already, there is nothing left to send. */
  result?: Fields;
  /** The number of one that it stands for: it takes its place. */
  replaces?: string;
}

/** Why the server did not take it. */
export interface Refusal {
  code: FailureCode | 'OLD';
  /** The sentence; none for one that is only too old to be sent unasked. */
  message: string;
  fields: readonly FieldProblem[];
  /** What blocks it. */
  blockedBy?: Blocker | undefined;
}

/** A call that waits to be sent. */
export interface WaitingCall extends Omit<About, 'line' | 'replaces'> {
  /** Also its `Idempotency-Key`. */
  id: string;
  line: string;
  call: CallKey;
  input: { params?: unknown; body?: unknown };
  /** The version of the record that it was entered upon. */
  version: number | undefined;
  /** When it was entered, in milliseconds. */
  at: number;
  /** Set when it was refused: it is not sent again unless somebody says so. */
  refusal: Refusal | undefined;
  /** Number of server errors it caused. */
  failures: number;
}

/** A waiting call with its input typed by the call table. */
export type WaitingCallOf<K extends CallKey> = WaitingCall & { call: K; input: CallInput<K> };

export const isCallOf = <K extends CallKey>(waiting: WaitingCall, key: K): waiting is WaitingCallOf<K> =>
  waiting.call === key;
