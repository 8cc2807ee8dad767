import { toProblem } from '../http/error-to-problem';

/**
 * The French sentence for one of many lines or records that failed, so that the others go on. Throws the error again where it
 * is of the installation and would meet each of them: a database that does not answer, a full disk.
 */
export function lineFailure(error: unknown): string {
  const problem = toProblem(error);
  if (problem.code === 'UNAVAILABLE') throw error;
  if (problem.status < 500) return problem.message;
  // A mistake in the code, told to whoever looks after the installation too.
  process.emitWarning(error instanceof Error ? (error.stack ?? error.message) : String(error), 'LineFailure');
  return 'Une erreur de l’application a empêché cet enregistrement. Le reste continue.';
}
