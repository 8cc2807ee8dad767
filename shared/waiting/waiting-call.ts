import type { CallInput, CallKey, FailureCode } from '@pignon/shared/api';
import type { Blocker, FieldProblem } from '@pignon/shared/domain/common/problem';

/** Fields of a record, named as in the API's response. */
export type Fields = Readonly<Record<string, unknown>>;

/** Description of a waiting call for the screen. */
export interface About {
  /** Calls of one line are sent in order of entry: `visit:12`. By default a line of its own. */
  line?: string;
  /** Title: « Visite de 10:00 confirmée ». */
  title: string;
  /** The page on which it was entered. */
  to: string;
  /** Page on which the entry can be corrected and resent; it is passed as `?waiting=`. */
  correct?: string;
  /**
   * Fields that the call is based on. If the record changed but these did not, it is sent on the current version;
   * otherwise it is a conflict.
   */
  base?: Fields;
  /** Fields after the call: when the record has them already, nothing is sent. */
  result?: Fields;
  /** Id of the call that it replaces. */
  replaces?: string;
}

/** Why the server refused it. */
export interface Refusal {
  code: FailureCode | 'OLD';
  /** The message; empty for a call that is only too old to be sent without asking. */
  message: string;
  fields: readonly FieldProblem[];
  /** The conflicting record. */
  blockedBy?: Blocker | undefined;
}

/** A call waiting to be sent. */
export interface WaitingCall extends Omit<About, 'line' | 'replaces'> {
  /** Id, also its `Idempotency-Key`. */
  id: string;
  line: string;
  call: CallKey;
  input: { params?: unknown; body?: unknown };
  /** Version of the record at the time of entry. */
  version: number | undefined;
  /** Time of entry in milliseconds. */
  at: number;
  /** Set after a refusal: the call is then sent only at the user's request. */
  refusal: Refusal | undefined;
  /** Number of server errors it caused. */
  failures: number;
}

/** A waiting call with its input typed by the call table. */
export type WaitingCallOf<K extends CallKey> = WaitingCall & { call: K; input: CallInput<K> };

export const isCallOf = <K extends CallKey>(waiting: WaitingCall, key: K): waiting is WaitingCallOf<K> =>
  waiting.call === key;
