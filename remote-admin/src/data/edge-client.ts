import { ProblemError } from '@pignon/shared/api';
import { getToken } from '@pignon/shared/auth';
import { PROBLEMS, type Problem } from '@pignon/shared/domain/common/problem';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isProblem = (value: unknown): value is Problem => isObject(value) && String(value.code) in PROBLEMS;

/** Calls the edge as the present user. @throws ProblemError, with a sentence to show */
export async function callEdge(address: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const token = await getToken();
  const headers = { Accept: 'application/json', ...(token !== null && { Authorization: `Bearer ${token}` }) };
  const requestOptions = { ...init, headers: init.body ? { ...headers, 'Content-Type': 'application/json' } : headers };
  const response = await fetch(address, requestOptions).catch((error: unknown) => {
    throw init.signal?.aborted ? error : ProblemError.local('NETWORK');
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok && isProblem(body)) throw new ProblemError(body.code, body.message, response.status, body);
  if (!response.ok || !isObject(body)) throw ProblemError.local('BAD_ANSWER', response.status);
  return body;
}
