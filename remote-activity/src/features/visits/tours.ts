import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';

/** Visits of one day for the same buyer: a tour when there are several. */
export interface Tour {
  groupId: string;
  visits: VisitSummary[];
}

/** Gathers the visits of each group where its first one stands, however they interleave with those of colleagues. */
export function toursOf(visits: readonly VisitSummary[]): Tour[] {
  const tours = new Map<string, Tour>();
  for (const visit of visits) {
    const tour = tours.get(visit.groupId);
    if (tour) tour.visits.push(visit);
    else tours.set(visit.groupId, { groupId: visit.groupId, visits: [visit] });
  }
  return [...tours.values()];
}
