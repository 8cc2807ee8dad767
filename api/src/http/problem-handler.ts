import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callTable } from '@pignon/shared/domain/calls/call-table';
import type { ProblemCode } from '@pignon/shared/domain/common/problem';
import { ApiProblem } from './api-problem';
import { isClientDisconnect } from './client-disconnect';
import { PRIVATE } from './no-store';
import { toProblem, problemDocument } from './error-to-problem';

const TYPE = 'application/problem+json; charset=utf-8';

function reply(error: unknown, request: FastifyRequest, answer: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  // request-metrics logs disconnections, once per request
  const isDisconnect = isClientDisconnect(answer, error);
  if (problem.code === 'INTERNAL' && !isDisconnect) request.log.error({ err: error }, 'unforeseen');
  else if (problem.code === 'UNAVAILABLE' && !isDisconnect) request.log.warn({ err: error }, 'unavailable');
  if (problem.code === 'NOT_AUTHENTICATED') void answer.header('www-authenticate', 'Bearer');
  return answer
    .code(problem.status)
    .header('x-request-id', request.id)
    .header('cache-control', PRIVATE)
    .type(TYPE)
    .send(JSON.stringify(problemDocument(problem.code, problem.details, request.id)));
}

const KNOWN = Object.keys(callTable).map((key) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, path: new RegExp(`^/api/${path.replace(/\{\w+\}/g, '[^/]+')}/?$`) };
});

/** 405 for a known address with another method, 404 otherwise. */
function unknownRoute(request: FastifyRequest, answer: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?');
  const methods = KNOWN.filter((call) => call.path.test(path)).map(({ method }) => method);
  if (methods.length === 0)
    return reply(new ApiProblem('NOT_FOUND', { message: 'Cette adresse n’existe pas.' }), request, answer);
  return reply(new ApiProblem('METHOD_NOT_ALLOWED'), request, answer.header('allow', methods.join(', ')));
}

const RAW_CODES: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'BAD_REQUEST',
};

/** Responds on the socket to a request that is not valid HTTP and never reaches Fastify. */
function brokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const document = problemDocument(RAW_CODES[error.code ?? ''] ?? 'BAD_REQUEST', {}, randomUUID());
  const body = JSON.stringify(document);
  socket.end(
    `HTTP/1.1 ${document.status} ${document.title}\r\nContent-Type: ${TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function install(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, answer) => reply(error, request, answer));
  app.setNotFoundHandler(unknownRoute);
}

/** Sends every error as `application/problem+json` with the request's id and without internal details. */
export const handleProblems = { install, reply, brokenRequest };
