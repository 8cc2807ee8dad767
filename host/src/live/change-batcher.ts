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
const NAMED = 15;
/** Pause in milliseconds after which bulk changes, such as an import, refresh screens… */
const QUIET_MS = 1_000;
/** …or the longest wait in milliseconds while they continue. */
const MAX_DURATION_MS = 10_000;

/** Merges two changes of one record within a batch: a deletion wins, and a price drop spans both. */
function together(before: ChangeMessage | undefined, now: ChangeMessage): ChangeMessage {
  if (before?.version === null) return before;
  const drop = before?.drop && now.drop ? { ...now.drop, before: before.drop.before } : (now.drop ?? before?.drop);
  return drop ? { ...now, drop } : now;
}

interface Many {
  kinds: Set<RecordKind>;
  since: number;
}

/** Batches notices, so that ten thousand changes are a handful of refreshes. */
export function createChangeBatcher(flush: (batch: ChangeBatch) => void): {
  add: (notice: ChangeMessage) => void;
  stop: () => void;
} {
  const named = new Map<RecordKind, Map<string, ChangeMessage>>();
  let many: Many | undefined;
  let moment: ReturnType<typeof setTimeout> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const flushNamed = () => {
    moment = undefined;
    const notices = [...named.values()].flatMap((changed) => [...changed.values()]);
    named.clear();
    if (notices.length > 0) flush({ notices, many: [] });
  };
  const flushMany = () => {
    const kinds = [...(many?.kinds ?? [])];
    many = undefined;
    flush({ notices: [], many: kinds });
  };
  const addMany = (kind: RecordKind) => {
    named.delete(kind);
    many ??= { kinds: new Set(), since: Date.now() };
    many.kinds.add(kind);
    clearTimeout(quiet);
    quiet = setTimeout(flushMany, Math.min(QUIET_MS, Math.max(0, many.since + MAX_DURATION_MS - Date.now())));
  };
  return {
    add: (notice) => {
      const { kind, id } = notice;
      const known = named.get(kind) ?? new Map<string, ChangeMessage>();
      if (id === null || many?.kinds.has(kind) || (known.size >= NAMED && !known.has(id))) return addMany(kind);
      named.set(kind, known.set(id, together(known.get(id), notice)));
      moment ??= setTimeout(flushNamed, BATCH_DELAY_MS);
    },
    stop: () => {
      clearTimeout(moment);
      clearTimeout(quiet);
    },
  };
}
