import type { CallInput } from '@pignon/shared/api';
import { addDays, startOfDay } from '@pignon/shared/domain/common/day';
import { EVENT_ORDER, EVENT_TYPES, LINK_KINDS } from '@pignon/shared/domain/event/event.enums';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { defineList, idParam, manyOfParam, oneOfParam, type ListParam, type StateOf } from '@pignon/shared/router';

export const OWNERS = ['ME', 'ALL'] as const;
export const SPANS = ['ANY', 'TODAY', 'WEEK', 'MONTH'] as const;
export type Span = (typeof SPANS)[number];

type Target = Event['links'][number];

const SPAN_DAYS: Readonly<Record<Span, number | null>> = { ANY: null, TODAY: 0, WEEK: 7, MONTH: 30 };
const ID_LENGTH = 60;

/** What the events are about: `?about=contact.12`. */
const targetParam: ListParam<Target | null> = {
  name: 'about',
  fallback: null,
  parse: (text) => {
    const cut = text.indexOf('.');
    const kind = LINK_KINDS.find((one) => one === text.slice(0, cut));
    const id = text.slice(cut + 1, cut + 1 + ID_LENGTH);
    return kind && id ? { kind, id } : undefined;
  },
  print: (target) => (target ? `${target.kind}.${target.id}` : ''),
};

/** What the address of the event list may say. At first: everything that concerns the person at work, newest first. */
export const EVENT_LIST = defineList({
  filters: {
    whose: oneOfParam(OWNERS, 'ME'),
    type: manyOfParam(EVENT_TYPES),
    span: oneOfParam(SPANS, 'ANY'),
    user: idParam(),
    target: targetParam,
  },
  orderProperties: EVENT_ORDER,
  defaultOrder: { property: 'createdTime', direction: 'DESC' },
});
export type EventListState = StateOf<typeof EVENT_LIST>;

/** The body of the call that answers this state of the list. `today` is a calendar day in France. */
export function findEvents(
  { filters, order, pageNumber, pageSize }: EventListState,
  today: string,
): CallInput<'POST event'>['body'] {
  const { whose, type, span, user, target } = filters;
  const days = SPAN_DAYS[span];
  return {
    filter: {
      ...(type.length > 0 && { type: [...type] }),
      ...(days !== null && { from: startOfDay(addDays(today, -days)), to: startOfDay(addDays(today, 1)) }),
      ...(whose === 'ALL' && user && { user }),
      ...(target && { target }),
    },
    pageSize,
    pageNumber,
    order,
  };
}
