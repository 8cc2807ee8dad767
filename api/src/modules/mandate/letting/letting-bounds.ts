import { lettingBoundsOf, type LettingBounds } from '@pignon/shared/domain/mandate/letting/letting-terms';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Queryable } from '../../../db/db';
import { readAgency } from '../../agency/agency.repo';

/** What holds the mandates of a property to let on a day; empty for one to sell. */
export async function lettingBounds(db: Queryable, property: Property, today: string): Promise<LettingBounds> {
  return property.transactionType === 'RENT' ? lettingBoundsOf(property, await readAgency(db), today) : {};
}
