import type { QueryClient } from '@pignon/shared/api';
import type { BusEvent } from '@pignon/shared/bus';
import type { RecordKind } from '@pignon/shared/contract';
import type { ChangeMessage } from '@pignon/shared/domain/stream/change-message.schema';
import { busEventsOf } from './bus-events';

/** Milliseconds after an own change within which the server's notification of it is expected. */
const NOTIFICATION_WINDOW_MS = 5_000;

/** Call that reads one record of a kind, with its parameter's name. */
const READING_CALLS: Partial<Record<RecordKind, (id: string) => readonly [call: string, input: object]>> = {
  property: (reference) => ['GET property/{reference}', { params: { reference } }],
  contact: (id) => ['GET contact/{id}', { params: { id: Number(id) } }],
  mandate: (id) => ['GET mandate/{id}', { params: { id: Number(id) } }],
  event: (id) => ['GET event/{id}', { params: { id: Number(id) } }],
};

/** True for a change made moments ago by this browser, whose result is already in the cache. */
export function isOwnChange(
  client: QueryClient,
  notice: ChangeMessage,
  recent: readonly BusEvent[],
  now = Date.now(),
): boolean {
  const [event] = busEventsOf(notice);
  const queryKey = notice.id === null ? undefined : READING_CALLS[notice.kind]?.(notice.id);
  if (!event || !queryKey || notice.version === null) return false;
  const key = Object.entries(event.payload)[0];
  const ownEvent = recent.some(
    ({ name, payload, at, from }) =>
      name === event.name &&
      from !== 'server' &&
      now - at < NOTIFICATION_WINDOW_MS &&
      key !== undefined &&
      (payload as Record<string, unknown>)[key[0]] === key[1],
  );
  const cachedRecord = client.getQueryData<{ version?: number }>(queryKey);
  return ownEvent && (cachedRecord?.version ?? -1) >= notice.version;
}
