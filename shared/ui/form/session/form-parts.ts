import type { ProblemError } from '@pignon/shared/api';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';

/** The fields as they are on screen. */
export interface FieldsOnScreen<V> {
  read: () => V;
  write: (values: V) => void;
  /** Shows these problems beside their fields and clears all others. */
  mark: (problems: ReadonlyMap<string, string>) => void;
  /** Focuses the first of these fields on the page; returns it. */
  focusFirst: (paths: readonly string[]) => string | undefined;
}

/** Result of saving in place of the record: the call waits for the network. */
export const WAITS = Symbol('waits');

/** Saves the record; `Reply` is the record as the API returns it. */
export interface SavingParts<V, Reply> {
  send: (values: V, options: { base: V; version: number | undefined; key: string }) => Promise<Reply | typeof WAITS>;
  /** True when nothing needs to be sent. */
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

/** The first problem of each path. */
export function firstOfEachPath(problems: readonly FieldProblem[]): FieldProblem[] {
  const knownPaths = new Set<string>();
  return problems.filter(({ path }) => !knownPaths.has(path) && knownPaths.add(path));
}

/** Message of the first shown problem of each field, by field; `fieldFor` returns undefined for a path that no field shows. */
export function marksOf(
  problems: readonly FieldProblem[],
  fieldFor: (path: string) => string | undefined,
  isShown: (field: string, path: string) => boolean,
): Map<string, string> {
  const marks = new Map<string, string>();
  for (const { path, message } of problems) {
    const field = fieldFor(path);
    if (field !== undefined && !marks.has(field) && isShown(field, path)) marks.set(field, message);
  }
  return marks;
}

/** Changes of colleagues that one save merges before it gives up. */
export const MAX_MERGES = 3;

export const asValues = (values: object) => values as Record<string, unknown>;

/** True when the same request may be sent again: no response, too many requests, or a server error. */
export const isAgain = ({ status }: ProblemError): boolean => status === 0 || status === 429 || status >= 500;
