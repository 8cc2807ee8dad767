import { dayOf } from '@pignon/shared/domain/common/day';
import { draftMandate } from '@pignon/shared/domain/mandate/draft-mandate';
import { firstMandateProblem } from '@pignon/shared/domain/mandate/mandate.rules';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { MandateInput } from '@pignon/shared/domain/mandate/mandate-write.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { PAYER_UNKNOWN } from '@pignon/shared/domain/property/price/unknown-payer-message';
import type { Queryable } from '../../db/db';
import { invalid } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import { readProperty } from '../property/property-read.repo';
import { lettingBounds } from './letting/letting-bounds';
import { assertPeopleExist, noMandate, throwIfInvalid } from './mandate-change';
import { lockProperty, readMandate } from './mandate-read.repo';
import { insertManyMandates } from './mandate.service';

type MandatedProperty = Property & { transactionType: NonNullable<Property['transactionType']> };

async function readMandatedProperty(tx: Queryable, reference: string): Promise<MandatedProperty> {
  await lockProperty(tx, reference);
  const property = await readProperty(tx, reference);
  if (!property) throw invalid('propertyRef', `Le bien ${reference} n’existe pas.`);
  const { transactionType } = property;
  if (transactionType === null) throw invalid('propertyRef', 'Il manque au bien le type de transaction');
  return { ...property, transactionType };
}

/** Creates a mandate pending signature, in the caller's transaction; missing values come from the property. */
export async function createMandate(tx: Queryable, actor: Actor, input: MandateInput): Promise<Mandate> {
  const property = await readMandatedProperty(tx, input.propertyRef);
  const fields = draftMandate(input, property, actor.user);
  const today = dayOf(timeOf(actor));
  const bounds = await lettingBounds(tx, property, today);
  const { transactionType } = property;
  throwIfInvalid(firstMandateProblem({ fields, transactionType, today, ...bounds }));
  const { feeType } = fields;
  if (feeType === null) throw invalid('feeType', PAYER_UNKNOWN);
  await assertPeopleExist(tx, { counterParts: fields.counterParts, negotiators: input.negotiators });
  const [id = 0] = await insertManyMandates(tx, actor, [{ fields: { ...fields, feeType } }]);
  const mandate = await readMandate(tx, id);
  if (!mandate) throw noMandate(id);
  return mandate;
}
