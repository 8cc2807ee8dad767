import { randomUUID } from 'node:crypto';
import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import type { VisitInput, Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import type { Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import { changesBetween } from '../../write/changes';
import { assertReferencesExist } from '../../write/assert-references-exist';
import { StaleError } from '../../write/outcome';
import { writeAudit, type AuditEntry } from '../audit/audit.repo';
import { insertEvents } from '../event/event-write.repo';
import { settleAfterPlanning } from '../proposal/answer/settle-answer.service';
import { markVisited } from '../proposal/change-proposal.service';
import { bookVisits } from './booking/booking.service';
import { applyFeedback } from './feedback/follow-feedback.service';
import { queueNews } from './notice/request-notices.service';
import { planTour, visitsToBook, type TourPlan } from './tour-plan';
import { changeEvents, visitEvent } from './visit-events';
import { lockTour, readTour, readVisits, tourOfVisit } from './visit-read.repo';
import { deleteVisits, touchTour, updateVisits } from './visit-write.repo';
import { insertManyVisits } from './visit.service';

export interface TourSaving {
  input: readonly VisitInput[];
  /** Base version of the tour; null when the visits' versions suffice. */
  version: number | null;
}

export const noTour = (): ApiProblem =>
  new ApiProblem('NOT_FOUND', { message: 'Cette tournée n’existe pas ou n’existe plus.' });

/** Finds the tour of a list: named by its rows, or that of an existing visit; null for a new one. */
async function findGroupId(tx: Queryable, input: readonly VisitInput[]): Promise<string | null> {
  const groupIds = new Set(input.flatMap(({ groupId }) => (groupId ? [groupId] : [])));
  if (groupIds.size > 1) {
    const place = input.findIndex(({ groupId }) => groupId && groupId !== input[0]?.groupId);
    throw invalid(`${Math.max(place, 0)}.groupId`, 'Toutes les visites d’une tournée portent le même groupe');
  }
  const [group] = groupIds;
  if (group !== undefined) return group;
  const known = input.find(({ id }) => id);
  return known?.id ? tourOfVisit(tx, known.id) : null;
}

async function lockKeptVisits(tx: Queryable, groupId: string | null, version: number | null): Promise<Visit[]> {
  if (groupId === null) return [];
  const current = await lockTour(tx, groupId);
  if (current === null) throw noTour();
  if (version !== null && version !== current) throw new StaleError(await readTour(tx, groupId));
  return readVisits(tx, groupId);
}

/** Throws VALIDATION for the first unknown property, visitor or negotiator. */
async function assertReferencesOfTour(tx: Queryable, input: readonly VisitInput[]): Promise<void> {
  const properties = input.map(({ propertyRef }, n) => ({ path: `${n}.propertyRef`, key: propertyRef }));
  await assertReferencesExist(tx, 'property', properties);
  const visitors = input.flatMap(({ contactIds }, n) =>
    contactIds.map((id, index) => ({ path: `${n}.contactIds.${index}`, key: String(id) })),
  );
  await assertReferencesExist(tx, 'contact', visitors);
  const negotiators = input.flatMap(({ negotiator }, n) =>
    negotiator === undefined ? [] : [{ path: `${n}.negotiator`, key: negotiator }],
  );
  await assertReferencesExist(tx, 'user', negotiators);
}

/** Journals every field of a deleted visit. */
export const removalProblem = (visit: Visit): AuditEntry => ({
  action: 'DELETE',
  entity: 'visit',
  ref: String(visit.id),
  changes: changesBetween(visit, {}),
});

async function write(tx: Queryable, actor: Actor, { added, changed, removed }: TourPlan): Promise<void> {
  const modifiedTime = timeOf(actor);
  await insertManyVisits(
    tx,
    actor,
    added.map(({ visit }) => visit),
  );
  await updateVisits(
    tx,
    changed.map(({ after: { version: _, ...visit } }) => ({ ...visit, modifiedTime })),
  );
  await deleteVisits(
    tx,
    removed.map(({ id }) => id),
  );
  const updates = changed.map(({ before, after, changes }): AuditEntry => ({
    action: before.status === after.status ? 'UPDATE' : 'STATUS',
    entity: 'visit',
    ref: String(after.id),
    changes,
  }));
  await writeAudit(tx, actor, [...updates, ...removed.map(removalProblem)]);
  await insertEvents(tx, actor, [
    ...changed.flatMap(({ before, after }) => changeEvents(before, after)),
    ...removed.map((visit) => visitEvent(visit, 'retirée de la tournée')),
  ]);
  await settleAfterPlanning(
    tx,
    actor,
    added.map(({ visit }) => visit),
  );
  const newlyDone = changed.filter(({ before, after }) => before.status !== 'DONE' && after.status === 'DONE');
  await markVisited(
    tx,
    actor,
    newlyDone.map(({ after }) => after),
  );
  const withFeedback = changed.filter(({ changes }) => changes.some(({ path }) => path.startsWith('feedback')));
  await applyFeedback(
    tx,
    actor,
    withFeedback.map(({ after }) => after),
  );
}

/** Old and new states of changed visits, for notifications. */
const touchedVisits = ({ added, changed, removed }: TourPlan): Pick<Visit, 'start' | 'contactIds'>[] => [
  ...added.map(({ visit }) => visit),
  ...changed.flatMap(({ before, after }) => [before, after]),
  ...removed,
];

/**
 * Saves a tour, in the caller's transaction: changes listed visits, adds new ones, deletes missing ones. All or
 * nothing.
 */
export async function saveTour(tx: Queryable, actor: Actor, { input, version }: TourSaving): Promise<Tour> {
  const group = await findGroupId(tx, input);
  const unchangedVisits = await lockKeptVisits(tx, group, version);
  const groupId = group ?? randomUUID();
  const plan = planTour({ groupId, input, remainingVisits: unchangedVisits, writer: actor.user, now: timeOf(actor) });
  await assertReferencesOfTour(tx, input);
  await bookVisits(tx, visitsToBook(plan));
  await write(tx, actor, plan);
  const hasChanges = plan.added.length + plan.changed.length + plan.removed.length > 0;
  if (group !== null && hasChanges) await touchTour(tx, groupId);
  await queueNews(tx, actor, groupId, touchedVisits(plan));
  const tour = await readTour(tx, groupId);
  if (!tour) throw noTour();
  return tour;
}
