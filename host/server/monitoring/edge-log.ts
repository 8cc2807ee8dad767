import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** Error codes of a response whose browser disconnected; the last one ends the response of an upstream server. */
const CUT_OFF = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'UND_ERR_ABORTED'];

/** True when the browser aborted the request: navigated away, or requested something newer. */
function wasGivenUp({ raw }: FastifyReply, error: Error | null | undefined): boolean {
  const code = error && 'code' in error ? String(error.code) : '';
  return raw.destroyed && !raw.writableFinished && CUT_OFF.includes(code);
}

const tell = ({ method, log, routeOptions }: FastifyRequest): void =>
  log.info({ method, route: routeOptions.url }, 'given up by the browser');

/** Logs as Fastify does, except requests that browsers aborted: they are no failure and have no status. */
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
