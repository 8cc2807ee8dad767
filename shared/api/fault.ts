import { ProblemError } from './problem-error';

/** Refused or given up: told to the person where they asked for it, and nobody's mistake. */
const EXPECTED = ['AbortError', 'AuthFailure', 'RemoteFailure'];

/** True for what only a mistake in the code throws: neither a call that failed nor something that was given up. */
export function isFault(error: unknown): boolean {
  if (error instanceof ProblemError) return false;
  return !EXPECTED.includes(String((error as { name?: unknown } | null)?.name));
}

const reported = new WeakSet<Error>();

/**
 * Hands a mistake that was caught to whoever watches for what nobody caught, as the browser does: it is written to the
 * console and reported to the server, once. Telling the person that something failed is not enough to have it mended.
 */
export function reportFault(error: unknown): void {
  if (!isFault(error)) return;
  const fault = error instanceof Error ? error : new Error(String(error));
  if (reported.has(fault)) return;
  reported.add(fault);
  globalThis.reportError(fault);
}
