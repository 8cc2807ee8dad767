import type { CallInput } from '@pignon/shared/api';
import { timestampOf } from '@pignon/shared/domain/common/date-time';
import { addDays, weekdayOf } from '@pignon/shared/domain/common/day';
import { hourOf, momentOf, movedTo } from '@pignon/shared/domain/event/postpone';
import type { Event } from '@pignon/shared/domain/event/event.schema';

export type EventPatch = CallInput<'PATCH event/{id}'>['body'];

export { hourOf, momentOf, movedTo };

export const tomorrow = (today: string): string => addDays(today, 1);

/** The Monday after `today`. */
export const nextMonday = (today: string): string => addDays(today, 8 - weekdayOf(today));

/** Builds the patch that undoes a change. */
export const undoOf = (event: Event, patch: EventPatch): EventPatch =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, event[key as keyof EventPatch]]));

/** True when its time has passed and it is not done. */
export function isLate(event: Pick<Event, 'type' | 'due' | 'start' | 'done'>, now = new Date()): boolean {
  const at = momentOf(event);
  return !event.done && at !== null && timestampOf(at) < now.getTime();
}
