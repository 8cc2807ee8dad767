import { Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BODY_LIMIT } from '@pignon/shared/domain/http/request-limits';
import { problem } from '../identify-caller';
import { callSlots } from './call-slots';

/** Calls that the API works at for this edge at once. */
const CALLS = 64;
/** Uploads that come in at once: each takes as long as the line of who sends it. */
const UPLOADS = 64;
const SLOT_WAIT_MS = 10_000;
const RETRY_AFTER_S = 5;
const BUSY = 'Trop de demandes sont en cours. Réessayez dans un instant.';

const browserGone = () => Object.assign(new Error('the browser has gone'), { code: 'ECONNRESET' });

/** An upload is passed on while it comes in; the body of any other call is read whole before the call takes a slot. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body.length === 0 ? undefined : Readable.from(body)),
  );
}

function refuse(error: Error & { statusCode?: number }, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  if (statusCode === 413) return problem(reply, 'TOO_LARGE');
  if (statusCode === 415) return problem(reply, 'UNSUPPORTED_MEDIA');
  if (statusCode >= 400 && statusCode < 500) return problem(reply, 'BAD_REQUEST');
  throw error;
}

/**
 * Bounds what the API is asked at once, for all that `scope` proxies. A call holds a slot until the API answers or fails:
 * an open stream of changes, of which the API gives each user 12, and an answer that is read slowly hold none. Uploads
 * have slots of their own. @returns the handler of the proxy
 */
export function limitConcurrentCalls(
  scope: FastifyInstance,
  waitMs = SLOT_WAIT_MS,
): NonNullable<FastifyHttpProxyOptions['handler']> {
  const calls = callSlots(CALLS, waitMs);
  const uploads = callSlots(UPLOADS, waitMs);
  readBodies(scope);
  scope.setErrorHandler((error: Error, _request, reply) => refuse(error, reply));
  return async (request, reply, target, options) => {
    if (reply.raw.destroyed) throw browserGone();
    const aborted = new AbortController();
    reply.raw.once('close', () => aborted.abort());
    const isUpload = request.body === request.raw;
    const free = await (isUpload ? uploads : calls).take(aborted.signal);
    if (aborted.signal.aborted) {
      free?.();
      throw browserGone();
    }
    if (!free) return problem(reply.header('retry-after', RETRY_AFTER_S), 'UNAVAILABLE', BUSY);
    reply.raw.once('finish', free);
    return reply.from(target, {
      ...options,
      rewriteHeaders: (headers, of) => {
        free();
        return options.rewriteHeaders?.(headers, of) ?? headers;
      },
      onError: (failed, error) => {
        free();
        options.onError?.(failed, error);
      },
    });
  };
}
