import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { forwardedFor } from '../http/forwarded-for';
import { limitConcurrentCalls } from './limit-concurrent-calls';
import { retryDelay } from './proxy-retry';
import type { EdgeOptions } from '../edge-options';

/** Calls of the identity emulator, under this origin so that the browser contacts one origin only. */
const EMULATOR_PREFIXES = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];

function problem(reply: FastifyReply, requestId: string, code: string, message: string): void {
  void reply
    .code(502)
    .type('application/problem+json')
    .send({ type: 'about:blank', title: 'Bad Gateway', status: 502, code, message, requestId });
}

interface Upstream {
  prefix: string;
  upstream: string;
  code: string;
  message: string;
}

const proxyOptions = ({ prefix, upstream, code, message }: Upstream): FastifyHttpProxyOptions => ({
  upstream,
  prefix,
  rewritePrefix: prefix,
  // request addresses contain tokens and names
  disableRequestLogging: true,
  // A change stream may stay silent for long; only its first byte has a timeout. Slots limit the calls of the API: a
  // limit of connections would make calls wait behind open streams without end.
  undici: { bodyTimeout: 0, headersTimeout: 120_000, connections: null },
  replyOptions: {
    retryDelay: retryDelay,
    rewriteRequestHeaders: (request, headers) => ({
      ...headers,
      'x-request-id': request.id,
      'x-forwarded-for': forwardedFor({ headers, socket: request.socket }),
      'x-forwarded-host': request.headers.host ?? '',
      'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
    }),
    onError: (reply) => problem(reply as FastifyReply, reply.request.id, code, message),
  },
});

/** Forwards product calls to the API, and identity calls to the emulator if there is one. */
export async function addProxies(app: FastifyInstance, options: EdgeOptions): Promise<void> {
  const { apiUpstream, emulatorUpstream, slotWaitMs } = options;
  // Metrics are for operators, who read them from the API itself.
  app.get('/api/metrics', (_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Introuvable\n'));
  await app.register(async (scope) => {
    const api = proxyOptions({
      prefix: '/api',
      upstream: apiUpstream,
      code: 'API_UNREACHABLE',
      message: 'Le serveur ne répond pas pour le moment. Réessayez dans un instant.',
    });
    const handler = limitConcurrentCalls(scope, slotWaitMs);
    // limitConcurrentCalls reads the bodies
    await scope.register(proxy, { ...api, handler, proxyPayloads: false });
  });
  if (!emulatorUpstream) return;
  for (const prefix of EMULATOR_PREFIXES) {
    await app.register(
      proxy,
      proxyOptions({
        prefix,
        upstream: emulatorUpstream,
        code: 'IDENTITY_UNREACHABLE',
        message: 'Le service d’identité ne répond pas pour le moment. Réessayez dans un instant.',
      }),
    );
  }
}
