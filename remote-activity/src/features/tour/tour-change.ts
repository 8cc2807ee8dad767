import { timestampOf } from '@pignon/shared/domain/common/date-time';
import { clockOf, dayOf } from '@pignon/shared/domain/common/day';
import { isUpcoming } from '@pignon/shared/domain/visit/visit-status';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { DEFAULT_GAP, DEFAULT_MINUTES, type Stop, type TourDraft } from './tour-draft';

const MINUTE_MS = 60_000;
/** Minutes above which the time between two visits counts as a break, not as travel. */
const MAX_RETURN_PATH_LENGTH = 90;
const minutesBetween = (from: VisitSummary['start'], to: VisitSummary['start']): number =>
  Math.round((timestampOf(to) - timestampOf(from)) / MINUTE_MS);

/** Minutes between two visits when they are a tour's route, undefined when they are a break. */
function gapOf([first, second]: readonly VisitSummary[]): number {
  const gap = first && second ? minutesBetween(first.end, second.start) : DEFAULT_GAP;
  return gap >= 0 && gap <= 60 ? gap : DEFAULT_GAP;
}

/** Builds the form's values from a tour: times are set only where they do not follow from the previous visit. */
export function draftOfTour({ groupId, visits }: Tour): TourDraft {
  const first = visits.find(isUpcoming) ?? visits[0];
  const day = first ? dayOf(first.start) : dayOf();
  const open = visits.filter((visit) => isUpcoming(visit) && dayOf(visit.start) === day);
  const gap = gapOf(open);
  const stops = open.map((visit, index): Stop => {
    const before = open[index - 1];
    const lead = before === undefined ? gap : minutesBetween(before.end, visit.start);
    // a confirmed visit keeps its hour
    const isAdjacent = lead >= 0 && lead <= MAX_RETURN_PATH_LENGTH && visit.status !== 'CONFIRMED';
    return {
      reference: visit.propertyRef,
      minutes: minutesBetween(visit.start, visit.end) || DEFAULT_MINUTES,
      ...(lead !== gap && (isAdjacent ? { lead } : { fixed: clockOf(visit.start) })),
      visit,
    };
  });
  return {
    groupId,
    contactIds: first?.contacts.map(({ contactId }) => contactId) ?? [],
    stops,
    day,
    time: first ? clockOf(first.start) : '',
    gap,
    kind: first?.kind ?? 'FIRST',
    negotiator: first?.negotiator ?? '',
    settled: visits.filter((visit) => !open.includes(visit)),
  };
}
