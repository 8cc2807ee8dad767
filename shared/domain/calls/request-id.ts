/** Letters, digits, `_` and `-`: safe in log lines. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Request id shared by user messages and the logs of edge and API: the received `x-request-id`, or a new one. */
export function requestIdOf(requestBody: unknown): string {
  return typeof requestBody === 'string' && REQUEST_ID.test(requestBody) ? requestBody : crypto.randomUUID();
}
