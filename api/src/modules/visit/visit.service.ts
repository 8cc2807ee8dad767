import { randomUUID } from 'node:crypto';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import { VISIT_STATUS_WORDS } from '@pignon/shared/domain/visit/visit.enums';
import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import type { Queryable } from '../../db/db';
import { reserveIds } from '../../db/rows';
import { timeOf, type Actor } from '../../write/actor';
import { writeAudit } from '../audit/audit.repo';
import { insertEvents } from '../event/event-write.repo';
import { markVisited } from '../proposal/change-proposal.service';
import { applyFeedback } from './feedback/follow-feedback.service';
import { visitEvent } from './visit-events';
import { insertVisits } from './visit-write.repo';

/** A visit to create; without a group it gets one of its own. */
export type NewVisit = Omit<Visit, 'id' | 'version' | 'groupId' | 'cancelReason' | 'createdTime' | 'modifiedTime'> &
  Partial<Pick<Visit, 'groupId' | 'cancelReason' | 'createdTime' | 'modifiedTime'>>;

/**
 * Writes many visits with journal entries and events, in the caller's transaction; returns ids in the given order. The
 * event of a completed visit has the date of the visit.
 */
export async function insertManyVisits(tx: Queryable, actor: Actor, added: readonly NewVisit[]): Promise<number[]> {
  const now = timeOf(actor);
  const ids = await reserveIds(tx, 'visit', added.length);
  const records = added.map((visit, index) => {
    const createdTime = visit.createdTime ?? now;
    const modifiedTime = visit.modifiedTime ?? createdTime;
    return {
      ...visit,
      id: ids[index] ?? 0,
      groupId: visit.groupId ?? randomUUID(),
      cancelReason: visit.cancelReason ?? null,
      createdTime,
      modifiedTime,
    };
  });
  await insertVisits(tx, records);
  const entries = records.map(({ id, createdTime }) => ({
    action: 'CREATE' as const,
    entity: 'visit' as const,
    ref: String(id),
    changes: [],
    at: isoOf(createdTime),
  }));
  await writeAudit(tx, actor, entries);
  const events = records.map((visit) => {
    const isDone = visit.status === 'DONE';
    return visitEvent(
      visit,
      VISIT_STATUS_WORDS[isDone ? 'DONE' : 'PLANNED'].fr,
      isDone ? visit.end : visit.createdTime,
    );
  });
  await insertEvents(tx, actor, events);
  await markVisited(
    tx,
    actor,
    records.filter(({ status }) => status === 'DONE'),
  );
  await applyFeedback(
    tx,
    actor,
    records.filter(({ feedback }) => feedback !== null),
  );
  return ids;
}
