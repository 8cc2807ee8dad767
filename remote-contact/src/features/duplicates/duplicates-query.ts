import type { DuplicatesQuery } from '../../data/duplicates.queries';
import type { ContactValues } from '../form/contact-values';

const MIN_NAME = 2;

type TypedContact = Partial<
  Pick<ContactValues, 'firstName' | 'lastName' | 'company' | 'email' | 'phone' | 'location'>
> & {
  secondPerson?: ContactValues['secondPerson'] | null;
};

const filled = (text: string | null | undefined): text is string => (text ?? '').trim() !== '';

/** Search for duplicates of the typed values; null while they identify nobody. */
export function duplicatesQuery(id: number, typed: TypedContact): DuplicatesQuery | null {
  const { firstName, lastName, company, email, phone, location, secondPerson } = typed;
  const numbers = (phone ?? []).filter(({ number }) => filled(number)).map(({ number }) => ({ number }));
  const hasSurname = [lastName, company].some((name) => (name ?? '').trim().length >= MIN_NAME);
  const city = location?.city;
  // for an existing record a surname alone is too little
  const isIdentified = hasSurname && (id === 0 || filled(firstName) || filled(company) || filled(city));
  const second = {
    ...(filled(secondPerson?.firstName) && { firstName: secondPerson.firstName }),
    ...(filled(secondPerson?.lastName) && { lastName: secondPerson.lastName }),
    ...(filled(secondPerson?.email) && { email: secondPerson.email }),
  };
  const isSecondIdentified = filled(second.firstName) && (filled(second.lastName) || filled(lastName));
  if (!isIdentified && !filled(email) && !filled(second.email) && !isSecondIdentified && numbers.length === 0)
    return null;
  return {
    ...(id > 0 && { id }),
    ...(filled(firstName) && { firstName }),
    ...(filled(lastName) && { lastName }),
    ...(filled(company) && { company }),
    ...(filled(email) && { email }),
    ...(numbers.length > 0 && { phone: numbers }),
    ...(filled(city) && { location: { city } }),
    ...(Object.keys(second).length > 0 && { secondPerson: second }),
  };
}
