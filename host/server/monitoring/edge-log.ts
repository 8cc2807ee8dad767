import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** Error codes of a response whose browser disconnected; the last one ends the response of an upstream server. */
const CUT_OFF = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'UND_ERR_ABORTED'];

/** True for what failed for no other reason than that the browser has gone: navigated away, or asked for something newer. */
function wasGivenUp({ raw }: FastifyReply, error: Error | null | undefined): boolean {
  const code = error && 'code' in error ? String(error.code) : '';
  return raw.destroyed && !raw.writableFinished && CUT_OFF.includes(code);
}

const tell = ({ method, log, routeOptions }: FastifyRequest): void =>
  log.info({ method, route: routeOptions.url }, 'given up by the browser');

/** Fastify's own lines, but for what browsers gave up: that is no failure of the server, and has no status. */
export class EdgeLog extends LogController {
  override defaultErrorLog(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (wasGivenUp(reply, error)) tell(request);
    else super.defaultErrorLog(error, request, reply);
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (wasGivenUp(reply, error)) tell(request);
    else super.requestCompleted(error, request, reply);
  }
}
