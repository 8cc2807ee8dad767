import type { RecordKind } from '@pignon/shared/contract';
import type { ChangeMessage } from '@pignon/shared/domain/stream/change-message.schema';

/** Changes within a short time: single records, and kinds with too many to list. */
export interface ChangeBatch {
  notices: ChangeMessage[];
  many: RecordKind[];
}

/** Changes of one moment are passed on together. */
const BATCH_DELAY_MS = 300;
/** Maximum number of changes of one kind per batch that are published one by one. */
const MAX_NAMED_CHANGES = 15;
/** Pause in milliseconds after which bulk changes, such as an import, refresh screens… */
const QUIET_MS = 1_000;
/** …or the longest wait in milliseconds while they continue. */
const MAX_DURATION_MS = 10_000;

/** Merges two changes of one record within a batch: a deletion wins, and a price drop spans both. */
function mergeChanges(previousMessage: ChangeMessage | undefined, now: ChangeMessage): ChangeMessage {
  if (previousMessage?.version === null) return previousMessage;
  const drop =
    previousMessage?.drop && now.drop
      ? { ...now.drop, before: previousMessage.drop.before }
      : (now.drop ?? previousMessage?.drop);
  return drop ? { ...now, drop } : now;
}

interface PendingKinds {
  kinds: Set<RecordKind>;
  startedAt: number;
}

/** Batches notices, so that ten thousand changes are a handful of refreshes. */
export function createChangeBatcher(flush: (batch: ChangeBatch) => void): {
  add: (notice: ChangeMessage) => void;
  stop: () => void;
} {
  const namedChanges = new Map<RecordKind, Map<string, ChangeMessage>>();
  let many: PendingKinds | undefined;
  let batchTimer: ReturnType<typeof setTimeout> | undefined;
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  const flushNamedChanges = () => {
    batchTimer = undefined;
    const notices = [...namedChanges.values()].flatMap((changed) => [...changed.values()]);
    namedChanges.clear();
    if (notices.length > 0) flush({ notices, many: [] });
  };
  const flushPendingKinds = () => {
    const kinds = [...(many?.kinds ?? [])];
    many = undefined;
    flush({ notices: [], many: kinds });
  };
  const addPendingKind = (kind: RecordKind) => {
    namedChanges.delete(kind);
    many ??= { kinds: new Set(), startedAt: Date.now() };
    many.kinds.add(kind);
    clearTimeout(quietTimer);
    quietTimer = setTimeout(
      flushPendingKinds,
      Math.min(QUIET_MS, Math.max(0, many.startedAt + MAX_DURATION_MS - Date.now())),
    );
  };
  return {
    add: (notice) => {
      const { kind, id } = notice;
      const messagesOfKind = namedChanges.get(kind) ?? new Map<string, ChangeMessage>();
      if (id === null || many?.kinds.has(kind) || (messagesOfKind.size >= MAX_NAMED_CHANGES && !messagesOfKind.has(id)))
        return addPendingKind(kind);
      namedChanges.set(kind, messagesOfKind.set(id, mergeChanges(messagesOfKind.get(id), notice)));
      batchTimer ??= setTimeout(flushNamedChanges, BATCH_DELAY_MS);
    },
    stop: () => {
      clearTimeout(batchTimer);
      clearTimeout(quietTimer);
    },
  };
}
