import type { ContactFields } from './contact.schema';

/** What a mandate says of a principal, and what the law keeps of one: who they are and where they live. */
export type CivilStatus = Pick<
  ContactFields,
  | 'title'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'location'
  | 'birth'
  | 'secondBirth'
  | 'maritalStatus'
  | 'secondPerson'
  | 'registration'
  | 'capacity'
>;

/** The civil status and address of a contact, without how to reach them. */
export function civilStatusOf(contact: CivilStatus): CivilStatus {
  const { title, firstName, lastName, company, location, birth, secondBirth, maritalStatus, secondPerson } = contact;
  const { registration, capacity } = contact;
  const second = secondPerson && { ...secondPerson, email: null };
  const person = { title, firstName, lastName, location, birth, secondBirth, maritalStatus, secondPerson: second };
  return { ...person, company, registration, capacity };
}
