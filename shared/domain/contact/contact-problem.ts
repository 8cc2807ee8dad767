import type { FieldProblem } from '../common/problem';
import type { ContactFields } from './contact.schema';

/** Why a whole contact may not be saved, or null: somebody has to be able to find it by a name. */
export function contactProblem({
  lastName,
  company,
}: Pick<ContactFields, 'lastName' | 'company'>): FieldProblem | null {
  if (lastName.trim() !== '' || company?.trim()) return null;
  return { path: 'lastName', message: 'Un nom ou une société est requis.' };
}
