import { toProblem } from '../http/error-to-problem';

/**
 * Returns the French sentence for one failed line or record, so that the others go on. Rethrows errors of the
 * installation, which would affect each of them: unavailable database, full disk.
 */
export function lineFailure(error: unknown): string {
  const problem = toProblem(error);
  if (problem.code === 'UNAVAILABLE') throw error;
  if (problem.status < 500) return problem.message;
  // a bug in the code: reported to the operator too
  process.emitWarning(error instanceof Error ? (error.stack ?? error.message) : String(error), 'LineFailure');
  return 'Une erreur de l’application a empêché cet enregistrement. Le reste continue.';
}
