import type { CallInput } from '@pignon/shared/api';
import { addDays, startOfDay } from '@pignon/shared/domain/common/day';
import { EVENT_ORDER, EVENT_TYPES, LINK_KINDS, type EventType } from '@pignon/shared/domain/event/event.enums';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { defineList, idParam, manyOfParam, oneOfParam, type ListParam, type StateOf } from '@pignon/shared/router';

export const OWNERS = ['ME', 'ALL'] as const;
/** States of the list: open, done, or both. */
export const STATES = ['TODO', 'DONE', 'ANY'] as const;
export type ListedState = (typeof STATES)[number];
export const SPANS = ['ANY', 'LATE', 'TODAY', 'WEEK', 'MONTH'] as const;
export type Span = (typeof SPANS)[number];

/** Periods to filter by: the next days for open events, the past days for others. */
export const spansOf = (state: ListedState): readonly Span[] =>
  state === 'TODO' ? SPANS : SPANS.filter((span) => span !== 'LATE');

type Target = Event['links'][number];

/** Calendar days of a period, today included. */
const SPAN_DAYS: Readonly<Record<Exclude<Span, 'ANY' | 'LATE'>, number>> = { TODAY: 1, WEEK: 7, MONTH: 30 };
const ID_LENGTH = 60;

/** Types that can be open: a note is done when written, and system events have happened. */
const WAITING_TYPES: readonly EventType[] = ['TASK', 'CALL', 'EMAIL', 'MEETING'];

/** Record that the events are about: `?about=contact.12`. */
const targetParam: ListParam<Target | null> = {
  name: 'about',
  fallback: null,
  parse: (text) => {
    const separator = text.indexOf('.');
    const kind = LINK_KINDS.find((one) => one === text.slice(0, separator));
    const id = text.slice(separator + 1, separator + 1 + ID_LENGTH);
    return kind && id ? { kind, id } : undefined;
  },
  print: (target) => (target ? `${target.kind}.${target.id}` : ''),
};

/** Address of the event list. Default: the user's open events, overdue first. */
export const EVENT_LIST = defineList({
  filters: {
    whose: oneOfParam(OWNERS, 'ME'),
    state: oneOfParam(STATES, 'TODO'),
    type: manyOfParam(EVENT_TYPES),
    span: oneOfParam(SPANS, 'ANY'),
    user: idParam(),
    target: targetParam,
  },
  orderProperties: EVENT_ORDER,
  defaultOrder: { property: 'createdTime', direction: 'DESC' },
});
export type EventListState = StateOf<typeof EVENT_LIST>;

type Filter = NonNullable<CallInput<'POST event'>['body']['filter']>;

/** Period of a list of open events. */
function plannedIn(span: Span, today: string): Filter {
  if (span === 'ANY') return {};
  if (span === 'LATE') return { plannedBefore: startOfDay(today) };
  return { plannedFrom: startOfDay(today), plannedBefore: startOfDay(addDays(today, SPAN_DAYS[span])) };
}

/** Period of a list of past events. */
function happenedIn(span: Span, today: string): Filter {
  if (span === 'ANY' || span === 'LATE') return {};
  return { from: startOfDay(addDays(today, 1 - SPAN_DAYS[span])), to: startOfDay(addDays(today, 1)) };
}

/** The body of the call that answers this state of the list. `today` is a calendar day in France. */
export function findEvents(
  { filters, order, pageNumber, pageSize }: EventListState,
  today: string,
): CallInput<'POST event'>['body'] {
  const { whose, state, type, span, user, target } = filters;
  const isOpen = state === 'TODO';
  const types = isOpen && type.length === 0 ? WAITING_TYPES : type;
  return {
    filter: {
      ...(types.length > 0 && { type: [...types] }),
      ...(state !== 'ANY' && { done: !isOpen }),
      ...(isOpen ? plannedIn(span, today) : happenedIn(span, today)),
      ...(whose === 'ALL' && user && { user }),
      ...(target && { target }),
    },
    pageSize,
    pageNumber,
    order: isOpen ? { property: 'planned', direction: 'ASC' } : order,
  };
}
