import { ProblemError } from './problem-error';

/** Expected errors, shown to the user: no bugs. */
const EXPECTED_ERRORS = ['AbortError', 'AuthFailure', 'RemoteFailure'];

/** True for a bug in the code: neither a failed call nor something aborted. */
export function isFault(error: unknown): boolean {
  if (error instanceof ProblemError) return false;
  return !EXPECTED_ERRORS.includes(String((error as { name?: unknown } | null)?.name));
}

const reportedErrors = new WeakSet<Error>();

/**
 * Reports a caught bug as the browser reports uncaught errors: console and server, once. A message to the user alone
 * would not get it fixed.
 */
export function reportFault(error: unknown): void {
  if (!isFault(error)) return;
  const fault = error instanceof Error ? error : new Error(String(error));
  if (reportedErrors.has(fault)) return;
  reportedErrors.add(fault);
  globalThis.reportError(fault);
}
