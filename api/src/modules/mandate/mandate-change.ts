import { isoOf } from '@pignon/shared/domain/common/date-time';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import type { Amendment, Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import { changesBetween } from '../../write/changes';
import { assertReferencesExist } from '../../write/assert-references-exist';
import { StaleError, type Outcome } from '../../write/outcome';
import { writeAudit, type AuditEntry } from '../audit/audit.repo';
import { insertEvents, systemEvent, type NewEvent } from '../event/event-write.repo';
import { lockProperty, propertyOfMandate, readMandate } from './mandate-read.repo';
import { refreshMarketFacts } from '../property/market/market-facts';
import { refreshMandateFacts, updateMandates } from './mandate-write.repo';

export const noMandate = (id: number): ApiProblem =>
  new ApiProblem('NOT_FOUND', { message: 'Ce mandat n’existe pas ou n’existe plus.', detail: String(id) });

/** Reads one mandate. @throws NOT_FOUND */
export async function mustReadMandate(db: Queryable, id: number): Promise<Mandate> {
  const mandate = await readMandate(db, id);
  if (!mandate) throw noMandate(id);
  return mandate;
}

/** Makes a system event about a mandate, linked to it and its property. */
export function mandateEvent({ id, propertyRef }: Mandate, title: string, text = ''): NewEvent {
  const event = systemEvent('mandate', id, title);
  return { ...event, text, links: [...(event.links ?? []), { kind: 'property', id: propertyRef }] };
}

/**
 * Reads a mandate and locks it with its property until the transaction ends. @throws STALE when it is not at `version`
 */
export async function lockMandate(tx: Queryable, id: number, version: number | null): Promise<Mandate> {
  const reference = await propertyOfMandate(tx, id);
  if (reference !== null) await lockProperty(tx, reference);
  const mandate = await readMandate(tx, id, true);
  if (!mandate) throw noMandate(id);
  if (version !== null && version !== mandate.version) throw new StaleError(mandate);
  return mandate;
}

/** Signatories with times, without their drawings. */
const signersOf = ({ signatures, agentSignature }: Pick<Amendment, 'signatures' | 'agentSignature'>) => ({
  signatures: signatures?.map(({ contactId, person, signedAt }) =>
    [contactId, ...(person === 'SECOND' ? ['2'] : []), isoOf(signedAt)].join(' '),
  ),
  agentSignature: agentSignature && `${agentSignature.user} ${isoOf(agentSignature.signedAt)}`,
});

/** Removes drawn signatures for the journal, those of amendments too. */
function journalled({ amendments, pendingAmendment, ...mandate }: Omit<Mandate, 'version' | 'modifiedTime'>) {
  return {
    ...{ ...mandate, ...signersOf(mandate) },
    amendments: amendments.map((amendment) => ({ ...amendment, ...signersOf(amendment) })),
    pendingAmendment: pendingAmendment && { ...pendingAmendment, ...signersOf(pendingAmendment) },
  };
}

export interface MandateChange {
  before: Mandate;
  after: Mandate;
  action?: AuditEntry['action'];
  events: readonly NewEvent[];
}

function storedEntity({ before, after, action = 'UPDATE', events }: MandateChange, modifiedTime: string) {
  const { version: _, modifiedTime: __, ...was } = before;
  const { version, modifiedTime: ___, ...is } = after;
  const changes = changesBetween(journalled(was), journalled(is));
  const entry: AuditEntry = { action, entity: 'mandate', ref: String(is.id), changes };
  return { record: { ...is, modifiedTime }, entity: { ...is, modifiedTime, version: version + 1 }, entry, events };
}

/** Saves changed mandates with their journal entries, events and the mandate facts of their properties. */
export async function saveMandates(
  tx: Queryable,
  actor: Actor,
  changes: readonly MandateChange[],
): Promise<Outcome<Mandate>[]> {
  const all = changes.map((change) => storedEntity(change, timeOf(actor)));
  const changedEntries = all.filter(({ entry }) => entry.changes.length > 0);
  await updateMandates(
    tx,
    changedEntries.map(({ record }) => record),
  );
  const references = [...new Set(changedEntries.map(({ record }) => record.propertyRef))];
  await refreshMandateFacts(tx, references);
  await refreshMarketFacts(tx, references);
  await writeAudit(
    tx,
    actor,
    changedEntries.map(({ entry }) => entry),
  );
  await insertEvents(
    tx,
    actor,
    changedEntries.flatMap(({ events }) => events),
  );
  return all.map(({ entry, entity }, index) => {
    const hasChanges = entry.changes.length > 0;
    return { entity: hasChanges ? entity : (changes[index]?.before ?? entity), changed: hasChanges };
  });
}

export async function saveMandate(tx: Queryable, actor: Actor, change: MandateChange): Promise<Outcome<Mandate>> {
  const [outcome] = await saveMandates(tx, actor, [change]);
  return outcome ?? { entity: change.before, changed: false };
}

/** @throws VALIDATION when there is a problem */
export function throwIfInvalid(problem: FieldProblem | null): void {
  if (problem) throw invalid(problem.path, problem.message);
}

/** Throws VALIDATION for the first unknown principal or negotiator. */
export async function assertPeopleExist(
  tx: Queryable,
  { counterParts, negotiators }: Partial<Pick<Mandate, 'counterParts' | 'negotiators'>>,
): Promise<void> {
  const principals = (counterParts ?? []).map((id, index) => ({ path: `counterParts.${index}`, key: String(id) }));
  await assertReferencesExist(tx, 'contact', principals);
  const inCharge = (negotiators ?? []).map((key, index) => ({ path: `negotiators.${index}`, key }));
  await assertReferencesExist(tx, 'user', inCharge);
}
