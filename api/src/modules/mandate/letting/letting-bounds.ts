import { lettingBoundsOf, type LettingBounds } from '@pignon/shared/domain/mandate/letting/letting-terms';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Queryable } from '../../../db/db';
import { readAgency } from '../../agency/agency.repo';

/** Reads the legal bounds of letting mandates of a property, on a day; empty for a sale. */
export async function lettingBounds(db: Queryable, property: Property, today: string): Promise<LettingBounds> {
  return property.transactionType === 'RENT' ? lettingBoundsOf(property, await readAgency(db), today) : {};
}
