import type { FieldProblem } from '@pignon/shared/domain/common/problem';

/** The fields as they are on screen. */
export interface FieldsOnScreen<V> {
  read: () => V;
  write: (values: V) => void;
  /** Shows these problems beside their fields and none beside the others. */
  mark: (problems: ReadonlyMap<string, string>) => void;
  /** Goes to the field that comes first on the page; gives which it is. */
  focusFirst: (paths: readonly string[]) => string | undefined;
}

/** In the place of the record that was saved: it waits on the machine for the network. */
export const WAITS = Symbol('waits');

/** Saves the record; `Reply` is the record as the API returns it. */
export interface SavingParts<V, Reply> {
  send: (values: V, options: { base: V; version: number | undefined; key: string }) => Promise<Reply | typeof WAITS>;
  /** True when there is nothing to send. */
  isNothing: (values: V, base: V) => boolean;
  /** Validates by the schema of the call. */
  problemsOf: (values: V, base: V) => Promise<readonly FieldProblem[]>;
  /** Checks the business rules of the record, in order. */
  brokenRules: (values: V) => readonly FieldProblem[];
  /** The form's values of a record that the API gave, and its version. */
  read: (record: unknown) => { values: V; version: number } | undefined;
}

/** One attempt to save: number of merges so far, and whether an earlier attempt had no response. */
export interface Attempt {
  merges: number;
  isResent: boolean;
}
