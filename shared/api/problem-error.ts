import { currentLanguage, i18n } from '@pignon/shared/i18n';
import { PROBLEMS, type FieldProblem, type Problem, type ProblemCode } from '../domain/common/problem';
import { readDates } from './read-dates';

/** Error codes of a call: the API's, and those only a browser can know. */
export type FailureCode =
  ProblemCode | 'NOT_MODIFIED' | 'NETWORK' | 'OFFLINE' | 'NOT_SEEN' | 'TIMEOUT' | 'BAD_ANSWER' | 'SINGLE_VISIT';

/** Error codes that the API never sends. */
type LocalCode = Exclude<FailureCode, ProblemCode>;

/**
 * The sentence for a code in the language of the screen. The API writes French, often more precisely than its code says;
 * other languages have the catalogue's sentence for the code.
 */
function problemSentence(code: FailureCode | 'UNKNOWN', fallbackSentence?: string): string {
  if (fallbackSentence !== undefined && currentLanguage() === 'fr') return fallbackSentence;
  const key = `problem.${code}`;
  return i18n.exists(key) ? i18n.t(key) : (fallbackSentence ?? code);
}

/** Error of every failed call: a code to act on and a sentence to show. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly code: FailureCode,
    message: string | undefined,
    /** HTTP status, 0 when there was no answer. */
    readonly status: number,
    readonly problem?: Problem,
  ) {
    super(problemSentence(code, message));
  }

  /** Invalid fields, for a form to show. */
  get fields(): readonly FieldProblem[] {
    return this.problem?.errors ?? [];
  }

  static local(code: LocalCode, status = 0): ProblemError {
    return new ProblemError(code, undefined, status);
  }
}

/** True when no response came, or a proxy reported the server down: nothing was refused. */
export function isSilence(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 0 || error.status >= 502);
}

/** True when a screen has neither network nor stored data. */
export function isUnseen(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'NOT_SEEN';
}

/** Returns the sentence to show for any thrown value. */
export function failureSentence(error: unknown): string {
  return error instanceof ProblemError ? error.message : problemSentence('UNKNOWN');
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && String(body.code) in PROBLEMS;
}

function withDates(key: string, problem: Problem): Problem {
  const { writer } = problem;
  readDates(key, problem.current);
  return writer ? { ...problem, writer: { ...writer, at: new Date(writer.at) } } : problem;
}

/**
 * Converts an error response to the error to throw; without a problem document it uses the status. Date-times of an
 * included record become `Date`s.
 */
export async function problemFrom(response: Response, key = ''): Promise<ProblemError> {
  if (response.status === 304) return ProblemError.local('NOT_MODIFIED', 304);
  const body: unknown = await response.json().catch(() => undefined);
  if (isProblem(body)) return new ProblemError(body.code, body.message, response.status, withDates(key, body));
  const code =
    (Object.keys(PROBLEMS) as ProblemCode[]).find((name) => PROBLEMS[name].status === response.status) ?? 'INTERNAL';
  const codeToReport = response.status >= 502 ? 'UNAVAILABLE' : code;
  return new ProblemError(codeToReport, PROBLEMS[codeToReport].message, response.status);
}
