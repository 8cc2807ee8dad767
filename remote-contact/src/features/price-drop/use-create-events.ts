import { useRef, useState } from 'react';
import { call, ProblemError } from '@pignon/shared/api';
import type { NewEventInput } from '@pignon/shared/domain/event/event-write.schema';
import { isKeyTaken } from '@pignon/shared/domain/http/key-taken';

interface ContactEvent {
  contactId: number;
  event: NewEventInput;
}

/**
 * Creates an event per customer, one at a time. A retry skips created ones, and its idempotency key covers lost
 * responses.
 */
export function useCreateEvents() {
  const keys = useRef(new Map<number, string>());
  const [writtenIds, setWrittenIds] = useState<ReadonlySet<number>>(new Set());
  const [isPending, setPending] = useState(false);
  const keyOf = (id: number) => {
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    return key;
  };
  const write = async (events: readonly ContactEvent[]): Promise<{ done: number; failed: number }> => {
    setPending(true);
    const doneIds = new Set<number>();
    for (const { contactId, event } of events.filter((each) => !writtenIds.has(each.contactId))) {
      try {
        await call('POST event/create', { body: event }, { idempotencyKey: keyOf(contactId) });
        doneIds.add(contactId);
      } catch (error) {
        // created by a first request whose answer was lost; others are counted below, and offered again
        if (error instanceof ProblemError && isKeyTaken(error)) doneIds.add(contactId);
      }
    }
    setWrittenIds((before) => new Set([...before, ...doneIds]));
    setPending(false);
    return {
      done: doneIds.size,
      failed: events.filter(({ contactId }) => !writtenIds.has(contactId) && !doneIds.has(contactId)).length,
    };
  };
  return { write, written: writtenIds, isPending };
}
