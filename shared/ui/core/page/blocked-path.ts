import { ProblemError } from '@pignon/shared/api';
import { recordPath } from '@pignon/shared/domain/record/record-path';

/** The page of the record that stands in the way of what was refused; undefined where none was named. */
export function blockedPath(error: unknown): string | undefined {
  const blocker = error instanceof ProblemError ? error.problem?.blockedBy : undefined;
  return (blocker && recordPath(blocker.kind, blocker.id)) ?? undefined;
}
