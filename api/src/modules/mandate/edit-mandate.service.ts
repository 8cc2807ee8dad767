import { dayOf } from '@pignon/shared/domain/common/day';
import { firstMandateProblem } from '@pignon/shared/domain/mandate/mandate.rules';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { MandateFieldsSchema } from '@pignon/shared/domain/mandate/mandate.schema';
import type { MandatePatchSchema } from '@pignon/shared/domain/mandate/mandate-write.schema';
import { changesTerms } from '@pignon/shared/domain/mandate/mandate-signing';
import type { z } from 'zod';
import type { Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import { changesBetween } from '../../write/changes';
import type { Outcome } from '../../write/outcome';
import { getPropertyOrThrow } from '../property/get-property-or-throw';
import { lettingBounds } from './letting/letting-bounds';
import { assertPeopleExist, lockMandate, saveMandate, mandateEvent, throwIfInvalid } from './mandate-change';

const FIELDS = Object.keys(MandateFieldsSchema.shape) as (keyof typeof MandateFieldsSchema.shape)[];

const fieldsOf = (mandate: Mandate) =>
  Object.fromEntries(FIELDS.map((key) => [key, mandate[key]])) as z.infer<typeof MandateFieldsSchema>;

export interface MandateEdit {
  id: number;
  version: number;
  patch: z.output<typeof MandatePatchSchema>;
}

async function merged(tx: Queryable, before: Mandate, patch: MandateEdit['patch'], today: string): Promise<Mandate> {
  const fields = { ...fieldsOf(before), ...patch };
  if (fields.propertyRef !== before.propertyRef)
    throw invalid('propertyRef', 'Un mandat ne change pas de bien\u00a0: créez-en un autre.');
  const property = await getPropertyOrThrow(tx, before.propertyRef);
  const bounds = await lettingBounds(tx, property, today);
  const { transactionType } = before;
  throwIfInvalid(firstMandateProblem({ fields, transactionType, today, before, ...bounds }));
  return { ...before, ...fields };
}

/** Changes an unsigned mandate. Changed terms drop existing signatures, which journal and events record. */
export async function editMandate(
  tx: Queryable,
  actor: Actor,
  { id, version, patch }: MandateEdit,
): Promise<Outcome<Mandate>> {
  const before = await lockMandate(tx, id, version);
  if (before.status !== 'PENDING')
    throw new ApiProblem('CONFLICT', {
      message: 'Un mandat ne se modifie plus une fois signé ou clos.',
      allowed: [],
    });
  const after = await merged(tx, before, patch, dayOf(timeOf(actor)));
  await assertPeopleExist(tx, patch);
  const paths = changesBetween(fieldsOf(before), fieldsOf(after)).map(({ path }) => path);
  if ((before.signatures.length === 0 && before.agentSignature === null) || !changesTerms(paths))
    return saveMandate(tx, actor, { before, after, events: [] });
  const title = `Mandat du bien ${before.propertyRef} modifié\u00a0: à signer à nouveau`;
  const events = [
    mandateEvent(before, title, 'Ses conditions ont changé\u00a0: les signatures déjà recueillies tombent.'),
  ];
  return saveMandate(tx, actor, { before, after: { ...after, signatures: [], agentSignature: null }, events });
}
