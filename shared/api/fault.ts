import { ProblemError } from './problem-error';

/** Refused or given up: shown to the user where they asked for it, and no mistake in the code. */
const EXPECTED = ['AbortError', 'AuthFailure', 'RemoteFailure'];

/** True for what only a mistake in the code throws: neither a call that failed nor something that was given up. */
export function isFault(error: unknown): boolean {
  if (error instanceof ProblemError) return false;
  return !EXPECTED.includes(String((error as { name?: unknown } | null)?.name));
}

const reported = new WeakSet<Error>();

/**
 * Hands a mistake that was caught to the handler of uncaught errors, as the browser does: it is written to the
 * console and reported to the server, once. Telling the person that something failed is not enough to have it mended.
 */
export function reportFault(error: unknown): void {
  if (!isFault(error)) return;
  const fault = error instanceof Error ? error : new Error(String(error));
  if (reported.has(fault)) return;
  reported.add(fault);
  globalThis.reportError(fault);
}
