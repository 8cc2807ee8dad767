import { dayOf } from '@pignon/shared/domain/common/day';
import { frenchDay } from '@pignon/shared/domain/common/french';
import { noticeOf } from '@pignon/shared/domain/mandate/mandate-termination';
import { isNoticeOver } from '@pignon/shared/domain/mandate/mandate-deadlines';
import { allowedStatuses, isInForce, mandateStatusWords } from '@pignon/shared/domain/mandate/mandate-status';
import { mandateSubject } from '@pignon/shared/domain/mandate/mandate-name';
import { TERMINATION_PARTY_WORDS } from '@pignon/shared/domain/mandate/mandate.enums';
import type { Mandate, Termination } from '@pignon/shared/domain/mandate/mandate.schema';
import type { GivenNotice } from '@pignon/shared/domain/mandate/mandate-write.schema';
import type { Queryable } from '../../../db/db';
import { ApiProblem, invalid } from '../../../http/api-problem';
import { timeOf, type Actor } from '../../../write/actor';
import type { Outcome } from '../../../write/outcome';
import { lockMandate, mandateEvent, saveMandate } from '../mandate-change';
import { endByNotice } from './end-by-notice';

export interface NoticeTarget {
  id: number;
  version: number | null;
}

/** @throws CONFLICT for a mandate that is not in force */
export function refuseUnlessRunning({ status, transactionType }: Mandate): void {
  if (isInForce(status)) return;
  const allowed = allowedStatuses(status);
  const message = `Ce mandat est ${mandateStatusWords(status, transactionType)}\u00a0: aucun préavis ne le concerne.`;
  throw new ApiProblem('CONFLICT', { message, detail: allowed.join(', '), allowed });
}

function noticeEvent(mandate: Mandate, { kind, by, effectiveDate, reason }: Termination) {
  const partyText = by === null ? '' : ` par ${TERMINATION_PARTY_WORDS[by].fr}`;
  const noticeText =
    kind === 'NOTICE'
      ? `préavis donné${partyText}, prend fin le ${frenchDay(effectiveDate)}`
      : `reconduction refusée${partyText}, prend fin à son terme, le ${frenchDay(effectiveDate)}`;
  return mandateEvent(mandate, `${mandateSubject(mandate)}\u00a0: ${noticeText}`, reason);
}

/** Records a notice of termination. An expired one ends the mandate at once. */
export async function giveNotice(
  tx: Queryable,
  actor: Actor,
  { id, version, notice }: NoticeTarget & { notice: GivenNotice },
): Promise<Outcome<Mandate>> {
  const before = await lockMandate(tx, id, version);
  refuseUnlessRunning(before);
  const at = timeOf(actor);
  const closedMandate = noticeOf(before, notice, dayOf(at));
  if ('problem' in closedMandate) throw invalid(closedMandate.problem.path, closedMandate.problem.message);
  const { termination } = closedMandate;
  const noticed: Mandate = { ...before, termination };
  const events = [noticeEvent(before, termination)];
  if (!isNoticeOver(noticed, dayOf(at))) return saveMandate(tx, actor, { before, after: noticed, events });
  const closing = endByNotice(noticed, actor.user, at);
  return saveMandate(tx, actor, { ...closing, before, events: [...events, ...closing.events] });
}

/** Withdraws a notice: the mandate continues unchanged. */
export async function withdrawNotice(
  tx: Queryable,
  actor: Actor,
  { id, version, reason }: NoticeTarget & { reason: string },
): Promise<Outcome<Mandate>> {
  const before = await lockMandate(tx, id, version);
  refuseUnlessRunning(before);
  if (before.termination === null) return { entity: before, changed: false };
  const title = `${mandateSubject(before)}\u00a0: préavis retiré, le mandat continue`;
  const events = [mandateEvent(before, title, reason)];
  return saveMandate(tx, actor, { before, after: { ...before, termination: null }, events });
}
