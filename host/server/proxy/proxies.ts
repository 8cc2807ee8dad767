import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { retryDelay } from './proxy-retry';
import type { EdgeOptions } from '../edge-options';

/** Emulated identity calls, under this origin so that the browser talks to one place. */
const EMULATOR_PREFIXES = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];

function problem(reply: FastifyReply, requestId: string, code: string, message: string): void {
  void reply
    .code(502)
    .type('application/problem+json')
    .send({ type: 'about:blank', title: 'Bad Gateway', status: 502, code, message, requestId });
}

async function passOn(app: FastifyInstance, prefix: string, upstream: string, code: string, message: string) {
  await app.register(proxy, {
    upstream,
    prefix,
    rewritePrefix: prefix,
    // an event stream may stay silent: only its headers have a timeout
    undici: { bodyTimeout: 0, headersTimeout: 120_000, connections: 64 },
    replyOptions: {
      retryDelay: retryDelay,
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-request-id': request.id,
        'x-forwarded-for': [headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', '),
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
      }),
      onError: (reply) => problem(reply as FastifyReply, reply.request.id, code, message),
    },
  });
}

/** Passes product calls on to the API, and identity calls to the emulator where there is one. */
export async function addProxies(app: FastifyInstance, options: EdgeOptions): Promise<void> {
  // metrics are for operators, who query the API directly
  app.get('/api/metrics', (_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Introuvable\n'));
  const apiDown = 'Le serveur ne répond pas pour le moment. Réessayez dans un instant.';
  await passOn(app, '/api', options.apiUpstream, 'API_UNREACHABLE', apiDown);
  const { emulatorUpstream } = options;
  if (!emulatorUpstream) return;
  const identityDown = 'Le service d’identité ne répond pas pour le moment. Réessayez dans un instant.';
  for (const prefix of EMULATOR_PREFIXES) {
    await passOn(app, prefix, emulatorUpstream, 'IDENTITY_UNREACHABLE', identityDown);
  }
}
