/** Letters, digits, `_` and `-`: what stands in a line of a log as it was sent. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id that joins what a user is shown, the lines of the edge and those of the API: the one that was sent (`x-request-id`), or a new one. */
export function requestIdOf(sent: unknown): string {
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : crypto.randomUUID();
}
