import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** Error codes of a response whose browser disconnected; the last one ends the response of an upstream server. */
const DISCONNECT_CODES = [
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'UND_ERR_ABORTED',
];

/** True when the browser aborted the request: navigated away, or requested something newer. */
function isAbortedByBrowser({ raw }: FastifyReply, error: Error | null | undefined): boolean {
  const code = error && 'code' in error ? String(error.code) : '';
  return raw.destroyed && !raw.writableFinished && DISCONNECT_CODES.includes(code);
}

/** Returns the route pattern of a request; "page" for every path without a file or a call. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'page';

/** The logged part of a request, without its address, which may contain a name or a token. */
export const loggedRequest = (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) });

const logAbortedRequest = (request: FastifyRequest): void =>
  request.log.info(loggedRequest(request), 'given up by the browser');

/**
 * Logs one line per answered request, as the API does: method, route pattern, status and milliseconds. A request that
 * the browser aborted is no failure of the server, and has no status.
 */
export class EdgeLog extends LogController {
  override incomingRequest(): void {
    // its answer has a line
  }

  override routeNotFound(): void {
    // its answer has a line, without the address
  }

  override defaultErrorLog(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (isAbortedByBrowser(reply, error)) logAbortedRequest(request);
    else if (reply.statusCode >= 500) request.log.error({ ...loggedRequest(request), err: error }, 'unforeseen');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (isAbortedByBrowser(reply, error)) return logAbortedRequest(request);
    const line = { ...loggedRequest(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (error) request.log.error({ ...line, err: error }, 'broken off');
    else request.log.info(line, 'answered');
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (isAbortedByBrowser(reply, error)) logAbortedRequest(request);
    else request.log.warn({ ...loggedRequest(request), err: error }, 'broken off');
  }
}
