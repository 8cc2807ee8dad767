import { dayOf } from '@pignon/shared/domain/common/day';
import { draftMandate, type Entrusted } from '@pignon/shared/domain/mandate/draft';
import { firstMandateProblem } from '@pignon/shared/domain/mandate/mandate.rules';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { GivenMandate } from '@pignon/shared/domain/mandate/mandate-write.schema';
import type { Queryable } from '../../db/db';
import { invalid } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import { readProperty } from '../property/property-read.repo';
import { demandKnown, noMandate, refuse } from './mandate-change';
import { holdProperty, readMandate } from './mandate-read.repo';
import { insertManyMandates } from './mandate.service';

async function entrusted(tx: Queryable, reference: string): Promise<Entrusted> {
  await holdProperty(tx, reference);
  const property = await readProperty(tx, reference);
  if (!property) throw invalid('propertyRef', `Le bien ${reference} n’existe pas.`);
  const { transactionType } = property;
  if (transactionType === null) throw invalid('propertyRef', 'Il manque au bien le type de transaction');
  return { ...property, transactionType };
}

/** Creates a mandate that waits for its signatures, in the caller's transaction; what is not given comes from the property. */
export async function createMandate(tx: Queryable, actor: Actor, given: GivenMandate): Promise<Mandate> {
  const property = await entrusted(tx, given.propertyRef);
  const fields = draftMandate(given, property, actor.user);
  const today = dayOf(timeOf(actor));
  refuse(firstMandateProblem({ fields, transactionType: property.transactionType, today }));
  await demandKnown(tx, { counterParts: fields.counterParts, negotiators: given.negotiators });
  const [id = 0] = await insertManyMandates(tx, actor, [{ fields }]);
  const mandate = await readMandate(tx, id);
  if (!mandate) throw noMandate(id);
  return mandate;
}
