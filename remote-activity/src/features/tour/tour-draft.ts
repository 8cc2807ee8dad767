import type { CallInput } from '@pignon/shared/api';
import { timestampOf } from '@pignon/shared/domain/common/date-time';
import { instantOf } from '@pignon/shared/domain/common/day';
import { overlaps } from '@pignon/shared/domain/visit/tour.rules';
import type { VisitKind } from '@pignon/shared/domain/visit/visit.enums';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { isUpcoming, takesTime } from '@pignon/shared/domain/visit/visit-status';

type TourInput = CallInput<'POST visit'>['body'];
type VisitInput = TourInput[number];

/** One stop of a planned tour. */
export interface Stop {
  reference: string;
  minutes: number;
  /** Typed time such as `14:30`, '' while invalid; undefined to follow from the previous stop. */
  fixed?: string;
  /** Minutes after the previous stop, when travel takes longer than `gap`; dropped when the stop moves. */
  lead?: number | undefined;
  /** Kind of visit chosen for the tour; absent, an existing visit keeps its own. */
  kind?: VisitKind;
  /** Negotiator chosen for the tour; absent, an existing visit keeps its own. */
  negotiator?: string;
  /** Existing visit, as read; undefined for a new one. */
  visit?: VisitSummary;
}

export interface TourDraft {
  contactIds: readonly number[];
  stops: readonly Stop[];
  /** A day in France, `2026-11-21`. */
  day: string;
  /** Start of the first visit, `14:00`. */
  time: string;
  /** Minutes from one property to the next. */
  gap: number;
  kind: VisitKind;
  negotiator: string;
  /** Id of the changed tour; undefined for a new one. */
  groupId?: string;
  /** Visits outside the form: settled ones, and upcoming ones of other days. Drafts are stored under this name. */
  settled?: readonly VisitSummary[];
}

export interface PlannedStop extends Stop {
  start: string;
  end: string;
}

export const DEFAULT_MINUTES = 45;
export const DEFAULT_GAP = 15;
const MINUTE_MS = 60_000;

const addMinutes = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();

/** Computes the times of the visits: consecutive, unless an hour is set. */
export function plannedStops({ stops, day, time, gap }: TourDraft): PlannedStop[] {
  if (day === '' || time === '') return [];
  let next = instantOf(day, time);
  return stops.map((stop, index) => {
    const start = stop.fixed ? instantOf(day, stop.fixed) : next;
    // a duration being typed may be invalid
    const end = addMinutes(start, stop.minutes > 0 ? stop.minutes : 0);
    next = addMinutes(end, stops[index + 1]?.lead ?? gap);
    return { ...stop, start, end };
  });
}

/** Conflict of a stop. */
export type ScheduleConflict =
  | { kind: 'tour'; with: PlannedStop }
  | { kind: 'agenda'; with: Pick<VisitSummary, 'groupId' | 'propertyRef' | 'start' | 'end'> };

/** True when a visit is of the same visitors or negotiator; a new stop is led by the negotiator of the agenda. */
const isOfSamePeople = (visit: VisitSummary, { negotiator, visit: known }: PlannedStop): boolean =>
  visit.groupId === known?.groupId || visit.negotiator === (negotiator ?? known?.negotiator ?? visit.negotiator);

/** First conflict of each stop: an earlier stop of the tour, or the negotiator's agenda. */
export function clashesOf(
  planned: readonly PlannedStop[],
  agenda: readonly VisitSummary[],
): (ScheduleConflict | undefined)[] {
  return planned.map((stop, index) => {
    const before = planned.slice(0, index).find((other) => overlaps(other, stop));
    if (before) return { kind: 'tour', with: before };
    const conflictingVisit = agenda.find(
      (visit) => takesTime(visit) && overlaps(visit, stop) && isOfSamePeople(visit, stop),
    );
    return conflictingVisit && { kind: 'agenda', with: conflictingVisit };
  });
}

/** Upcoming visits of the tour on other days than that of the form. */
export const visitsOfOtherDays = ({ settled = [] }: TourDraft): VisitSummary[] => settled.filter(isUpcoming);

/** True once a visit of the tour is settled: its visitors, which are those of the whole tour, stay. */
export const hasSettledVisit = ({ settled = [] }: TourDraft): boolean => !settled.every(isUpcoming);

/** Other visits of the negotiator: other tours, and visits of this one outside the form. */
export const otherVisits = (
  { groupId, settled: settledVisits = [] }: TourDraft,
  agenda: readonly VisitSummary[],
): VisitSummary[] => [
  ...settledVisits,
  ...agenda.filter((visit) => groupId === undefined || visit.groupId !== groupId),
];

/** Moves a stop up or down; the hours of the swapped stops follow their positions. */
export function movedStop(stops: readonly Stop[], from: number, to: number): Stop[] {
  const moving = stops[from];
  if (!moving || to < 0 || to >= stops.length) return [...stops];
  const others = stops.filter((_, index) => index !== from);
  const moved = [...others.slice(0, to), moving, ...others.slice(to)];
  return moved.map((stop, index) => (stop === stops[index] ? stop : { ...stop, fixed: undefined, lead: undefined }));
}

/** Sets the kind of every visit that can change. */
export const tourOfKind = ({ stops }: TourDraft, kind: VisitKind): Pick<TourDraft, 'kind' | 'stops'> => ({
  kind,
  stops: stops.map((stop) => ({ ...stop, kind })),
});

/** Sets the negotiator of every visit that can change. */
export const tourOfNegotiator = (
  { stops }: TourDraft,
  negotiator: string,
): Pick<TourDraft, 'negotiator' | 'stops'> => ({
  negotiator,
  stops: stops.map((stop) => ({ ...stop, negotiator })),
});

/** Translation keys of what a tour still lacks. */
export function missingOf({ contactIds, stops, day, time, negotiator }: TourDraft): string[] {
  return [
    contactIds.length === 0 && 'tour.missing.contact',
    stops.length === 0 && 'tour.missing.property',
    stops.some(({ minutes }) => !(minutes > 0)) && 'tour.missing.minutes',
    stops.some(({ fixed }) => fixed === '') && 'tour.missing.hour',
    (day === '' || time === '') && 'tour.missing.when',
    negotiator === '' && 'tour.missing.negotiator',
  ].filter((key) => key !== false);
}

/** A visit as it is sent when nothing of it changes. */
export const unchangedVisit = ({
  id,
  version,
  groupId,
  propertyRef,
  contacts,
  start,
  end,
}: VisitSummary): VisitInput => ({
  id,
  version,
  groupId,
  propertyRef,
  contactIds: contacts.map(({ contactId }) => contactId),
  start,
  end,
});

/** True when a confirmed visit moves: it must be confirmed again. */
export const resetsConfirmation = ({ visit, start }: PlannedStop): boolean =>
  visit?.status === 'CONFIRMED' && timestampOf(visit.start) !== timestampOf(start);

/** The tour as it is sent. */
export function tourInputOf(draft: TourDraft): TourInput {
  const { contactIds, kind, negotiator, groupId, settled: settledVisits = [] } = draft;
  const stops = plannedStops(draft).map((stop) => ({
    ...(stop.visit && { id: stop.visit.id, version: stop.visit.version }),
    ...(groupId !== undefined && { groupId }),
    propertyRef: stop.reference,
    contactIds: [...contactIds],
    start: stop.start,
    end: stop.end,
    kind: stop.kind ?? stop.visit?.kind ?? kind,
    negotiator: stop.negotiator ?? stop.visit?.negotiator ?? negotiator,
    ...(resetsConfirmation(stop) && { status: 'PLANNED' as const }),
  }));
  const others = settledVisits.map((visit) => ({
    ...unchangedVisit(visit),
    ...(!hasSettledVisit(draft) && { contactIds: [...contactIds] }),
  }));
  return [...stops, ...others];
}
