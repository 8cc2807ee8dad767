import { timestampOf } from '@pignon/shared/domain/common/date-time';
import type { VisitStatus } from '@pignon/shared/domain/visit/visit.enums';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { nextVisitStatuses } from '@pignon/shared/domain/visit/visit-status';

/** Statuses allowed only after the visit's start. */
const AFTER_START: readonly VisitStatus[] = ['DONE', 'NO_SHOW'];
const ORDER: readonly VisitStatus[] = ['DONE', 'CONFIRMED', 'PLANNED', 'NO_SHOW', 'CANCELLED'];

/** Next statuses with a button. None reverts the last change: a second tap would undo the first. */
const MAIN: Readonly<Record<VisitStatus, readonly VisitStatus[]>> = {
  PLANNED: ['DONE', 'CONFIRMED'],
  CONFIRMED: ['DONE'],
  DONE: [],
  CANCELLED: ['PLANNED'],
  NO_SHOW: ['PLANNED'],
};

/** Returns the next status of a visit, if any, and all other allowed ones, most likely first. */
export function stepsOf(
  { status, start }: Pick<VisitSummary, 'status' | 'start'>,
  now: number,
): { main: VisitStatus | undefined; others: VisitStatus[] } {
  const hasStarted = timestampOf(start) <= now;
  const allowedStatuses = nextVisitStatuses(status).filter((next) => hasStarted || !AFTER_START.includes(next));
  const main = MAIN[status].find((next) => allowedStatuses.includes(next));
  return { main, others: ORDER.filter((next) => next !== main && allowedStatuses.includes(next)) };
}

/** Address that opens directions in the phone's own map application. */
export const directionsUrl = (to: { lat: number; lon: number } | { words: string }): string => {
  const destination = 'words' in to ? to.words : `${to.lat},${to.lon}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
};
