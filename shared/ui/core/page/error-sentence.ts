import { ProblemError } from '@pignon/shared/api';

/** The sentence that a failed call carries; undefined for errors that were not written for a user. */
export function sentenceOf(error: unknown): string | undefined {
  return error instanceof ProblemError ? error.message : undefined;
}

/** The reference under which the server has written the incident down. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ProblemError ? error.problem?.requestId : undefined;
}
