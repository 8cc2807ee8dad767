import { dayOf } from '@pignon/shared/domain/common/day';
import { frenchDay } from '@pignon/shared/domain/common/french';
import { refuseStatus } from '@pignon/shared/domain/mandate/mandate-status';
import { closingOf, isIrrevocable, TERMINATION_WORDS } from '@pignon/shared/domain/mandate/mandate-termination';
import { mandateSubject } from '@pignon/shared/domain/mandate/mandate-name';
import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import type { Mandate, Termination } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Closing } from '@pignon/shared/domain/mandate/mandate-write.schema';
import type { Db, Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import type { Outcome } from '../../write/outcome';
import type { NewEvent } from '../event/event-write.repo';
import { lockMandate, saveMandate, mandateEvent } from './mandate-change';

export interface StatusAction {
  id: number;
  version: number | null;
  status: MandateStatus;
  closing: Closing;
}

function soldEvent(mandate: Mandate): NewEvent {
  const advice = `Pensez à mettre à jour le statut du bien ${mandate.propertyRef}.`;
  return mandateEvent(mandate, `${mandateSubject(mandate)} vendu`, advice);
}

/** Says how it ended, and that it did so before either party could have ended it alone. */
function closedEvent(mandate: Mandate, { kind, reason, date }: Termination): NewEvent {
  const early = isIrrevocable(mandate, date)
    ? ` Avant la fin de l’irrévocabilité, le ${frenchDay(mandate.irrevocableUntil ?? '')}.`
    : '';
  const title = `${mandateSubject(mandate)} clos pour le bien ${mandate.propertyRef}\u00a0: ${TERMINATION_WORDS[kind]}`;
  return mandateEvent(mandate, title, `${reason}${early}`);
}

function terminationOf(before: Mandate, closing: Closing, today: string): Termination {
  const ended = closingOf(before, closing, today);
  if ('problem' in ended) throw invalid(ended.problem.path, ended.problem.message);
  return ended.termination;
}

/** Ends a mandate on the spot, with its reason. */
export async function closeMandate(
  tx: Queryable,
  actor: Actor,
  before: Mandate,
  closing: Closing,
): Promise<Outcome<Mandate>> {
  const at = timeOf(actor);
  const statusHistory = [...before.statusHistory, { status: 'CLOSED' as const, at, user: actor.user }];
  const termination = terminationOf(before, closing, dayOf(at));
  const after: Mandate = { ...before, status: 'CLOSED', statusHistory, termination };
  return saveMandate(tx, actor, { before, after, action: 'STATUS', events: [closedEvent(before, termination)] });
}

/** Changes a mandate's status; the property keeps its own. */
export function changeMandateStatus(
  db: Db,
  actor: Actor,
  { id, version, status, closing }: StatusAction,
): Promise<Outcome<Mandate>> {
  return db.tx(async (tx) => {
    const before = await lockMandate(tx, id, version);
    if (before.status === status) return { entity: before, changed: false };
    const refusal = refuseStatus(before.status, status);
    if (refusal)
      throw new ApiProblem('CONFLICT', {
        message: refusal.message,
        detail: refusal.allowed.join(', '),
        allowed: refusal.allowed,
      });
    if (status !== 'SOLD') return closeMandate(tx, actor, before, closing);
    const statusHistory = [...before.statusHistory, { status, at: timeOf(actor), user: actor.user }];
    const after: Mandate = { ...before, status, statusHistory };
    return saveMandate(tx, actor, { before, after, action: 'STATUS', events: [soldEvent(before)] });
  });
}
