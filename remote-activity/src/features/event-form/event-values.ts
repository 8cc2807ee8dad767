import type { CallInput } from '@pignon/shared/api';
import { clockOf, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import { isDay, isTime } from '@pignon/shared/domain/common/fields/read-day';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import type { WrittenType } from '@pignon/shared/domain/event/event.enums';
import { END_BEFORE_START, END_OF_WORK, START_OF_WORK } from '@pignon/shared/domain/event/event.rules';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { changedFields } from '@pignon/shared/domain/form/values';
import { contactsInAddress, mandatesInAddress, propertiesInAddress } from '../../data/address-records';
import type { QuickLinks } from '../home/quick-event';

export const EVENT_STATES = ['PLANNED', 'MADE'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** Values of the form: day `2026-11-21`, time `14:30`, null while empty, or unreadable text. */
export interface EventValues {
  title: string;
  /** For types other than task and note: to do or done. */
  state: EventState;
  day: string | null;
  time: string | null;
  /** End time of a meeting; null for one hour later. */
  endTime: string | null;
  /** End day of a meeting that spans several days. */
  endDay: string | null;
  /** loginEmail of the assignee. */
  user: string;
  links: QuickLinks;
  text: string;
}

type EventBody = CallInput<'POST event/create'>['body'];

/** Maximum number of linked records. */
export const MAX_LINKS = 20;

/** Links from the address: `?contact=12&property=V26-00042&mandate=7`. */
export function linksFromSearch(search: string): QuickLinks {
  const query = new URLSearchParams(search);
  return [
    ...contactsInAddress(query.get('contact')).map((id) => ({ kind: 'contact' as const, id: String(id) })),
    ...propertiesInAddress(query.get('property')).map((id) => ({ kind: 'property' as const, id })),
    ...mandatesInAddress(query.get('mandate')).map((id) => ({ kind: 'mandate' as const, id: String(id) })),
  ].slice(0, MAX_LINKS);
}

/** Meetings begin at full and half hours. */
const MEETING_STEP_MS = 30 * 60_000;

/** Default times: now for calls and messages, the next half hour for meetings; tasks and notes have none. */
export function startValues(type: WrittenType, user: string, links: QuickLinks, at = new Date()): EventValues {
  const isDated = type !== 'TASK' && type !== 'NOTE';
  const next = Math.ceil(at.getTime() / MEETING_STEP_MS) * MEETING_STEP_MS;
  const now = type === 'MEETING' ? new Date(next) : at;
  return {
    title: '',
    state: 'PLANNED',
    day: isDated ? dayOf(now) : null,
    time: isDated ? clockOf(now) : null,
    endTime: null,
    endDay: null,
    user,
    links,
    text: '',
  };
}

/** An event as the form edits it. */
export function valuesOfEvent({ type, title, text, start, end, due, done, user, links }: Event): EventValues {
  const at = type === 'TASK' ? due : start;
  const isDated = at !== null && type !== 'NOTE';
  return {
    title,
    state: done ? 'MADE' : 'PLANNED',
    day: isDated ? dayOf(at) : null,
    time: isDated ? clockOf(at) : null,
    endTime: end && clockOf(end),
    endDay: end && dayOf(end) !== dayOf(start) ? dayOf(end) : null,
    user,
    links,
    text,
  };
}

/** Form values of an event that was entered but not saved. */
export function valuesOfNewEvent(body: EventBody, writer: string, now = new Date()): EventValues {
  const { type, title, text = '', start, end = null, due = null, done = false, user = writer, links = [] } = body;
  const at = new Date(now).toISOString();
  const eventBase = { id: 0, version: 1, author: null, createdTime: at };
  return valuesOfEvent({ ...eventBase, type, title, text, start: start ?? at, end, due, done, user, links });
}

function momentOf(day: string | null, time: string | null, hour: string): string | null {
  if (day === null || !isDay(day)) return null;
  return instantOf(day, time !== null && isTime(time) ? time : hour);
}

/** End of a meeting as ISO instant; null when empty. */
const endOf = ({ day, endDay, endTime }: EventValues): string | null =>
  endTime !== null && isTime(endTime) ? momentOf(endDay ?? day, endTime, endTime) : null;

/** Builds the event; invalid days and hours are omitted, as the form shows the error. */
function eventBody(type: WrittenType, values: EventValues): EventBody {
  const { title, user, links, text, state } = values;
  const input = { type, title: title.trim(), text: text.trim(), user, links };
  if (type === 'NOTE') return input;
  if (type === 'TASK') return { ...input, due: momentOf(values.day, values.time, END_OF_WORK) };
  const start = momentOf(values.day, values.time, START_OF_WORK);
  const end = type === 'MEETING' ? { end: endOf(values) } : {};
  return { ...input, ...(start !== null && { start }), ...end, done: state === 'MADE' };
}

/** The body that writes it down. */
export function newEventBody(type: WrittenType, values: EventValues): EventBody {
  const { due, end, ...body } = eventBody(type, values);
  return { ...body, ...(due != null && { due }), ...(end != null && { end }) };
}

/** Request body of a change: fields that differ from `base`. */
export const changedEventBody = (
  type: WrittenType,
  values: EventValues,
  base: EventValues,
): CallInput<'PATCH event/{id}'>['body'] => changedFields(eventBody(type, base), eventBody(type, values));

/** Checks that a meeting ends after its start. */
export function eventProblem(values: EventValues): FieldProblem | null {
  const [start, end] = [momentOf(values.day, values.time, START_OF_WORK), endOf(values)];
  return start !== null && end !== null && end < start ? { path: 'endTime', message: END_BEFORE_START } : null;
}
