import type { FieldProblem } from '../common/problem';
import type { ContactFields } from './contact.schema';

/** Why a contact cannot be saved, or null: it needs a name to be found by. */
export function contactProblem({
  lastName,
  company,
}: Pick<ContactFields, 'lastName' | 'company'>): FieldProblem | null {
  if (lastName.trim() !== '' || company?.trim()) return null;
  return { path: 'lastName', message: 'Un nom ou une société est requis.' };
}
