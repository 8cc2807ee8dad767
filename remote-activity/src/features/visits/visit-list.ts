import type { CallInput } from '@pignon/shared/api';
import { addDays, startOfDay } from '@pignon/shared/domain/common/day';
import { VISIT_ORDER, VISIT_STATUSES } from '@pignon/shared/domain/visit/visit.enums';
import {
  dayParam,
  defaultFilters,
  defineList,
  idParam,
  manyOfParam,
  numberParam,
  oneOfParam,
  textParam,
  type Direction,
  type StateOf,
} from '@pignon/shared/router';

export const PERIODS = ['UPCOMING', 'TODAY', 'WEEK', 'PAST', 'ALL'] as const;
export type Period = (typeof PERIODS)[number];

const WEEK = 7;
const REFERENCE_LENGTH = 40;

/** Address of the visit list. Default: upcoming visits, soonest first. */
export const VISIT_LIST = defineList({
  filters: {
    text: textParam(),
    period: oneOfParam(PERIODS, 'UPCOMING'),
    /** A single day; overrides the period. */
    day: dayParam(),
    status: manyOfParam(VISIT_STATUSES),
    negotiator: idParam(),
    property: idParam(REFERENCE_LENGTH),
    contact: numberParam(),
  },
  orderProperties: VISIT_ORDER,
  defaultOrder: { property: 'start', direction: 'ASC' },
});
/** The list's default filters. */
export const NO_FILTER = defaultFilters(VISIT_LIST);

export type VisitListState = StateOf<typeof VISIT_LIST>;

/** Default sort of a period: upcoming ascending, past descending. */
export function directionFor(period: Period): Direction {
  return period === 'PAST' || period === 'ALL' ? 'DESC' : 'ASC';
}

/** The instants that bound a period, from included, to excluded. `today` is a calendar day in France. */
export function boundsOf(period: Period, today: string): { from?: string; to?: string } {
  switch (period) {
    case 'UPCOMING':
      return { from: startOfDay(today) };
    case 'TODAY':
      return { from: startOfDay(today), to: startOfDay(addDays(today, 1)) };
    case 'WEEK':
      return { from: startOfDay(today), to: startOfDay(addDays(today, WEEK)) };
    case 'PAST':
      return { to: startOfDay(today) };
    case 'ALL':
      return {};
  }
}

/** The body of the call that answers this state of the list. */
export function findVisits(
  { filters, order, pageNumber, pageSize }: VisitListState,
  today: string,
): CallInput<'POST visit/find'>['body'] {
  const { text, period, day, status, negotiator, property, contact } = filters;
  return {
    dto: {
      ...(text && { text }),
      ...(day ? { from: startOfDay(day), to: startOfDay(addDays(day, 1)) } : boundsOf(period, today)),
      ...(status.length > 0 && { status: [...status] }),
      ...(negotiator && { negotiator }),
      ...(property && { propertyRef: property }),
      ...(contact !== null && { contactId: contact }),
    },
    pageSize,
    pageNumber,
    order,
  };
}
