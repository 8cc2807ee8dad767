import { ProblemError } from '@pignon/shared/api';

/** Returns the message of a failed call; undefined for errors whose text is not meant for users. */
export function sentenceOf(error: unknown): string | undefined {
  return error instanceof ProblemError ? error.message : undefined;
}

/** Returns the reference under which the server has logged the error. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ProblemError ? error.problem?.requestId : undefined;
}
