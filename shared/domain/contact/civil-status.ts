import type { ContactFields } from './contact.schema';

/** What a mandate says of a principal, and what the law keeps of one: who they are and where they live. */
export type CivilStatus = Pick<
  ContactFields,
  'title' | 'firstName' | 'lastName' | 'company' | 'location' | 'birth' | 'maritalStatus' | 'secondPerson'
>;

/** The civil status and address of a contact, without how to reach them. */
export function civilStatusOf(contact: CivilStatus): CivilStatus {
  const { title, firstName, lastName, company, location, birth, maritalStatus, secondPerson } = contact;
  const second = secondPerson && { ...secondPerson, email: null };
  return { title, firstName, lastName, company, location, birth, maritalStatus, secondPerson: second };
}
