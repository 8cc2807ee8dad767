import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Queryable } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import { readProperty } from './property-read.repo';

export const noSuchProperty = (reference: string): ApiProblem =>
  new ApiProblem('NOT_FOUND', { message: `Le bien ${reference} n’existe pas ou n’existe plus.` });

/** Reads one property. `lock` locks it until the transaction ends. @throws NOT_FOUND */
export async function getPropertyOrThrow(db: Queryable, reference: string, lock = false): Promise<Property> {
  const property = await readProperty(db, reference, lock);
  if (!property) throw noSuchProperty(reference);
  return property;
}
