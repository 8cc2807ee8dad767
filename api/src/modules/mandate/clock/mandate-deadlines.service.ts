import { dayOf } from '@pignon/shared/domain/common/day';
import { noticesOf, type Notice, type NoticeKind } from '@pignon/shared/domain/mandate/mandate-deadlines';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Db, Queryable } from '../../../db/db';
import type { Actor } from '../../../write/actor';
import { insertEvents } from '../../event/event-write.repo';
import { saveMandates, mandateEvent, mandateName, type MandateChange } from '../mandate-change';
import { BATCH, noteOnce, takeDue, takeOver, type Due } from './mandate-deadlines.repo';
import { noticeEvents } from '../mandate-notices';
import { readMandates } from '../mandate-read.repo';

export interface DeadlineResult {
  /** Mandates whose term has passed. */
  expired: number;
  /** Times to withdraw that have run out. */
  withdrawn: number;
  /** Mandates that either party may end from now on. */
  released: number;
  /** Tacit renewals that a consumer is to be reminded of. */
  reminded: number;
}

const COUNTED: Readonly<Record<NoticeKind, Exclude<keyof DeadlineResult, 'expired'>>> = {
  WITHDRAWAL: 'withdrawn',
  IRREVOCABILITY: 'released',
  RENEWAL: 'reminded',
};

function expiry(before: Mandate, actor: Actor, at: string): MandateChange {
  const statusHistory = [...before.statusHistory, { status: 'EXPIRED' as const, at, user: actor.user }];
  const text = before.renewal ? 'Sa reconduction était prévue\u00a0: un avenant daté le remet en cours.' : '';
  const title = `${mandateName(before)} expiré pour le bien ${before.propertyRef}`;
  const after: Mandate = { ...before, status: 'EXPIRED', statusHistory };
  return { before, after, action: 'STATUS', events: [mandateEvent(before, title, text)] };
}

/** Ends what is over, some at a time; gives how many. */
async function expireAll(db: Db, actor: Actor, at: string): Promise<number> {
  for (let total = 0; ;) {
    const count = await db.tx(async (tx) => {
      const mandates = await readMandates(tx, await takeOver(tx, dayOf(at)), true);
      await saveMandates(
        tx,
        actor,
        mandates.map((mandate) => expiry(mandate, actor, at)),
      );
      return mandates.length;
    });
    total += count;
    if (count === 0) return total;
  }
}

async function tell(tx: Queryable, actor: Actor, dues: readonly Due[], today: string): Promise<Notice[]> {
  const dueOf = new Map(dues.map((due) => [due.id, due]));
  const mandates = new Map((await readMandates(tx, [...dueOf.keys()])).map((mandate) => [mandate.id, mandate]));
  const wanted = [...mandates.values()].flatMap((mandate) =>
    noticesOf(mandate, dueOf.get(mandate.id)?.consumer ?? false, today).map((notice) => ({
      mandateId: mandate.id,
      ...notice,
    })),
  );
  const said = await noteOnce(tx, wanted);
  const events = said.flatMap((notice) => {
    const mandate = mandates.get(notice.mandateId);
    const user = mandate?.negotiators[0] ?? dueOf.get(notice.mandateId)?.negotiator ?? actor.user;
    return mandate ? noticeEvents(mandate, notice, user, today) : [];
  });
  await insertEvents(tx, actor, events);
  return said;
}

async function tellAll(db: Db, actor: Actor, today: string): Promise<Notice[]> {
  const said: Notice[] = [];
  for (let after = 0; ;) {
    const batch = await db.tx(async (tx) => {
      const dues = await takeDue(tx, today, after);
      return { dues, notices: await tell(tx, actor, dues, today) };
    });
    said.push(...batch.notices);
    after = batch.dues.at(-1)?.id ?? after;
    if (batch.dues.length < BATCH) return said;
  }
}

/**
 * What time does to mandates: ends those whose term has passed, and says once of the others what has run out or is to be
 * done. Run again it does nothing; run by two processes at once each thing is done by one of them.
 */
export async function processMandateDeadlines(db: Db, now: Date): Promise<DeadlineResult> {
  const at = now.toISOString();
  const actor: Actor = { user: 'mandate-clock', source: 'JOB', requestId: null, at };
  const result: DeadlineResult = { expired: await expireAll(db, actor, at), withdrawn: 0, released: 0, reminded: 0 };
  for (const { kind } of await tellAll(db, actor, dayOf(at))) result[COUNTED[kind]] += 1;
  return result;
}
