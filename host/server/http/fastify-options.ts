import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import { loggedError } from '@pignon/shared/domain/http/logged-error';
import { requestIdOf } from '@pignon/shared/domain/calls/request-id';
import { connectionOptions, TIME_LIMITS } from '@pignon/shared/domain/http/request-limits';
import { problem } from '../identify-caller';
import { refuseBrokenRequest } from './broken-request';
import type { EdgeOptions } from '../edge-options';
import { EdgeLog, loggedRequest } from '../monitoring/edge-log';

/** Answers an address that cannot be decoded. It has no route, so no hook logs it: its line is written here. */
function refuseAddress(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({ method: request.method, route: 'unknown', status: 400 }, 'answered');
  problem(reply, 'BAD_REQUEST');
}

/** Options for logs, request ids and limits of clients. */
export function fastifyOptions({ logLevel, logStream, timeLimits }: EdgeOptions): FastifyHttpOptions<Server> {
  return {
    // Only these fields are logged: no address, body, query or personal data.
    logger: {
      level: logLevel ?? 'silent',
      serializers: { req: loggedRequest, err: loggedError },
      ...(logStream ? { stream: logStream } : {}),
    },
    logController: new EdgeLog(),
    ...connectionOptions(timeLimits ?? TIME_LIMITS),
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply),
    forceCloseConnections: true,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
  };
}
