import { isoOf } from '@pignon/shared/domain/common/date-time';
import { instantOf } from '@pignon/shared/domain/common/day';
import { END_OF_WORK } from '@pignon/shared/domain/event/event.rules';
import { ANSWER_KINDS } from '@pignon/shared/domain/proposal/proposal.enums';
import { refusalNote, stepOfFeedback, taskOfFeedback } from '@pignon/shared/domain/visit/feedback';
import type { Feedback, Visit } from '@pignon/shared/domain/visit/visit.schema';
import type { Queryable } from '../../../db/db';
import { timeOf, type Actor } from '../../../write/actor';
import { changesBetween } from '../../../write/changes';
import { writeAudit } from '../../audit/audit.repo';
import { deleteEvents, insertEvents } from '../../event/event-write.repo';
import { settleAll } from '../../proposal/answer/settle-answer.service';
import { applyLastSteps } from '../../proposal/proposal-write.repo';
import * as repo from './feedback.repo';

export type FeedbackVisit = Pick<Visit, 'id' | 'propertyRef' | 'contactIds' | 'negotiator' | 'end' | 'feedback'>;

interface VisitWithFeedback extends FeedbackVisit {
  feedback: Feedback;
}

const hasFeedback = (visit: FeedbackVisit): visit is VisitWithFeedback => visit.feedback !== null;

/** Updates proposals from feedback: refused properties leave the matching, liked ones are marked. */
async function updateProposals(
  tx: Queryable,
  actor: Actor,
  visits: readonly FeedbackVisit[],
  at: string,
): Promise<void> {
  const steps = visits.filter(hasFeedback).flatMap(({ id, propertyRef, contactIds, end, feedback }) => {
    const status = stepOfFeedback(feedback);
    if (status === null) return [];
    const { reason } = feedback;
    const note = status === 'REFUSED' ? refusalNote(feedback) : '';
    const stepTime = isoOf(end) < at ? isoOf(end) : at;
    return contactIds.map((contactId) => ({ visitId: id, contactId, propertyRef, status, reason, note, at: stepTime }));
  });
  const visitIdsWithoutFeedback = visits
    .filter(({ id }) => !steps.some(({ visitId }) => visitId === id))
    .map(({ id }) => id);
  const removed = await repo.removeFeedbackSteps(tx, visitIdsWithoutFeedback);
  const writtenSteps = await repo.writeFeedbackSteps(tx, actor.user, steps);
  await settleAll(tx, writtenSteps, ANSWER_KINDS, { outcome: 'CALLED', by: actor.user, at });
  await applyLastSteps(tx, [...removed, ...writtenSteps], at);
}

async function writeTask(tx: Queryable, actor: Actor, visit: FeedbackVisit, task: { title: string; due: string }) {
  const links = [
    { kind: 'visit' as const, id: String(visit.id) },
    { kind: 'property' as const, id: visit.propertyRef },
    ...visit.contactIds.map((id) => ({ kind: 'contact' as const, id: String(id) })),
  ];
  const [id = 0] = await insertEvents(tx, actor, [{ type: 'TASK', ...task, user: visit.negotiator, links }]);
  await writeAudit(tx, actor, [{ action: 'CREATE', entity: 'event', ref: String(id), changes: [] }]);
  await repo.upsertFeedbackTask(tx, visit.id, id);
}

/** Creates, moves or deletes the task that feedback asks for; a done task stays. */
async function updateTask(tx: Queryable, actor: Actor, visit: FeedbackVisit): Promise<void> {
  const followUpTask = visit.feedback && taskOfFeedback(visit.feedback, visit.propertyRef);
  const known = await repo.lockFeedbackTask(tx, visit.id);
  const task = followUpTask && { title: followUpTask.title, due: instantOf(followUpTask.day, END_OF_WORK) };
  if (known === null || (known.done && task !== null && known.due !== task.due)) {
    if (task) await writeTask(tx, actor, visit, task);
    return;
  }
  if (known.done) return;
  const { id, title, due } = known;
  const entry = { entity: 'event' as const, ref: String(id) };
  if (task === null) {
    await deleteEvents(tx, [id]);
    await writeAudit(tx, actor, [{ ...entry, action: 'DELETE', changes: changesBetween({ title, due }, {}) }]);
    return;
  }
  const changes = changesBetween({ title, due }, task);
  if (changes.length === 0) return;
  await repo.moveTask(tx, id, task);
  await writeAudit(tx, actor, [{ ...entry, action: 'UPDATE', changes }]);
}

/** Applies the consequences of feedback in its transaction; the visits count as done. */
export async function applyFeedback(tx: Queryable, actor: Actor, visits: readonly FeedbackVisit[]): Promise<void> {
  if (visits.length === 0) return;
  const at = timeOf(actor);
  await updateProposals(tx, actor, visits, at);
  for (const visit of visits) await updateTask(tx, actor, visit);
}
