import { dayOf } from '@pignon/shared/domain/common/day';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';

/** Visits of one day for the same buyer: a tour when there are several. */
export interface Tour {
  groupId: string;
  visits: VisitSummary[];
}

/** Groups visits by tour at each tour's first visit, even when tours of colleagues interleave. */
export function toursOf(visits: readonly VisitSummary[]): Tour[] {
  const tours = new Map<string, Tour>();
  for (const visit of visits) {
    const tour = tours.get(visit.groupId);
    if (tour) tour.visits.push(visit);
    else tours.set(visit.groupId, { groupId: visit.groupId, visits: [visit] });
  }
  return [...tours.values()];
}

/** True when the visits are on several days. */
export const isOverSeveralDays = (visits: readonly Pick<VisitSummary, 'start'>[]): boolean =>
  visits.some(({ start }) => dayOf(start) !== dayOf(visits[0]?.start));
