import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';

/** Visits that follow each other for the same buyer: a tour when there are several. */
export interface Tour {
  groupId: string;
  visits: VisitSummary[];
}

/** Gathers neighbouring visits of one group, in the order given. */
export function toursOf(visits: readonly VisitSummary[]): Tour[] {
  const tours: Tour[] = [];
  for (const visit of visits) {
    const last = tours.at(-1);
    if (last?.groupId === visit.groupId) last.visits.push(visit);
    else tours.push({ groupId: visit.groupId, visits: [visit] });
  }
  return tours;
}
