import { isoOf } from '../common/date-time';
import type { Event } from './event.schema';
import type { EventBulkFields } from './event-bulk.schema';
import type { EventPatch } from './event-write.schema';
import { hourOf, movedTo } from './postpone';

type Changeable = Pick<Event, 'type' | 'done' | 'user' | 'start' | 'end' | 'due'>;

/** Patch of one event in a bulk change; a new day keeps the hour. A note is never open. */
export function patchOfBulk(event: Changeable, { day, deleted: _, done, ...fields }: EventBulkFields): EventPatch {
  const isSet = done !== undefined && !(event.type === 'NOTE' && !done);
  return { ...fields, ...(isSet && { done }), ...(day !== undefined && movedTo(event, day, hourOf(event))) };
}

const same = (before: unknown, after: unknown): boolean =>
  before instanceof Date || after instanceof Date || typeof before === 'string'
    ? before !== null && after !== null && isoOrSelf(before) === isoOrSelf(after)
    : before === after;

const isoOrSelf = (value: unknown): unknown => {
  const isInstant = typeof value === 'string' && !Number.isNaN(Date.parse(value));
  return isInstant || value instanceof Date ? isoOf(value) : value;
};

/** Builds the change that undoes a bulk change; undefined when nothing would change. */
export function undoOfBulk(event: Changeable, fields: EventBulkFields): EventBulkFields | undefined {
  if (fields.deleted) return { deleted: true };
  const names = Object.keys(patchOfBulk(event, fields)) as (keyof Changeable & keyof EventBulkFields)[];
  const patch = patchOfBulk(event, fields) as Partial<Changeable>;
  const changedNames = names.filter((name) => !same(event[name], patch[name]));
  return changedNames.length === 0 ? undefined : Object.fromEntries(changedNames.map((name) => [name, event[name]]));
}
