import { timestampOf } from '@pignon/shared/domain/common/date-time';
import { addDays, clockOf, dayOf, startOfDay } from '@pignon/shared/domain/common/day';
import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import type { Db, Queryable } from '../../../db/db';
import { timeOf, type Actor } from '../../../write/actor';
import { readMailSettings } from '../../proposal/mail-settings.repo';
import { requestNotices, requestReminders } from './notice.repo';

type ChangedVisit = Pick<Visit, 'start' | 'contactIds'>;

/**
 * Queues news of a tour for its visitors, where the agency has enabled that. `changedVisits` are added, changed or removed
 * visits, before and after; past visits are skipped. Waits as long as a proposal can be undone, so that several changes
 * make one message.
 */
export async function queueNews(
  tx: Queryable,
  actor: Actor,
  groupId: string,
  changedVisits: readonly ChangedVisit[],
): Promise<void> {
  const now = timestampOf(timeOf(actor));
  const upcoming = changedVisits.filter(({ start }) => timestampOf(start) > now);
  if (upcoming.length === 0) return;
  const { visitsTold, undoSeconds } = (await readMailSettings(tx)).fields;
  if (!visitsTold) return;
  const contactIds = [...new Set(upcoming.flatMap((visit) => visit.contactIds))];
  await requestNotices(tx, { groupId, contactIds, by: actor.user, seconds: undoSeconds });
}

/** Earliest hour of messages. */
const OPENING = '09:00';

/** Queues reminders for tomorrow's visitors, where enabled; once each, however many processes run. */
export async function remindVisitors(db: Db, now: Date): Promise<{ requested: number }> {
  if (clockOf(now) < OPENING) return { requested: 0 };
  const { visitsReminded } = (await readMailSettings(db)).fields;
  if (!visitsReminded) return { requested: 0 };
  const day = addDays(dayOf(now), 1);
  const requested = await requestReminders(db, { day, from: startOfDay(day), to: startOfDay(addDays(day, 1)) });
  return { requested };
}
