import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import type { VisitInput } from '@pignon/shared/domain/visit/visit-write.schema';
import type { Queryable } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import type { Actor } from '../../write/actor';
import type { Outcome } from '../../write/outcome';
import { saveTour } from './save-tour.service';
import { lockTour, readVisits, tourOfVisit } from './visit-read.repo';

export interface VisitEdit {
  id: number;
  /** Version of the visit. */
  version: number;
  change: Pick<VisitInput, 'status' | 'cancelReason' | 'feedback'>;
}

const noVisit = (): ApiProblem =>
  new ApiProblem('NOT_FOUND', { message: 'Cette visite n’existe pas ou n’existe plus.' });

/** Maps a problem's path from the list of visits to the request: `2.feedback.reason` to `reason`. */
function ofVisit(error: unknown, change: VisitEdit['change']): unknown {
  if (!(error instanceof ApiProblem) || !error.details.errors) return error;
  const before = change.feedback ? /^\d+\.(feedback\.?)?/ : /^\d+\./;
  const errors = error.details.errors.map(({ path, message }) => ({ path: path.replace(before, ''), message }));
  return new ApiProblem(error.code, { ...error.details, errors });
}

/**
 * Changes one visit in the caller's transaction, by the rules of saving its tour, and increments the tour's version.
 */
export async function changeVisit(
  tx: Queryable,
  actor: Actor,
  { id, version, change }: VisitEdit,
): Promise<Outcome<VisitSummary>> {
  const groupId = await tourOfVisit(tx, id);
  if (groupId === null || (await lockTour(tx, groupId)) === null) throw noVisit();
  const visits = await readVisits(tx, groupId);
  const input = visits.map((visit): VisitInput => {
    const { propertyRef, contactIds, start, end } = visit;
    const visitUpdate = { id: visit.id, version: visit.version, groupId, propertyRef, contactIds, start, end };
    return visit.id === id ? { ...visitUpdate, version, ...change } : visitUpdate;
  });
  const tour = await saveTour(tx, actor, { input, version: null }).catch((error: unknown) => {
    throw ofVisit(error, change);
  });
  const saved = tour.visits.find((visit) => visit.id === id);
  if (!saved) throw noVisit();
  return { entity: saved, changed: saved.version !== version };
}
