import { dayOf } from '@pignon/shared/domain/common/day';
import { refuseStatus } from '@pignon/shared/domain/mandate/mandate-status';
import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Db } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import type { Outcome } from '../../write/outcome';
import type { NewEvent } from '../event/event-write.repo';
import { lockMandate, saveMandate, mandateEvent, mandateName } from './mandate-change';

export interface StatusAction {
  id: number;
  version: number | null;
  status: MandateStatus;
  reason?: string | undefined;
}

function eventOf(mandate: Mandate, status: MandateStatus, reason: string): NewEvent {
  const { propertyRef } = mandate;
  const name = mandateName(mandate);
  if (status === 'SOLD')
    return mandateEvent(mandate, `${name} vendu`, `Pensez à mettre à jour le statut du bien ${propertyRef}.`);
  return mandateEvent(mandate, `${name} clos pour le bien ${propertyRef}`, reason);
}

/** Changes a mandate's status; the property keeps its own. */
export function changeMandateStatus(
  db: Db,
  actor: Actor,
  { id, version, status, reason = '' }: StatusAction,
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
    const at = timeOf(actor);
    const after: Mandate = {
      ...before,
      status,
      statusHistory: [...before.statusHistory, { status, at, user: actor.user }],
      termination: status === 'CLOSED' ? { date: dayOf(at), reason } : before.termination,
    };
    return saveMandate(tx, actor, { before, after, action: 'STATUS', events: [eventOf(before, status, reason)] });
  });
}
