import type { CallInput } from '@pignon/shared/api';
import { clockOf, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import { isDay, isTime } from '@pignon/shared/domain/common/fields/read-day';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { contactsInAddress, propertiesInAddress } from '../../data/address-records';
import { END_OF_WORK, START_OF_WORK, type QuickLinks } from '../home/quick-event';

export type NewEventType = Extract<Event['type'], 'TASK' | 'CALL'>;

export const CALL_STATES = ['PLANNED', 'MADE'] as const;
export type CallState = (typeof CALL_STATES)[number];

/** What the form edits: a day `2026-11-21` and an hour `14:30`, null while there is none, or what was typed of them. */
export interface NewEventValues {
  title: string;
  /** Of a call alone: to be made, or made already. */
  state: CallState;
  day: string | null;
  time: string | null;
  /** loginEmail of whom it is for. */
  user: string;
  links: QuickLinks;
  text: string;
}

/** As many records as an event names. */
export const MOST_LINKS = 20;

/** What the address says that it is about: `?contact=12&property=V26-00042`. */
export function askedLinks(search: string): QuickLinks {
  const query = new URLSearchParams(search);
  return [
    ...contactsInAddress(query.get('contact')).map((id) => ({ kind: 'contact' as const, id: String(id) })),
    ...propertiesInAddress(query.get('property')).map((id) => ({ kind: 'property' as const, id })),
  ].slice(0, MOST_LINKS);
}

/** A call is offered for now; a task has no date until somebody gives it one. */
export function startValues(type: NewEventType, user: string, links: QuickLinks, now = new Date()): NewEventValues {
  const isCall = type === 'CALL';
  return {
    title: '',
    state: 'PLANNED',
    day: isCall ? dayOf(now) : null,
    time: isCall ? clockOf(now) : null,
    user,
    links,
    text: '',
  };
}

function momentOf({ day, time }: Pick<NewEventValues, 'day' | 'time'>, hour: string): string | undefined {
  if (day === null || !isDay(day)) return undefined;
  return instantOf(day, time !== null && isTime(time) ? time : hour);
}

/** The body that writes it down. A day or an hour that cannot be read is left out: the form says so beside its field. */
export function newEventBody(type: NewEventType, values: NewEventValues): CallInput<'POST event/create'>['body'] {
  const { title, user, links, text, state } = values;
  const said = { type, title: title.trim(), text: text.trim(), user, links };
  if (type === 'TASK') {
    const due = momentOf(values, END_OF_WORK);
    return { ...said, ...(due !== undefined && { due }) };
  }
  const start = momentOf(values, START_OF_WORK);
  return { ...said, ...(start !== undefined && { start }), done: state === 'MADE' };
}
