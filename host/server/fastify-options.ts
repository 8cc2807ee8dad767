import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { requestIdOf } from '@pignon/shared/domain/calls/request-id';
import { connectionOptions, TIME_LIMITS } from '@pignon/shared/domain/calls/request-limits';
import { refuseBrokenRequest } from './broken-request';
import type { EdgeOptions } from './edge-options';
import { EdgeLog } from './monitoring/edge-log';

/** How the edge logs, names requests and bounds what clients may take. */
export function fastifyOptions({ logLevel, logStream, timeLimits }: EdgeOptions): FastifyHttpOptions<Server> {
  return {
    logger: { level: logLevel ?? 'silent', ...(logStream ? { stream: logStream } : {}) },
    logController: new EdgeLog(),
    ...connectionOptions(timeLimits ?? TIME_LIMITS),
    clientErrorHandler: refuseBrokenRequest,
    forceCloseConnections: true,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
  };
}
