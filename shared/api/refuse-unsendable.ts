import { ProblemError } from './problem-error';

/**
 * Refuses what the product never sends, before anything is asked: visits are saved as the list that makes a tour, never one
 * by one. Types say so too; code that was not compiled with them is refused here. Throws ProblemError.
 */
export function refuseUnsendable(key: string, input: { body?: unknown } | undefined): void {
  if (key === 'POST visit' && !Array.isArray(input?.body)) throw ProblemError.local('SINGLE_VISIT');
}
