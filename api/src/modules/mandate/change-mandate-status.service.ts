import { dayOf } from '@pignon/shared/domain/common/day';
import { frenchDay } from '@pignon/shared/domain/common/french';
import { CONCLUDED_STATUS, conclusionOf } from '@pignon/shared/domain/mandate/conclusion/conclusion';
import type { Conclusion, ConclusionInput } from '@pignon/shared/domain/mandate/conclusion/conclusion.schema';
import { mandateStatusWords, refuseStatus } from '@pignon/shared/domain/mandate/mandate-status';
import { closingOf, isIrrevocable } from '@pignon/shared/domain/mandate/mandate-termination';
import { mandateSubject } from '@pignon/shared/domain/mandate/mandate-name';
import { TERMINATION_KIND_WORDS, type MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import type { Mandate, Termination } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Closing, StatusAction as StatusRequest } from '@pignon/shared/domain/mandate/mandate-write.schema';
import { fieldsOf } from '@pignon/shared/domain/property/property-fields';
import type { Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import type { Outcome } from '../../write/outcome';
import type { NewEvent } from '../event/event-write.repo';
import { getPropertyOrThrow } from '../property/get-property-or-throw';
import { updateProperty } from '../property/property.service';
import { assertReferencesExist } from '../../write/assert-references-exist';
import { lockMandate, saveMandate, mandateEvent } from './mandate-change';

export interface StatusAction {
  id: number;
  version: number | null;
  status: MandateStatus;
  request: StatusRequest;
}

/** Links the event to the buyer, who is a contact or named only in the mandate. */
function concludedEvent(mandate: Mandate, { date, contactId }: Conclusion): NewEvent {
  const words = mandateStatusWords('SOLD', mandate.transactionType);
  const event = mandateEvent(mandate, `${mandateSubject(mandate)} ${words} le ${frenchDay(date)}`);
  const buyer = contactId === null ? [] : [{ kind: 'contact' as const, id: String(contactId) }];
  return { ...event, links: [...(event.links ?? []), ...buyer] };
}

/** Writes the event of an end, and whether the mandate was still irrevocable. */
function closedEvent(mandate: Mandate, { kind, reason, date }: Termination): NewEvent {
  const earlyText = isIrrevocable(mandate, date)
    ? ` Avant la fin de l’irrévocabilité, le ${frenchDay(mandate.irrevocableUntil ?? '')}.`
    : '';
  const title = `${mandateSubject(mandate)} clos pour le bien ${mandate.propertyRef}\u00a0: ${TERMINATION_KIND_WORDS[kind].fr}`;
  return mandateEvent(mandate, title, `${reason}${earlyText}`);
}

function terminationOf(before: Mandate, closing: Closing, today: string): Termination {
  const closedMandate = closingOf(before, closing, today);
  if ('problem' in closedMandate) throw invalid(closedMandate.problem.path, closedMandate.problem.message);
  return closedMandate.termination;
}

/** Closes a mandate immediately, with its reason. */
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

/** Sets the property's final status even when fields are missing: its advertisement ends. */
async function concludeProperty(tx: Queryable, actor: Actor, { propertyRef, transactionType }: Mandate): Promise<void> {
  const property = await getPropertyOrThrow(tx, propertyRef, true);
  const fields = { ...fieldsOf(property), propertyStatus: CONCLUDED_STATUS[transactionType] };
  await updateProperty(tx, actor, { reference: propertyRef, version: null, fields });
}

/** Concludes a mandate by sale or letting, and its property with it. */
async function concludeMandate(
  tx: Queryable,
  actor: Actor,
  before: Mandate,
  conclusionInput: ConclusionInput | undefined,
): Promise<Outcome<Mandate>> {
  const at = timeOf(actor);
  const concluded = conclusionOf(before, conclusionInput, dayOf(at));
  if ('problem' in concluded) throw invalid(concluded.problem.path, concluded.problem.message);
  const { conclusion } = concluded;
  const buyers = conclusion.contactId === null ? [] : [String(conclusion.contactId)];
  await assertReferencesExist(
    tx,
    'contact',
    buyers.map((key) => ({ path: 'conclusion.contactId', key })),
  );
  await concludeProperty(tx, actor, before);
  const statusHistory = [...before.statusHistory, { status: 'SOLD' as const, at, user: actor.user }];
  const after: Mandate = { ...before, status: 'SOLD', statusHistory, conclusion };
  return saveMandate(tx, actor, { before, after, action: 'STATUS', events: [concludedEvent(before, conclusion)] });
}

/** Changes a mandate's status at a user's request. */
export async function changeMandateStatus(
  tx: Queryable,
  actor: Actor,
  { id, version, status, request }: StatusAction,
): Promise<Outcome<Mandate>> {
  const before = await lockMandate(tx, id, version);
  if (before.status === status) return { entity: before, changed: false };
  const refusal = refuseStatus(before.status, status, before.transactionType);
  if (refusal)
    throw new ApiProblem('CONFLICT', {
      message: refusal.message,
      detail: refusal.allowed.join(', '),
      allowed: refusal.allowed,
    });
  return status === 'SOLD'
    ? concludeMandate(tx, actor, before, request.conclusion)
    : closeMandate(tx, actor, before, request);
}
