import { Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BODY_LIMIT } from '@pignon/shared/domain/http/request-limits';
import { problem } from '../identify-caller';
import { callSlots } from './call-slots';

/** Maximum number of calls of this edge that the API handles at once. */
const MAX_CALLS = 64;
/** Maximum number of concurrent uploads, which last as long as the client's connection is slow. */
const MAX_UPLOADS = 64;
const SLOT_WAIT_MS = 10_000;
const RETRY_AFTER_S = 5;
const BUSY = 'Trop de demandes sont en cours. Réessayez dans un instant.';

const disconnectError = () => Object.assign(new Error('the browser has gone'), { code: 'ECONNRESET' });

/** Streams an upload while it arrives; reads the body of any other call completely before the call takes a slot. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body.length === 0 ? undefined : Readable.from(body)),
  );
}

function refuseCall(error: Error & { statusCode?: number }, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  if (statusCode === 413) return problem(reply, 'TOO_LARGE');
  if (statusCode === 415) return problem(reply, 'UNSUPPORTED_MEDIA');
  if (statusCode >= 400 && statusCode < 500) return problem(reply, 'BAD_REQUEST');
  throw error;
}

/**
 * Limits the concurrent calls that `scope` proxies. A call holds its slot until the API answers or fails: neither an
 * open change stream, of which the API allows 12 per user, nor a slowly read response holds one. Uploads have their own
 * slots.
 * @returns the handler of the proxy
 */
export function limitConcurrentCalls(
  scope: FastifyInstance,
  waitMs = SLOT_WAIT_MS,
): NonNullable<FastifyHttpProxyOptions['handler']> {
  const calls = callSlots(MAX_CALLS, waitMs);
  const uploads = callSlots(MAX_UPLOADS, waitMs);
  readBodies(scope);
  scope.setErrorHandler((error: Error, _request, reply) => refuseCall(error, reply));
  return async (request, reply, target, options) => {
    if (reply.raw.destroyed) throw disconnectError();
    const disconnection = new AbortController();
    reply.raw.once('close', () => disconnection.abort());
    const isUpload = request.body === request.raw;
    const releaseSlot = await (isUpload ? uploads : calls).acquire(disconnection.signal);
    if (disconnection.signal.aborted) {
      releaseSlot?.();
      throw disconnectError();
    }
    if (!releaseSlot) return problem(reply.header('retry-after', RETRY_AFTER_S), 'UNAVAILABLE', BUSY);
    reply.raw.once('finish', releaseSlot);
    return reply.from(target, {
      ...options,
      rewriteHeaders: (headers, originalRequest) => {
        releaseSlot();
        return options.rewriteHeaders?.(headers, originalRequest) ?? headers;
      },
      onError: (failed, error) => {
        releaseSlot();
        options.onError?.(failed, error);
      },
    });
  };
}
