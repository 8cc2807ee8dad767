import { ProblemError } from '@pignon/shared/api';

/** True when a record could not be read because there is none. */
export function isMissing(error: unknown): boolean {
  return error instanceof ProblemError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');
}
