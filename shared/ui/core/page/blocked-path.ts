import { ProblemError } from '@pignon/shared/api';
import { recordPath } from '@pignon/shared/domain/record/record-path';

/** Page of the record that conflicts with a refused request; undefined for none. */
export function blockedPath(error: unknown): string | undefined {
  const blocker = error instanceof ProblemError ? error.problem?.blockedBy : undefined;
  return (blocker && recordPath(blocker.kind, blocker.id)) ?? undefined;
}
