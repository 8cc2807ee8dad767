import { agencyPlace } from '@pignon/shared/domain/agency/agency-place';
import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import { workingDayFrom } from '@pignon/shared/domain/common/working-day';
import { isOver, noticesOf, type Notice, type NoticeKind } from '@pignon/shared/domain/mandate/mandate-deadlines';
import { frenchDay } from '@pignon/shared/domain/common/french';
import { historyWithRenewals, renewalsDue } from '@pignon/shared/domain/mandate/mandate-renewal';
import { mandateSubject } from '@pignon/shared/domain/mandate/mandate-name';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Db, Queryable } from '../../../db/db';
import type { Actor } from '../../../write/actor';
import { readAgency } from '../../agency/agency.repo';
import { insertEvents } from '../../event/event-write.repo';
import { saveMandates, mandateEvent, type MandateChange } from '../mandate-change';
import { BATCH, insertDeadlineNote, lockDue, lockPastNotice, lockPastTerm, type Due } from './mandate-deadlines.repo';
import { noticeEvents } from '../mandate-notices';
import { endByNotice } from '../notice/end-by-notice';
import { readMandates } from '../mandate-read.repo';

export interface DeadlineResult {
  /** Number of mandates whose notice has expired. */
  closed: number;
  /** Number of mandates that expired. */
  expired: number;
  /** Number of mandates renewed by tacit agreement. */
  renewed: number;
  /** Number of withdrawal periods that have ended. */
  withdrawn: number;
  /** Number of mandates that either party may now end. */
  released: number;
  /** Number of consumers to be reminded of a tacit renewal. */
  reminded: number;
}

const COUNTED_NOTICES: Readonly<Record<NoticeKind, 'withdrawn' | 'released' | 'reminded'>> = {
  WITHDRAWAL: 'withdrawn',
  IRREVOCABILITY: 'released',
  RENEWAL: 'reminded',
};

/** Renews a mandate past its term, several times if needed, or ends it. */
function pastTerm(before: Mandate, actor: Actor, at: string): MandateChange {
  const [name, of] = [mandateSubject(before), `pour le bien ${before.propertyRef}`];
  const today = dayOf(at);
  const renewalDays = renewalsDue(before, today);
  const endDate = renewalDays.at(-1) ?? before.endDate;
  const renewalEvents = renewalDays.map((until) =>
    mandateEvent(before, `${name} reconduit jusqu’au ${frenchDay(until)} ${of}`),
  );
  const renewed = historyWithRenewals(before, renewalDays, { user: actor.user, at });
  const after: Mandate = { ...before, endDate, statusHistory: renewalDays.length > 0 ? renewed : before.statusHistory };
  if (!isOver(after, today)) return { before, after, action: 'STATUS', events: renewalEvents };
  const statusHistory = [...after.statusHistory, { status: 'EXPIRED' as const, at, user: actor.user }];
  const events = [...renewalEvents, mandateEvent(before, `${name} expiré ${of}`, before.termination?.reason ?? '')];
  return { before, after: { ...after, status: 'EXPIRED', statusHistory }, action: 'STATUS', events };
}

type Take = (tx: Queryable, today: string) => Promise<number[]>;
type Change = (mandate: Mandate) => MandateChange;

/** Changes due mandates in batches; returns the outcomes. */
async function changeAll(db: Db, actor: Actor, at: string, take: Take, change: Change): Promise<Mandate[]> {
  const changedMandates: Mandate[] = [];
  for (;;) {
    const batch = await db.tx(async (tx) => {
      const mandates = await readMandates(tx, await take(tx, dayOf(at)), true);
      const changes = mandates.map(change);
      await saveMandates(tx, actor, changes);
      return changes.map(({ after }) => after);
    });
    if (batch.length === 0) return changedMandates;
    changedMandates.push(...batch);
  }
}

async function writeNotices(tx: Queryable, actor: Actor, dues: readonly Due[], today: string): Promise<Notice[]> {
  const dueOf = new Map(dues.map((due) => [due.id, due]));
  const mandates = new Map((await readMandates(tx, [...dueOf.keys()])).map((mandate) => [mandate.id, mandate]));
  const dueNotices = [...mandates.values()].flatMap((mandate) =>
    noticesOf(mandate, dueOf.get(mandate.id)?.consumer ?? false, today).map((notice) => ({
      mandateId: mandate.id,
      ...notice,
    })),
  );
  const tomorrow = workingDayFrom(addDays(today, 1), agencyPlace(await readAgency(tx)));
  const isNew = await insertDeadlineNote(tx, dueNotices);
  const events = isNew.flatMap((notice) => {
    const mandate = mandates.get(notice.mandateId);
    const user = mandate?.negotiators[0] ?? dueOf.get(notice.mandateId)?.negotiator ?? actor.user;
    return mandate ? noticeEvents(mandate, notice, user, tomorrow) : [];
  });
  await insertEvents(tx, actor, events);
  return isNew;
}

async function writeAllNotices(db: Db, actor: Actor, today: string): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (let after = 0; ;) {
    const batch = await db.tx(async (tx) => {
      const dues = await lockDue(tx, today, after);
      return { dues, notices: await writeNotices(tx, actor, dues, today) };
    });
    notices.push(...batch.notices);
    after = batch.dues.at(-1)?.id ?? after;
    if (batch.dues.length < BATCH) return notices;
  }
}

/**
 * Applies the passage of time to mandates: ends those past notice or term, renews tacit ones, and reports each other
 * deadline once. Idempotent, also with two processes at once.
 */
export async function processMandateDeadlines(db: Db, now: Date): Promise<DeadlineResult> {
  const at = now.toISOString();
  const actor: Actor = { user: 'mandate-clock', source: 'JOB', requestId: null, at };
  const noticed = await changeAll(db, actor, at, lockPastNotice, (mandate) => endByNotice(mandate, actor.user, at));
  const expiredMandates = await changeAll(db, actor, at, lockPastTerm, (mandate) => pastTerm(mandate, actor, at));
  const expired = expiredMandates.filter(({ status }) => status === 'EXPIRED').length;
  const counts = { closed: noticed.length, expired, renewed: expiredMandates.length - expired };
  const result: DeadlineResult = { ...counts, withdrawn: 0, released: 0, reminded: 0 };
  for (const { kind } of await writeAllNotices(db, actor, dayOf(at))) result[COUNTED_NOTICES[kind]] += 1;
  return result;
}
