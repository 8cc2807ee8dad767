import { PassThrough } from 'node:stream';
import type { Notice } from '@pignon/shared/domain/stream/notice.schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admit } from '../../auth/caller';
import type { Deps } from '../../deps';
import { ApiProblem } from '../../http/api-problem';
import { plainRoute } from '../../http/route';

const HEARTBEAT_MS = 20_000;
/** Tabs of one person; the oldest gives way. */
const MAX_STREAMS_PER_USER = 12;
/** A reader that has fallen this far behind is cut off; it reconnects and reads everything again. */
const MAX_UNREAD_BYTES = 256 * 1024;

type Streams = Map<string, Set<PassThrough>>;

function makeRoom(streams: Streams, user: string): Set<PassThrough> {
  const mine = streams.get(user) ?? new Set<PassThrough>();
  streams.set(user, mine);
  const [oldest] = mine;
  if (oldest && mine.size >= MAX_STREAMS_PER_USER) oldest.end();
  return mine;
}

/** What EventSource reads; a comment keeps proxies from closing a silent line. */
function speak(stream: PassThrough, event: string, data: unknown): void {
  if (stream.writableEnded) return;
  if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
  else stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** Ends the stream when its token or its account no longer opens the product. */
async function stillWelcome(request: FastifyRequest, stream: PassThrough): Promise<void> {
  try {
    await admit(request, 'read', request.server.gate);
    stream.write(': still here\n\n');
  } catch (error) {
    // Not being able to ask is no reason to leave.
    if (error instanceof ApiProblem && error.code !== 'UNAVAILABLE') stream.end();
  }
}

/**
 * Server-sent events: `ready` once, then `change` {kind, id, version} for everything that any process writes, and
 * `resync` when some may have been missed.
 */
export function streamChanges(app: FastifyInstance, deps: Deps): void {
  const streams: Streams = new Map();
  app.addHook('preClose', (done) => {
    for (const mine of streams.values()) for (const stream of mine) stream.end();
    done();
  });
  plainRoute(app, 'GET stream', 'read', (request, reply) => {
    const user = request.caller.user?.loginEmail ?? '';
    const stream = new PassThrough();
    const mine = makeRoom(streams, user);
    mine.add(stream);
    const silence = app.notices.hear({
      onNotice: (notice: Notice) => {
        speak(stream, 'change', notice);
      },
      onGap: () => {
        speak(stream, 'resync', {});
      },
    });
    const heartbeat = setInterval(() => {
      if (!stream.writableEnded) void stillWelcome(request, stream);
    }, deps.heartbeatMs ?? HEARTBEAT_MS);
    stream.once('close', () => {
      clearInterval(heartbeat);
      silence();
      mine.delete(stream);
      if (mine.size === 0) streams.delete(user);
    });
    reply.raw.once('close', () => stream.destroy());
    speak(stream, 'ready', {});
    return (
      reply
        // When the server closes, a stream that ends must not leave a kept-alive line behind it.
        .header('connection', 'close')
        .header('cache-control', 'private, no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8')
        .send(stream)
    );
  });
}
