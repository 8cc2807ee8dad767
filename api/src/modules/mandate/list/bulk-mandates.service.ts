import { sameValue } from '@pignon/shared/domain/form/values';
import type {
  MandateBulkChange,
  MandateBulkFields,
  MandateBulkResult,
} from '@pignon/shared/domain/mandate/list/list.schema';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Db, Queryable } from '../../../db/db';
import { ApiProblem } from '../../../http/api-problem';
import type { Actor } from '../../../write/actor';
import { changeMany, changeOne } from '../../../write/bulk';
import type { Outcome } from '../../../write/outcome';
import { closeMandate } from '../change-mandate-status.service';
import { assertPeopleExist, lockMandate, saveMandate } from '../mandate-change';
import { readMandate } from '../mandate-read.repo';

/** Changes the negotiator, also of a signed mandate: it is no term of the contract. */
async function changeNegotiators(
  tx: Queryable,
  actor: Actor,
  { id, version, negotiators }: { id: number; version: number; negotiators: string[] },
): Promise<Outcome<Mandate>> {
  const before = await lockMandate(tx, id, version);
  await assertPeopleExist(tx, { negotiators });
  return saveMandate(tx, actor, { before, after: { ...before, negotiators }, events: [] });
}

/** Cancels a draft with its reason; signed mandates are ended one by one. */
async function cancelDraft(
  tx: Queryable,
  actor: Actor,
  { id, version, reason }: { id: number; version: number; reason: string },
): Promise<Outcome<Mandate>> {
  const before = await lockMandate(tx, id, version);
  if (before.status !== 'PENDING')
    throw new ApiProblem('CONFLICT', { message: 'Ce mandat n’est plus un projet\u00a0: mettez-y fin depuis sa page.' });
  return closeMandate(tx, actor, before, { kind: 'CANCELLATION', reason });
}

/** Builds the undo of a change; a cancelled draft cannot be undone. */
function undoOf(mandate: Mandate, { negotiators }: MandateBulkFields): MandateBulkFields | undefined {
  if (negotiators === undefined) return {};
  return sameValue(mandate.negotiators, negotiators) ? undefined : { negotiators: mandate.negotiators };
}

async function changeMandate(tx: Queryable, actor: Actor, change: MandateBulkChange): Promise<MandateBulkResult> {
  const { id, fields } = change;
  const outcome = await changeOne<Mandate, MandateBulkFields>(tx, {
    entity: await readMandate(tx, id),
    missing: 'Ce mandat n’existe pas ou n’existe plus.',
    version: change.version,
    undo: (mandate) => undoOf(mandate, fields),
    patch: (_, version) => {
      const { negotiators = [], abandon: reason } = fields;
      return reason === undefined
        ? changeNegotiators(tx, actor, { id, version, negotiators })
        : cancelDraft(tx, actor, { id, version, reason });
    },
  });
  return { id, ...outcome, before: fields.negotiators === undefined ? null : outcome.before };
}

/** Changes mandates, each under the rules of a single change. */
export const changeMandates = (
  db: Db,
  actor: Actor,
  changes: readonly MandateBulkChange[],
): Promise<MandateBulkResult[]> =>
  changeMany(
    db,
    changes,
    ({ id }) => id,
    (tx, change) => changeMandate(tx, actor, change),
  );
