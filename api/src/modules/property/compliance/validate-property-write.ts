import { frenchNumber } from '@pignon/shared/domain/common/french';
import { firstPropertyProblem } from '@pignon/shared/domain/property/property.rules';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import type { Queryable } from '../../../db/db';
import { invalid } from '../../../http/api-problem';
import { findUserByEmail } from '../../user/user.repo';
import { unknownContacts } from '../property-people.repo';

const idsOf = ({ contactTypes }: PropertyFields) => Object.keys(contactTypes).map(Number);

const unknownSentence = (count: number): string =>
  count === 1
    ? 'Un contact lié n’existe pas ou n’existe plus.'
    : `${frenchNumber(count)} contacts liés n’existent pas ou n’existent plus.`;

/**
 * Validates a write: business rules, existing contacts, active negotiator. Ignores violations that were stored before
 * and are unchanged. @throws VALIDATION for the first one
 */
export async function validatePropertyWrite(
  tx: Queryable,
  fields: PropertyFields,
  before: PropertyFields | null,
): Promise<void> {
  const firstProblem = firstPropertyProblem(fields, before);
  if (firstProblem) throw invalid(firstProblem.path, firstProblem.message);
  const knownIds = new Set(before ? idsOf(before) : []);
  const newIds = idsOf(fields).filter((id) => !knownIds.has(id));
  const unknown = newIds.length > 0 ? await unknownContacts(tx, newIds) : [];
  if (unknown.length > 0) throw invalid('contactTypes', unknownSentence(unknown.length));
  const { negotiator } = fields;
  if (negotiator === null || negotiator === before?.negotiator) return;
  const user = await findUserByEmail(tx, negotiator);
  if (!user?.active) throw invalid('negotiator', `Le compte ${negotiator} n’existe pas ou n’est pas actif.`);
}
