import { PROBLEMS, type FieldProblem, type Problem, type ProblemCode } from '../domain/common/problem';

/** Codes a call may fail with: the API's own, plus what only a browser can know. */
export type FailureCode = ProblemCode | 'NOT_MODIFIED' | 'NETWORK' | 'TIMEOUT' | 'BAD_ANSWER';

const LOCAL_MESSAGES: Record<Exclude<FailureCode, ProblemCode>, string> = {
  NOT_MODIFIED: 'Rien n’a changé.',
  NETWORK: 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
  TIMEOUT: 'Le serveur met trop de temps à répondre. Réessayez.',
  BAD_ANSWER: 'La réponse du serveur est illisible. Réessayez dans un instant.',
};

/** What every failed call throws: a code to act on and a French sentence to show. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly code: FailureCode,
    message: string,
    /** HTTP status, 0 when there was no answer. */
    readonly status: number,
    readonly problem?: Problem,
  ) {
    super(message);
  }

  /** Fields at fault, for a form to show beside them. */
  get fields(): readonly FieldProblem[] {
    return this.problem?.errors ?? [];
  }

  static local(code: keyof typeof LOCAL_MESSAGES, status = 0): ProblemError {
    return new ProblemError(code, LOCAL_MESSAGES[code], status);
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && String(body.code) in PROBLEMS;
}

/** Turns a refusal into the error to throw; a body that is no problem document is read by its status. */
export async function problemFrom(response: Response): Promise<ProblemError> {
  if (response.status === 304) return ProblemError.local('NOT_MODIFIED', 304);
  const body: unknown = await response.json().catch(() => undefined);
  if (isProblem(body)) return new ProblemError(body.code, body.message, response.status, body);
  const code =
    (Object.keys(PROBLEMS) as ProblemCode[]).find((name) => PROBLEMS[name].status === response.status) ?? 'INTERNAL';
  return new ProblemError(
    response.status >= 502 ? 'UNAVAILABLE' : code,
    PROBLEMS[response.status >= 502 ? 'UNAVAILABLE' : code].message,
    response.status,
  );
}
