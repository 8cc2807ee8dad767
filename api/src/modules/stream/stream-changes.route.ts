import { PassThrough } from 'node:stream';
import type { ChangeMessage } from '@pignon/shared/domain/stream/change-message.schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorizeCaller } from '../../auth/caller';
import type { Deps } from '../../deps';
import { ApiProblem } from '../../http/api-problem';
import { plainRoute } from '../../http/route';

const HEARTBEAT_MS = 20_000;
/** SSE streams per user; opening one more closes the oldest. */
const MAX_STREAMS_PER_USER = 12;
/** A client with more unread bytes is disconnected; it reconnects and reloads everything. */
const MAX_UNREAD_BYTES = 256 * 1024;

type Streams = Map<string, Set<PassThrough>>;

function openStreamsOf(streams: Streams, user: string): Set<PassThrough> {
  const streamsOfUser = streams.get(user) ?? new Set<PassThrough>();
  streams.set(user, streamsOfUser);
  const [oldest] = streamsOfUser;
  if (oldest && streamsOfUser.size >= MAX_STREAMS_PER_USER) oldest.end();
  return streamsOfUser;
}

/** Writes one server-sent event; disconnects a client that reads too slowly. */
function sendEvent(stream: PassThrough, event: string, data: unknown): void {
  if (stream.writableEnded) return;
  if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
  else stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** Ends the stream when its token or account becomes invalid. */
async function endIfUnauthorised(request: FastifyRequest, stream: PassThrough): Promise<void> {
  try {
    await authorizeCaller(request, 'read', request.server.gate);
    if (!stream.writableEnded) stream.write(': still here\n\n');
  } catch (error) {
    // an unavailable database or identity service does not end the stream
    if (error instanceof ApiProblem && error.code !== 'UNAVAILABLE') stream.end();
  }
}

/**
 * Server-sent events: `ready` once later changes are received, then `change` {kind, id, version} for each write of any
 * process, `versions` {revision} when other remote versions are served, and `resync` when changes may have been missed.
 */
export function streamChanges(app: FastifyInstance, deps: Deps): void {
  const streams: Streams = new Map();
  app.addHook('preClose', (done) => {
    for (const streamsOfUser of streams.values()) for (const stream of streamsOfUser) stream.end();
    done();
  });
  plainRoute(app, 'GET stream', 'read', (request, reply) => {
    const user = request.caller.user?.loginEmail ?? '';
    const stream = new PassThrough();
    const streamsOfUser = openStreamsOf(streams, user);
    streamsOfUser.add(stream);
    const checkCaller = async () => {
      if (!stream.writableEnded) await endIfUnauthorised(request, stream);
    };
    const unsubscribe = app.notices.subscribe({
      onNotice: (notice: ChangeMessage) => {
        sendEvent(stream, 'change', notice);
        // a suspension, by whichever process, ends the stream before its next heartbeat
        if (notice.kind === 'user' && (notice.id === null || notice.id === user)) void checkCaller();
      },
      onVersions: (revision) => {
        sendEvent(stream, 'versions', { revision });
      },
      onGap: () => {
        sendEvent(stream, 'resync', {});
      },
    });
    const heartbeat = setInterval(() => void checkCaller(), deps.heartbeatMs ?? HEARTBEAT_MS);
    stream.once('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
      streamsOfUser.delete(stream);
      if (streamsOfUser.size === 0) streams.delete(user);
    });
    reply.raw.once('close', () => stream.destroy());
    // a change before the subscription is not received: neither is the end of this session, hence the check
    void app.notices
      .listening()
      .then(checkCaller)
      .then(() => sendEvent(stream, 'ready', {}));
    return (
      reply
        // a keep-alive connection would delay the server's shutdown after the stream ends
        .header('connection', 'close')
        .header('cache-control', 'private, no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8')
        .send(stream)
    );
  });
}
