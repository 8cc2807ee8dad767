import { PROBLEMS, type Problem, type ProblemCode } from '@pignon/shared/domain/common/problem';
import { isDiskFull, isUnavailable, sqlState } from '../db/failures';
import { ApiProblem, type ProblemDetails } from './api-problem';

const DISK_FULL = 'Le disque du serveur est plein : rien n’a été enregistré. Prévenez votre administrateur.';

/** Converts an error to a problem document; INTERNAL for unforeseen ones. */
export function toProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (isUnavailable(error)) return new ApiProblem('UNAVAILABLE');
  if (isDiskFull(error)) return new ApiProblem('UNAVAILABLE', { message: DISK_FULL });
  const state = sqlState(error);
  // class 22: a value that no column can hold; class 23: a violated constraint
  if (state?.startsWith('22')) return new ApiProblem('VALIDATION');
  if (state?.startsWith('23')) return new ApiProblem('CONFLICT');
  return new ApiProblem(codeOfStatus(statusOf(error)));
}

function statusOf(error: unknown): number {
  const status: unknown = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' ? status : 500;
}

const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  401: 'NOT_AUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

function codeOfStatus(status: number): ProblemCode {
  return BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
}

/** Builds the problem document of a refusal. */
export function problemDocument(code: ProblemCode, details: ProblemDetails, requestId: string): Problem {
  const { status, title, message } = PROBLEMS[code];
  return {
    type: `https://pignon.app/problems/${code.toLowerCase().replaceAll('_', '-')}`,
    title,
    status,
    code,
    message,
    ...details,
    requestId,
  };
}
