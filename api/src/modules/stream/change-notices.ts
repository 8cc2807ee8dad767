import { NoticeSchema, type Notice } from '@pignon/shared/domain/stream/notice.schema';
import type { Db } from '../../db/db';

/** Channel on which the database says what changed; its triggers are in the migrations. */
const CHANNEL = 'pignon_change';

export interface NoticeEar {
  onNotice(notice: Notice): void;
  /** Notices may have been missed; everything on screen is to be read again. */
  onGap(): void;
}

export interface ChangeNotices {
  /** Hears every change from now on, whichever process made it; gives back what stops it. */
  hear(ear: NoticeEar): () => void;
  close(): Promise<void>;
}

function read(payload: string): Notice | null {
  try {
    return NoticeSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

/** One ear of this process on the database, shared by everybody who listens here; opened when the first one does. */
export function openChangeNotices(db: Db): ChangeNotices {
  const ears = new Set<NoticeEar>();
  let line: Promise<() => Promise<void>> | undefined;
  const open = () =>
    db.listen(CHANNEL, {
      onNotice(payload) {
        const notice = read(payload);
        if (notice) for (const ear of ears) ear.onNotice(notice);
      },
      onGap() {
        for (const ear of ears) ear.onGap();
      },
    });
  return {
    hear(ear) {
      ears.add(ear);
      line ??= open().catch((error: unknown) => {
        // The next listener tries again; those who wait learn that they may have missed something.
        line = undefined;
        for (const waiting of ears) waiting.onGap();
        throw error;
      });
      line.catch(() => undefined);
      return () => ears.delete(ear);
    },
    async close() {
      const stop = await line?.catch(() => undefined);
      await stop?.();
    },
  };
}
