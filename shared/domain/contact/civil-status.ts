import type { ContactFields } from './contact.schema';

/** Civil status printed on a mandate and retained by law: identity and address. */
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

/** Civil status and address of a contact, without contact details. */
export function civilStatusOf(contact: CivilStatus): CivilStatus {
  const { title, firstName, lastName, company, location, birth, secondBirth, maritalStatus, secondPerson } = contact;
  const { registration, capacity } = contact;
  const second = secondPerson && { ...secondPerson, email: null };
  const person = { title, firstName, lastName, location, birth, secondBirth, maritalStatus, secondPerson: second };
  return { ...person, company, registration, capacity };
}
