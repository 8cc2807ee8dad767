import type { CallInput } from '@pignon/shared/api';
import { addDays, dayOf, startOfDay } from '@pignon/shared/domain/common/day';
import { defineList, idParam, oneOfParam, type ControlsOf, type StateOf } from '@pignon/shared/router';

/** Number of days before today at which each period starts; null for no start. */
const DAYS_BEFORE = { ALL: null, DAY: 0, WEEK: 6, MONTH: 29 } as const;
export const SINCE = ['ALL', 'DAY', 'WEEK', 'MONTH'] as const;

const MAX_NAME = 60;

/** Address of the list of browser errors. */
export const ERROR_LIST = defineList({
  filters: { remote: idParam(MAX_NAME), version: idParam(MAX_NAME), since: oneOfParam(SINCE, 'ALL') },
  orderProperties: ['last'],
  defaultOrder: { property: 'last', direction: 'DESC' },
});

export type ErrorControls = ControlsOf<typeof ERROR_LIST>;

/** The query of the call that answers this state of the list, on a day. */
export function findErrors(
  { filters, pageSize, pageNumber }: StateOf<typeof ERROR_LIST>,
  today = dayOf(),
): CallInput<'GET client-error'>['query'] {
  const { remote, version, since } = filters;
  const before = DAYS_BEFORE[since];
  return {
    ...(remote !== null && { remote }),
    ...(version !== null && { version }),
    ...(before !== null && { since: startOfDay(addDays(today, -before)) }),
    pageSize,
    pageNumber,
  };
}

/** Query parameter of the error shown in the drawer. */
export const ERROR_PARAM = 'error';
