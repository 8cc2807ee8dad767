import { ProblemError } from '@pignon/shared/api';

/** True when the record does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof ProblemError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');
}
