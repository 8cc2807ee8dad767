/** Letters, digits, `_` and `-`: safe in log lines. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Request id shared by user messages and the logs of edge and API: the received `x-request-id`, or a new one. */
export function requestIdOf(sent: unknown): string {
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : crypto.randomUUID();
}
