import { SIGN_IN_PROVIDERS } from '@pignon/shared/domain/user/user-session.schema';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/db';
import { browserIdOf } from './browser-cookie';
import { deviceOf } from './device';
import { recordSessions, secondOf, type SeenSession } from './session.repo';

/** Milliseconds between two writes for one session. */
const INTERVAL_MS = 5 * 60_000;
const MAX_REMEMBERED = 10_000;
const MAX_WAITING = 1_000;
/** Sessions written by one statement. */
const BATCH = 200;

/** Records which sessions are open, beside the calls: no call waits for it, and none fails by it. */
export interface SessionRecorder {
  /** Notes the session of an authorized request. */
  seen(request: FastifyRequest): void;
  /** Resolves once every noted session is written, or could not be. */
  idle(): Promise<void>;
  /** Stops noting, and waits. */
  close(): Promise<void>;
}

type SeenRequest = Pick<FastifyRequest, 'caller' | 'headers'>;

/** The session of a request; null for a caller without an active account. */
export function seenSessionOf({ caller: { identity, user }, headers }: SeenRequest): SeenSession | null {
  if (!identity || !user?.active) return null;
  const { uid, signedInAt } = identity;
  const provider = SIGN_IN_PROVIDERS.find((known) => known === identity.provider) ?? null;
  const device = deviceOf(headers['user-agent']);
  return {
    uid,
    signedInAt,
    provider,
    ...device,
    browserId: browserIdOf({ headers }),
    seenTime: new Date().toISOString(),
  };
}

/**
 * Writes each session at most every five minutes and process, and once more when its browser gets its id. One statement
 * runs at a time, for all sessions noted meanwhile. A session that could not be written is tried again at its next call.
 */
export function createSessionRecorder(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): SessionRecorder {
  /** By session: whether its browser's id was known. */
  const remembered = new LRUCache<string, { hasBrowserId: boolean }>({ max: MAX_REMEMBERED, ttl: INTERVAL_MS });
  const waiting = new Map<string, SeenSession>();
  let writing: Promise<void> | undefined;
  let closed = false;
  const writeBatch = async (): Promise<void> => {
    const batch = [...waiting].slice(0, BATCH);
    for (const [key] of batch) waiting.delete(key);
    try {
      await recordSessions(
        db,
        batch.map(([, session]) => session),
      );
    } catch (error) {
      for (const [key] of batch) remembered.delete(key);
      log.warn({ err: error }, 'open sessions could not be recorded');
    }
  };
  const writeAll = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.size > 0) await writeBatch();
    writing = undefined;
  };
  const idle = async (): Promise<void> => writing;
  return {
    seen(request) {
      const { identity } = request.caller;
      if (!identity || closed || waiting.size >= MAX_WAITING) return;
      const key = `${secondOf(identity)} ${identity.uid}`;
      const hasBrowserId = browserIdOf(request) !== null;
      const known = remembered.get(key);
      if (known && (known.hasBrowserId || !hasBrowserId)) return;
      const session = seenSessionOf(request);
      if (!session) return;
      remembered.set(key, { hasBrowserId });
      waiting.set(key, session);
      writing ??= writeAll();
    },
    idle,
    close() {
      closed = true;
      return idle();
    },
  };
}
