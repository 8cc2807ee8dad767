import { ChangeMessageSchema, type ChangeMessage } from '@pignon/shared/domain/stream/change-message.schema';
import { VersionMessageSchema, type VersionMessage } from '@pignon/shared/domain/stream/version-message.schema';
import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Db, Queryable } from '../../db/db';

/** Channel of change notifications; their triggers are in the migrations. */
const CHANNEL = 'pignon_change';

export interface NoticeSubscriber {
  onNotice(notice: ChangeMessage): void;
  /** Called when another registry revision is served. */
  onVersions?(revision: number): void;
  /** Notices may have been missed: reload everything on screen. */
  onGap(): void;
}

export interface ChangeNotices {
  /** Delivers every later change, whichever process made it; returns the unsubscribe function. */
  subscribe(subscriber: NoticeSubscriber): () => void;
  /** Resolves once subscribers receive every change, or after a failed attempt, which they see as a gap. */
  listening(): Promise<void>;
  close(): Promise<void>;
}

const Payload = z.union([ChangeMessageSchema, VersionMessageSchema]);

function parsePayload(payload: string): z.output<typeof Payload> | null {
  try {
    return Payload.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

/** Notifies the open pages of all processes of new versions of remotes. */
export async function notifyVersions(db: Queryable, revision: number): Promise<void> {
  await db.query(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ revision } satisfies VersionMessage)})`);
}

/** Notifies all processes that an account, or which of its sessions are open, changed: its streams are checked. */
export async function notifyUserChange(tx: Queryable, loginEmail: string): Promise<void> {
  const [user] = await tx.query<{ version: number }>(
    sql`select version from app_user where login_email = ${loginEmail}`,
  );
  const notice: ChangeMessage = { kind: 'user', id: loginEmail, version: user?.version ?? null };
  await tx.query(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`);
}

/** Opens one database subscription per process, shared by all subscribers, with the first one. */
export function openChangeNotices(db: Db): ChangeNotices {
  const subscribers = new Set<NoticeSubscriber>();
  let subscription: Promise<() => Promise<void>> | undefined;
  const open = () =>
    db.listen(CHANNEL, {
      onNotice(payload) {
        const notice = parsePayload(payload);
        if (!notice) return;
        for (const subscriber of subscribers) {
          if ('revision' in notice) subscriber.onVersions?.(notice.revision);
          else subscriber.onNotice(notice);
        }
      },
      onGap() {
        for (const subscriber of subscribers) subscriber.onGap();
      },
    });
  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      subscription ??= open().catch((error: unknown) => {
        // the next subscriber retries; waiting ones are told that notices may be missing
        subscription = undefined;
        for (const waiting of subscribers) waiting.onGap();
        throw error;
      });
      subscription.catch(() => undefined);
      return () => subscribers.delete(subscriber);
    },
    async listening() {
      await subscription?.catch(() => undefined);
    },
    async close() {
      const stop = await subscription?.catch(() => undefined);
      await stop?.();
    },
  };
}
